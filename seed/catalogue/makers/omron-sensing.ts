import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** E2E-X<mm>[M]<output>: M is unshielded; E NPN, F PNP, 1 normally open, 2 normally closed. */
const inductive = family({
  manufactor: "omron",
  category: "proximity-sensor",
  series: "E2E",
  name: ["근접센서 원주형", "Inductive proximity sensor", "接近传感器 圆柱型"],
  demand: 0.8,
  axes: {
    head: [
      ["X1R5", "M8", "1.5", "shielded", 26_500],
      ["X2", "M12", "2", "shielded", 24_800],
      ["X5", "M18", "5", "shielded", 26_200],
      ["X10", "M30", "10", "shielded", 33_800],
      ["X2M", "M8", "2", "unshielded", 27_800],
      ["X5M", "M12", "5", "unshielded", 26_300],
      ["X10M", "M18", "10", "unshielded", 27_900],
      ["X18M", "M30", "18", "unshielded", 36_500],
    ],
    output: [
      ["E1", "NPN NO"],
      ["E2", "NPN NC"],
      ["F1", "PNP NO"],
      ["F2", "PNP NC"],
    ],
    lead: [
      [" 2M", "2 m cable"],
      ["-M1", "M12 connector"],
    ],
  },
  allowed: ({ head, lead }) => head[1] !== "M8" || lead[0] === " 2M",
  code: ({ head, output, lead }) => `E2E-${head[0]}${output[0]}${lead[0]}`,
  label: ({ head, output }) => `${head[1]} ${head[2]}mm ${output[1]}`,
  values: ({ head, output, lead }) => ({
    housing: head[1],
    sensingDistance: `${head[2]} mm`,
    mounting: head[3],
    output: output[1],
    connection: lead[1],
    supply: "DC 12-24V",
    protection: "IP67",
  }),
  price: ({ head, lead }) => head[4] + (lead[0] === "-M1" ? 5_500 : 0),
  interchange: ({ head, output, lead }) =>
    `proximity/${head[1]}/${head[2]}/${output[1]}/${lead[1]}`,
});

const photo = family({
  manufactor: "omron",
  category: "photo-sensor",
  series: "E3Z",
  name: ["포토센서", "Photoelectric sensor", "光电传感器"],
  demand: 0.8,
  axes: {
    beam: [
      ["T", "1", "Through-beam", "15 m", 62_000],
      ["R", "1", "Retro-reflective", "4 m", 51_000],
      ["D", "1", "Diffuse", "100 mm", 49_500],
      ["D", "2", "Diffuse", "1 m", 49_500],
      ["L", "1", "Narrow beam", "90 mm", 58_000],
      ["LS", "1", "Background suppression", "200 mm", 72_000],
    ],
    output: [
      ["6", "NPN"],
      ["8", "PNP"],
    ],
    lead: ["2M", "M8"],
  },
  allowed: ({ beam, lead }) => lead === "2M" || beam[0] !== "L",
  code: ({ beam, output, lead }) => {
    const figure = lead === "2M" ? beam[1] : String(Number(beam[1]) + 5);
    return `E3Z-${beam[0]}${output[0]}${figure}${lead === "2M" ? " 2M" : ""}`;
  },
  label: ({ beam, output }) => `${beam[2]} ${beam[3]} ${output[1]}`,
  values: ({ beam, output, lead }) => ({
    sensingMethod: beam[2],
    sensingDistance: beam[3],
    output: output[1],
    connection: lead === "2M" ? "2 m cable" : "M8 connector",
    supply: "DC 12-24V",
    responseTime: "1 ms",
    protection: "IP67",
  }),
  price: ({ beam }) => beam[4],
});

const slot = family({
  manufactor: "omron",
  category: "photo-sensor",
  series: "EE-SX67",
  name: ["포토마이크로센서", "Slot photomicrosensor", "槽型光电传感器"],
  demand: 0.7,
  axes: { shape: ["0", "1", "2", "3", "4"], output: ["", "A", "P", "R"] },
  code: ({ shape, output }) => `EE-SX67${shape}${output}`,
  label: ({ output }) => `5mm ${output === "P" || output === "R" ? "PNP" : "NPN"}`,
  values: ({ output }) => ({
    sensingMethod: "Slot",
    sensingDistance: "5 mm",
    output: output === "P" || output === "R" ? "PNP" : "NPN",
    supply: "DC 5-24V",
  }),
  price: () => 7_900,
});

const fibre = family({
  manufactor: "omron",
  category: "fiber-sensor",
  series: "E3X",
  name: ["광화이버 앰프", "Fibre amplifier", "光纤放大器"],
  demand: 0.5,
  axes: { model: ["HD", "NA", "ZD"], output: ["11", "41"] },
  code: ({ model, output }) => `E3X-${model}${output} 2M`,
  label: ({ output }) => (output === "11" ? "NPN" : "PNP"),
  values: ({ output }) => ({
    output: output === "11" ? "NPN" : "PNP",
    supply: "DC 12-24V",
    connection: "2 m cable",
  }),
  price: ({ model }) => ({ HD: 98_000, NA: 64_000, ZD: 76_000 })[model],
});

/** E6B2-C<output>: WZ6C open collector, WZ3E voltage, WZ1X line driver. */
const encoders = family({
  manufactor: "omron",
  category: "encoder",
  series: "E6B2-C",
  name: ["로터리 엔코더", "Rotary encoder", "旋转编码器"],
  demand: 0.5,
  axes: {
    output: [
      ["WZ6C", "NPN open collector", "DC 5-24V"],
      ["WZ3E", "Voltage", "DC 5-12V"],
      ["WZ1X", "Line driver", "DC 5V"],
    ],
    pulses: ["100", "360", "500", "600", "1000", "2000"],
  },
  code: ({ output, pulses }) => `E6B2-C${output[0]} ${pulses}P/R 2M`,
  label: ({ output, pulses }) => `φ40 ${pulses}P/R ${output[1]}`,
  values: ({ output, pulses }) => ({
    resolution: `${pulses} P/R`,
    output: output[1],
    supply: output[2],
    shaft: "6 mm",
  }),
  price: () => 118_000,
});

const switches = family({
  manufactor: "omron",
  category: "limit-switch",
  series: "WL / D4N / Z",
  name: ["리미트스위치", "Limit switch", "限位开关"],
  demand: 0.5,
  axes: {
    item: [
      ["WLCA2", "Roller lever", 38_500],
      ["WLCA12", "Adjustable roller lever", 43_000],
      ["WLCL", "Adjustable rod lever", 44_500],
      ["WLD2", "Top roller plunger", 42_800],
      ["WLNJ", "Coil spring", 39_900],
      ["D4N-1120", "Roller lever", 27_500],
      ["D4N-1131", "Plunger", 24_800],
      ["D4N-1132", "Roller plunger", 25_900],
      ["SHL-Q2255", "Panel-mount cross roller plunger", 19_800],
      ["SHL-W2155", "Roller lever", 18_600],
      ["Z-15GW22-B", "Short hinge roller lever", 8_400],
      ["Z-15GQ-B", "Panel-mount plunger", 8_600],
      ["V-156-1C25", "Hinge roller lever", 2_900],
      ["SS-5GL2", "Hinge roller lever", 2_100],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ actuator: item[1], contacts: "1NO+1NC" }),
  price: ({ item }) => item[2],
});

export const omronSensing: Grown[] = [
  ...inductive,
  ...photo,
  ...slot,
  ...fibre,
  ...encoders,
  ...switches,
];
