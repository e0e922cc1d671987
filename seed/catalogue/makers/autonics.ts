import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** PR<diameter>-<mm><output>: DN is NPN, DP is PNP, A is AC; 2 or C is normally closed. */
const inductive = family({
  manufactor: "autonics",
  category: "proximity-sensor",
  series: "PR",
  name: ["근접센서 원주형", "Inductive proximity sensor", "接近传感器 圆柱型"],
  marks: ["KC", "CE"],
  demand: 0.9,
  axes: {
    head: [
      ["PR08-1.5", "M8", "1.5", 12_400],
      ["PR08-2", "M8", "2", 12_600],
      ["PR12-2", "M12", "2", 9_800],
      ["PR12-4", "M12", "4", 9_900],
      ["PR18-5", "M18", "5", 10_600],
      ["PR18-8", "M18", "8", 10_800],
      ["PR30-10", "M30", "10", 14_200],
      ["PR30-15", "M30", "15", 14_500],
    ],
    output: [
      ["DN", "NPN NO"],
      ["DN2", "NPN NC"],
      ["DP", "PNP NO"],
      ["DP2", "PNP NC"],
      ["AO", "AC NO"],
      ["AC", "AC NC"],
    ],
  },
  allowed: ({ head, output }) => head[1] !== "M8" || output[0].startsWith("D"),
  code: ({ head, output }) => `${head[0]}${output[0]}`,
  label: ({ head, output }) => `${head[1]} ${head[2]}mm ${output[1]}`,
  values: ({ head, output }) => ({
    housing: head[1],
    sensingDistance: `${head[2]} mm`,
    output: output[1],
    supply: output[0].startsWith("A") ? "AC 100-240V" : "DC 12-24V",
    connection: "2 m cable",
    protection: "IP67",
  }),
  price: ({ head, output }) => head[3] * (output[0].startsWith("A") ? 1.5 : 1),
  interchange: ({ head, output }) => `proximity/${head[1]}/${head[2]}/${output[1]}/2 m cable`,
});

const longDistance = family({
  manufactor: "autonics",
  category: "proximity-sensor",
  series: "PRD",
  name: ["근접센서 장거리형", "Long-distance proximity sensor", "长距离接近传感器"],
  marks: ["KC", "CE"],
  demand: 0.7,
  axes: {
    head: [
      ["PRD12-4", "M12", "4", 14_300],
      ["PRD12-8", "M12", "8", 14_800],
      ["PRD18-7", "M18", "7", 15_600],
      ["PRD18-14", "M18", "14", 15_900],
      ["PRD30-15", "M30", "15", 20_400],
      ["PRD30-25", "M30", "25", 20_900],
    ],
    output: [
      ["DN", "NPN NO"],
      ["DN2", "NPN NC"],
      ["DP", "PNP NO"],
      ["DP2", "PNP NC"],
    ],
  },
  code: ({ head, output }) => `${head[0]}${output[0]}`,
  label: ({ head, output }) => `${head[1]} ${head[2]}mm ${output[1]}`,
  values: ({ head, output }) => ({
    housing: head[1],
    sensingDistance: `${head[2]} mm`,
    output: output[1],
    supply: "DC 12-24V",
    protection: "IP67",
  }),
  price: ({ head }) => head[3],
});

const photo = family({
  manufactor: "autonics",
  category: "photo-sensor",
  series: "BJ / BEN / BF",
  name: ["포토센서", "Photoelectric sensor", "光电传感器"],
  marks: ["KC", "CE"],
  demand: 0.8,
  axes: {
    item: [
      ["BJ15M-TDT", "Through-beam", "15 m", 44_500, true],
      ["BJ10M-TDT", "Through-beam", "10 m", 43_000, true],
      ["BJ7M-TDT", "Through-beam", "7 m", 42_000, true],
      ["BJ3M-PDT", "Polarised retro-reflective", "3 m", 34_000, true],
      ["BJ1M-DDT", "Diffuse", "1 m", 31_000, true],
      ["BJ300-DDT", "Diffuse", "300 mm", 30_500, true],
      ["BJ100-DDT", "Diffuse", "100 mm", 30_500, true],
      ["BJG30-DDT", "Transparent object", "30 mm", 36_500, false],
      ["BEN10M-TFR", "Through-beam", "10 m", 41_500, false],
      ["BEN5M-MFR", "Retro-reflective", "5 m", 32_500, false],
      ["BEN3M-PFR", "Polarised retro-reflective", "3 m", 35_800, false],
      ["BEN300-DFR", "Diffuse", "300 mm", 31_500, false],
      ["BEN10M-TDT", "Through-beam", "10 m", 38_800, false],
      ["BEN5M-MDT", "Retro-reflective", "5 m", 30_200, false],
      ["BEN300-DDT", "Diffuse", "300 mm", 29_600, false],
      ["BR100-DDT", "Diffuse", "100 mm", 24_300, true],
      ["BR400-DDT", "Diffuse", "400 mm", 25_600, true],
      ["BF3RX", "Fibre amplifier", "-", 31_500, true],
      ["BF5R-D1-N", "Fibre amplifier", "-", 52_000, false],
      ["BF5R-D1-P", "Fibre amplifier", "-", 52_000, false],
    ],
    output: ["", "-P"],
  },
  allowed: ({ item, output }) => output === "" || item[4],
  code: ({ item, output }) => `${item[0]}${output}`,
  label: ({ item, output }) => `${item[1]} ${item[2]}${output === "" ? "" : " PNP"}`,
  values: ({ item, output }) => ({
    sensingMethod: item[1],
    sensingDistance: item[2],
    output: item[0].endsWith("FR") ? "Relay" : output === "" ? "NPN" : "PNP",
    supply: item[0].endsWith("FR") ? "AC/DC 24-240V" : "DC 12-24V",
  }),
  price: ({ item }) => item[3],
});

