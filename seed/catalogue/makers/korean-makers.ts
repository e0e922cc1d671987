import { family } from "../family.ts";
import type { Grown } from "../family.ts";

const counters = family({
  manufactor: "autonics",
  category: "counter",
  series: "CT / FX",
  name: ["카운터/타이머", "Counter / timer", "计数器/计时器"],
  marks: ["KC", "CE", "UL"],
  demand: 0.6,
  axes: {
    model: [
      ["CT4S", "48 x 48", "4", 61_000],
      ["CT6S", "48 x 48", "6", 66_000],
      ["CT6Y", "72 x 36", "6", 68_500],
      ["CT6M", "72 x 72", "6", 74_000],
    ],
    preset: [
      ["1P", "1 preset"],
      ["2P", "2 presets"],
      ["I", "Indicator"],
    ],
    supply: [
      ["4", "AC 100-240V"],
      ["2", "AC 24V / DC 24-48V"],
    ],
  },
  allowed: ({ model, preset }) => preset[0] !== "I" || model[2] === "6",
  code: ({ model, preset, supply }) =>
    preset[0] === "I" ? `${model[0]}-I${supply[0]}` : `${model[0]}-${preset[0]}${supply[0]}`,
  label: ({ model, preset }) => `${model[1]} ${preset[1]}`,
  values: ({ model, preset, supply }) => ({
    size: `${model[1]} mm`,
    digits: model[2],
    type: preset[1],
    supply: supply[1],
  }),
  price: ({ model, preset }) => model[3] + (preset[0] === "2P" ? 9_000 : 0),
});

const singles = family({
  manufactor: "autonics",
  category: "power-supply",
  series: "SPB",
  name: ["스위칭 파워서플라이", "Switching power supply", "开关电源"],
  marks: ["KC", "CE", "UL"],
  demand: 0.6,
  axes: {
    watts: [
      ["015", 15, 25_500],
      ["030", 30, 30_500],
      ["060", 60, 39_500],
      ["120", 120, 58_500],
      ["240", 240, 94_000],
    ],
    volts: ["12", "24"],
  },
  allowed: ({ watts, volts }) => volts === "24" || watts[1] <= 60,
  code: ({ watts, volts }) => `SPB-${watts[0]}-${volts}`,
  label: ({ watts, volts }) => `${watts[1]}W DC${volts}V`,
  values: ({ watts, volts }) => ({
    power: `${watts[1]} W`,
    outputVoltage: `DC ${volts} V`,
    supply: "AC 100-240V",
    mounting: "DIN rail",
  }),
  price: ({ watts }) => watts[2],
  interchange: ({ watts, volts }) => `supply/${volts}V/${watts[1] / Number(volts)}A`,
});

const meters = family({
  manufactor: "autonics",
  category: "panel-meter",
  series: "MT4 / M4",
  name: ["디지털 판넬메타", "Digital panel meter", "数显表"],
  marks: ["CE"],
  demand: 0.4,
  axes: {
    body: [
      ["MT4W", "96 x 48", 62_000],
      ["MT4Y", "72 x 36", 58_000],
    ],
    input: [
      ["DV", "DC V"],
      ["DA", "DC A"],
      ["AV", "AC V"],
      ["AA", "AC A"],
    ],
    output: [
      ["4N", "Indicator"],
      ["41", "Relay + NPN"],
      ["44", "4-20mA"],
    ],
  },
  allowed: ({ body, output }) => body[0] === "MT4W" || output[0] === "4N",
  code: ({ body, input, output }) => `${body[0]}-${input[0]}-${output[0]}`,
  label: ({ body, input }) => `${body[1]} ${input[1]}`,
  values: ({ body, input, output }) => ({
    size: `${body[1]} mm`,
    input: input[1],
    output: output[1],
    digits: "4",
    supply: "AC 100-240V",
  }),
  price: ({ body, output }) => body[2] + (output[0] === "4N" ? 0 : 12_000),
});

