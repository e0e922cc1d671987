import { family } from "../family.ts";
import type { Grown } from "../family.ts";

const drivePower = [
  ["10", 0.1, 398_000],
  ["20", 0.2, 412_000],
  ["40", 0.4, 448_000],
  ["60", 0.6, 512_000],
  ["70", 0.75, 548_000],
  ["100", 1, 628_000],
  ["200", 2, 842_000],
  ["350", 3.5, 1_120_000],
  ["500", 5, 1_690_000],
  ["700", 7, 2_180_000],
] as const;

/** MR-<generation>-<watts / 10><bus>: A pulse train, B SSCNET III/H, C and G open networks. */
const drives = family({
  manufactor: "mitsubishi",
  category: "servo-drive",
  series: "MELSERVO",
  name: ["MELSERVO 서보앰프", "MELSERVO servo amplifier", "MELSERVO伺服放大器"],
  marks: ["CE", "UL"],
  demand: 0.6,
  axes: {
    generation: ["MR-J4", "MR-J5", "MR-JE"],
    power: drivePower,
    bus: [
      ["A", "Pulse, analogue"],
      ["B", "SSCNET III/H"],
      ["C", "Modbus TCP, CC-Link IE Field Basic"],
      ["G", "CC-Link IE TSN"],
    ],
  },
  allowed: ({ generation, power, bus }) => {
    if (generation === "MR-J4") return bus[0] === "A" || bus[0] === "B";
    if (generation === "MR-J5") return bus[0] === "A" || bus[0] === "G";
    return bus[0] !== "G" && power[1] <= 3 && power[0] !== "60" && power[0] !== "350";
  },
  code: ({ generation, power, bus }) => `${generation}-${power[0]}${bus[0]}`,
  label: ({ power, bus }) => `${power[1]}kW ${bus[1]}`,
  values: ({ power, bus }) => ({
    power: `${power[1]} kW`,
    protocol: bus[1],
    supply: "3ph AC 200-240V",
    resolution: "22 bit",
  }),
  price: ({ generation, power }) =>
    power[2] * { "MR-J4": 1, "MR-J5": 1.12, "MR-JE": 0.72 }[generation],
});

const motors = family({
  manufactor: "mitsubishi",
  category: "servo-motor",
  series: "MELSERVO",
  name: ["MELSERVO 서보모터", "MELSERVO servo motor", "MELSERVO伺服电机"],
  marks: ["CE", "UL"],
  demand: 0.5,
  axes: {
    frame: [
      ["HG-KR053", 0.05, 3000, 0.16, 286_000],
      ["HG-KR13", 0.1, 3000, 0.32, 298_000],
      ["HG-KR23", 0.2, 3000, 0.64, 328_000],
      ["HG-KR43", 0.4, 3000, 1.3, 372_000],
      ["HG-KR73", 0.75, 3000, 2.4, 458_000],
      ["HG-SR52", 0.5, 2000, 2.4, 512_000],
      ["HG-SR102", 1, 2000, 4.8, 628_000],
      ["HG-SR152", 1.5, 2000, 7.2, 742_000],
      ["HG-SR202", 2, 2000, 9.5, 886_000],
      ["HG-SR352", 3.5, 2000, 16.7, 1_240_000],
      ["HG-SR502", 5, 2000, 23.9, 1_720_000],
      ["HG-SR702", 7, 2000, 33.4, 2_260_000],
    ],
    brake: ["", "B"],
  },
  code: ({ frame, brake }) => `${frame[0]}${brake}`,
  label: ({ frame, brake }) => `${frame[1]}kW ${frame[2]}rpm${brake === "" ? "" : " + brake"}`,
  values: ({ frame, brake }) => ({
    power: `${frame[1]} kW`,
    speed: `${frame[2]} r/min`,
    torque: `${frame[3]} N·m`,
    brake: brake === "" ? "-" : "DC 24V",
    resolution: "22 bit",
  }),
  price: ({ frame, brake }) => frame[4] * (brake === "" ? 1 : 1.32),
});

const kilowatts = ["0.1", "0.2", "0.4", "0.75", "1.5", "2.2", "3.7", "5.5", "7.5", "11", "15"];

/** FR-<series><volts / 100>0(S)-<kW>K; S is a single-phase supply. */
const inverters = family({
  manufactor: "mitsubishi",
  category: "inverter",
  series: "FREQROL",
  name: ["FREQROL 인버터", "FREQROL inverter", "FREQROL变频器"],
  marks: ["CE", "UL"],
  demand: 0.5,
  axes: {
    series: [
      ["FR-D720", 200, "3ph AC 200-240V", 0.1, 15, 1],
      ["FR-D720S", 200, "1ph AC 200-240V", 0.1, 2.2, 1.05],
      ["FR-D740", 400, "3ph AC 380-480V", 0.4, 15, 1.2],
      ["FR-E720", 200, "3ph AC 200-240V", 0.1, 15, 1.2],
      ["FR-E740", 400, "3ph AC 380-480V", 0.4, 15, 1.4],
    ],
    kilowatt: kilowatts,
  },
  allowed: ({ series, kilowatt }) => Number(kilowatt) >= series[3] && Number(kilowatt) <= series[4],
  code: ({ series, kilowatt }) => `${series[0]}-${kilowatt}K`,
  label: ({ series, kilowatt }) => `${kilowatt}kW ${series[1]}V`,
  values: ({ series, kilowatt }) => ({
    power: `${kilowatt} kW`,
    supply: series[2],
    protocol: "Modbus RTU",
  }),
  price: ({ series, kilowatt }) => (148_000 + Number(kilowatt) * 66_000) * series[5],
  interchange: ({ series, kilowatt }) =>
    series[0] === "FR-D720S"
      ? `inverter/1ph/${kilowatt}kW`
      : `inverter/${series[1]}V/${kilowatt}kW`,
});

const panels = family({
  manufactor: "mitsubishi",
  category: "hmi",
  series: "GOT2000",
  name: ["GOT 터치패널", "GOT operator terminal", "GOT触摸屏"],
  marks: ["CE", "UL"],
  demand: 0.3,
  axes: {
    item: [
      ["GT2103-PMBD", "3.8 inch", "320 x 128", 238_000],
      ["GT2104-RTBD", "4.3 inch", "480 x 272", 312_000],
      ["GT2107-WTBD", "7 inch", "800 x 480", 528_000],
      ["GT2507-WTBD", "7 inch", "800 x 480", 912_000],
      ["GT2508-VTBD", "8.4 inch", "640 x 480", 1_240_000],
      ["GT2510-VTBD", "10.4 inch", "640 x 480", 1_480_000],
      ["GT2512-STBD", "12.1 inch", "800 x 600", 1_980_000],
      ["GT2710-STBD", "10.4 inch", "800 x 600", 2_240_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ screen: item[1], pixels: item[2], supply: "DC 24V" }),
  price: ({ item }) => item[3],
});

export const mitsubishiMotion: Grown[] = [...drives, ...motors, ...inverters, ...panels];