/** E<diameter>S<shaft>-<pulses>-<phases>-<output>-<supply>. */
const encoders = family({
  manufactor: "autonics",
  category: "encoder",
  series: "E40S / E50S",
  name: ["로터리 엔코더", "Incremental rotary encoder", "增量式旋转编码器"],
  marks: ["CE"],
  demand: 0.6,
  axes: {
    body: [
      ["E40S6", "φ40", "6 mm", 52_000],
      ["E50S8", "φ50", "8 mm", 55_500],
    ],
    pulses: ["100", "360", "500", "600", "1000", "1024", "2500"],
    output: [
      ["3-T-24", "A, B, Z totem pole", "DC 12-24V"],
      ["3-N-24", "A, B, Z NPN open collector", "DC 12-24V"],
      ["6-L-5", "A, /A, B, /B, Z, /Z line driver", "DC 5V"],
    ],
  },
  code: ({ body, pulses, output }) => `${body[0]}-${pulses}-${output[0]}`,
  label: ({ body, pulses, output }) => `${body[1]} ${pulses}P/R ${output[2]}`,
  values: ({ body, pulses, output }) => ({
    resolution: `${pulses} P/R`,
    output: output[1],
    supply: output[2],
    shaft: body[2],
    housing: body[1],
  }),
  price: ({ body, pulses }) => body[3] + Number(pulses) * 6,
});

/** TK4<size>-<option>4<output 1><output 2>: 4 is AC 100-240V. */
const thermostats = family({
  manufactor: "autonics",
  category: "temperature-controller",
  series: "TK4",
  name: ["고기능 온도조절기 TK4", "PID temperature controller TK4", "PID温控器TK4"],
  marks: ["KC", "CE", "UL"],
  demand: 0.85,
  axes: {
    size: [
      ["S", "48 x 48", 84_000],
      ["M", "72 x 72", 102_000],
      ["W", "96 x 48", 104_000],
      ["H", "48 x 96", 104_000],
      ["L", "96 x 96", 116_000],
    ],
    option: [
      ["1", "1"],
      ["2", "2"],
    ],
    output: [
      ["R", "Relay"],
      ["S", "SSR drive"],
      ["C", "Current / SSR drive"],
    ],
  },
  code: ({ size, option, output }) => `TK4${size[0]}-${option[0]}4${output[0]}N`,
  label: ({ size, output }) => `${size[1]} ${output[1]}`,
  values: ({ size, option, output }) => ({
    size: `${size[1]} mm`,
    control: output[1],
    alarm: option[1],
    input: "TC, RTD, mV, V, mA",
    supply: "AC 100-240V",
    accuracy: "±0.3 %",
  }),
  price: ({ size, option, output }) =>
    size[2] + (option[0] === "2" ? 6_000 : 0) + (output[0] === "C" ? 9_000 : 0),
});

const economy = family({
  manufactor: "autonics",
  category: "temperature-controller",
  series: "TC4",
  name: ["온도조절기 TC4", "Temperature controller TC4", "温控器TC4"],
  marks: ["KC", "CE", "UL"],
  demand: 0.9,
  axes: {
    size: [
      ["S", "48 x 48", 33_500],
      ["SP", "48 x 48 plug-in", 34_500],
      ["Y", "72 x 36", 36_500],
      ["M", "72 x 72", 41_000],
      ["H", "48 x 96", 41_500],
      ["W", "96 x 48", 41_500],
      ["L", "96 x 96", 46_500],
    ],
    option: [
      ["N4", "-", "AC 100-240V"],
      ["14", "1", "AC 100-240V"],
      ["24", "2", "AC 100-240V"],
      ["12", "1", "AC 24V / DC 24-48V"],
    ],
  },
  allowed: ({ size, option }) => size[0] !== "SP" || option[0] === "14" || option[0] === "N4",
  code: ({ size, option }) => `TC4${size[0]}-${option[0]}R`,
  label: ({ size }) => `${size[1]}`,
  values: ({ size, option }) => ({
    size: `${size[1]} mm`,
    control: "Relay + SSR drive",
    alarm: option[1],
    supply: option[2],
  }),
  price: ({ size, option }) => size[2] + (option[0] === "24" ? 3_000 : 0),
});

export const autonics: Grown[] = [
  ...inductive,
  ...longDistance,
  ...photo,
  ...encoders,
  ...thermostats,
  ...economy,
];