const small = family({
  manufactor: "autonics",
  category: "timer",
  series: "AT / ATN",
  name: ["아날로그 타이머", "Analogue timer", "模拟时间继电器"],
  marks: ["KC", "CE", "UL"],
  demand: 0.6,
  axes: {
    item: [
      ["AT8N", "8pin 6 modes", 31_500],
      ["AT11DN", "11pin 6 modes", 34_000],
      ["AT8SDN", "8pin star-delta", 37_500],
      ["AT8PSN", "8pin power off delay", 39_500],
      ["ATS8-41", "8pin 48 x 48", 27_500],
      ["ATS11-41D", "11pin 48 x 48", 29_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ type: item[1], supply: "AC 100-240V / DC 24-240V" }),
  price: ({ item }) => item[2],
});

const solidState = family({
  manufactor: "autonics",
  category: "solid-state-relay",
  series: "SRH1 / SR1",
  name: ["무접점릴레이(SSR)", "Solid-state relay", "固态继电器"],
  marks: ["CE", "UL"],
  demand: 0.6,
  axes: {
    line: ["SRH1", "SR1"],
    input: ["1", "4"],
    amps: ["15", "20", "25", "30", "40", "50", "60", "75"],
  },
  allowed: ({ line, amps }) =>
    (line === "SRH1" ? "15 20 30 40 60" : "15 25 40 50 75").split(" ").includes(amps),
  code: ({ line, input, amps }) => `${line}-${input}2${amps}`,
  label: ({ input, amps }) => `${amps}A ${input === "1" ? "DC4-30V" : "AC100-240V"}`,
  values: ({ line, input, amps }) => ({
    ratedCurrent: `${amps} A`,
    ratedVoltage: "AC 24-240V",
    input: input === "1" ? "DC 4-30V" : "AC 100-240V",
    type: line === "SRH1" ? "Heat sink" : "Detachable heat sink",
  }),
  price: ({ line, amps }) => (12_500 + Number(amps) * 480) * (line === "SRH1" ? 1.4 : 1),
});

const hanyoung = family({
  manufactor: "hanyoung",
  category: "temperature-controller",
  series: "NX",
  name: ["디지털 온도조절기 NX", "Digital temperature controller NX", "数字温控器NX"],
  marks: ["KC", "CE", "UL"],
  demand: 0.6,
  axes: {
    size: [
      ["NX1", "96 x 48", 96_000],
      ["NX2", "48 x 96", 96_000],
      ["NX3", "96 x 96", 108_000],
      ["NX4", "48 x 48", 74_000],
      ["NX7", "72 x 72", 88_000],
      ["NX9", "96 x 96", 112_000],
    ],
    option: ["00", "01", "02"],
  },
  code: ({ size, option }) => `${size[0]}-${option}`,
  label: ({ size }) => size[1],
  values: ({ size, option }) => ({
    size: `${size[1]} mm`,
    control: "Relay, SSR, 4-20mA",
    port: option === "00" ? "-" : "RS-485",
    supply: "AC 100-240V",
  }),
  price: ({ size, option }) => size[2] + (option === "00" ? 0 : 14_000),
});

const hanyoungSwitches = family({
  manufactor: "hanyoung",
  category: "limit-switch",
  series: "HY-M / HY-L",
  name: ["리미트스위치", "Limit switch", "限位开关"],
  marks: ["KC"],
  demand: 0.5,
  axes: {
    item: [
      ["HY-M902", "Pin plunger", 9_400],
      ["HY-M903", "Roller plunger", 9_800],
      ["HY-M904", "Roller lever", 10_200],
      ["HY-M907", "Adjustable rod lever", 10_600],
      ["HY-M908", "Adjustable roller lever", 10_600],
      ["HY-M909", "Coil spring", 9_900],
      ["HY-L802", "Plunger", 12_800],
      ["HY-L804", "Roller lever", 13_400],
      ["HY-L807", "Adjustable rod lever", 13_900],
      ["HY-L808", "Adjustable roller lever", 13_900],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ actuator: item[1], contacts: "1a1b", ratedCurrent: "10 A" }),
  price: ({ item }) => item[2],
});

const hyundaiFrames = {
  HGM30: "15 20 30",
  HGM50: "15 20 30 40 50",
  HGM100: "40 50 60 75 100",
  HGM125: "75 100 125",
  HGM250: "125 150 175 200 225 250",
} as const;
const hyundai = (Object.keys(hyundaiFrames) as (keyof typeof hyundaiFrames)[]) // Keys as declared.
  .flatMap((frame) =>
    family({
      manufactor: "hd-hyundai-electric",
      category: "molded-case-breaker",
      series: "HGM",
      name: ["배선용차단기", "Moulded-case circuit breaker", "塑壳断路器"],
      marks: ["KC", "CE"],
      demand: 0.4,
      axes: { type: ["E", "S"], amps: hyundaiFrames[frame].split(" ") },
      code: ({ type, amps }) => `${frame}${type} 3P ${amps}A`,
      label: ({ type, amps }) => `${frame}${type} 3P ${amps}A`,
      values: ({ amps }) => ({
        poles: "3P",
        ratedCurrent: `${amps} A`,
        size: `${frame.slice(3)} AF`,
      }),
      price: ({ type }) => (9_000 + Number(frame.slice(3)) * 260) * (type === "S" ? 1.3 : 1),
    }),
  );

export const koreanMakers: Grown[] = [
  ...counters,
  ...singles,
  ...meters,
  ...small,
  ...solidState,
  ...hanyoung,
  ...hanyoungSwitches,
  ...hyundai,
];
