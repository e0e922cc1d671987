import { family } from "../family.ts";
import type { Grown } from "../family.ts";

const relays = family({
  manufactor: "omron",
  category: "relay",
  series: "MY / LY",
  name: ["미니 파워릴레이", "Miniature power relay", "小型继电器"],
  marks: ["KC", "CE", "UL"],
  demand: 0.95,
  axes: {
    model: [
      ["MY2N-GS", "2c", 5, 4_900],
      ["MY4N-GS", "4c", 3, 5_600],
      ["LY2N", "2c", 10, 7_900],
      ["LY4N", "4c", 10, 13_800],
    ],
    coil: ["DC12", "DC24", "AC24", "AC110/120", "AC220/240"],
  },
  code: ({ model, coil }) => `${model[0]} ${coil}`,
  label: ({ model, coil }) => `${model[1]} ${coil}V`,
  values: ({ model, coil }) => ({
    contacts: model[1],
    ratedCurrent: `${model[2]} A`,
    coil: `${coil}V`,
  }),
  price: ({ model }) => model[3],
  interchange: ({ model, coil }) =>
    model[0].startsWith("MY") ? `relay/${model[1]}/${coil.split("/").at(0)}` : undefined,
});

const sockets = family({
  manufactor: "omron",
  category: "relay-socket",
  series: "PYF / PTF / PF",
  name: ["릴레이 소켓", "Relay socket", "继电器插座"],
  demand: 0.8,
  axes: {
    item: [
      ["PYF08A-E", "MY2, H3Y-2", "8", 2_900],
      ["PYF14A-E", "MY4, H3Y-4", "14", 3_800],
      ["PYFZ-08-E", "MY2, H3Y-2", "8", 2_700],
      ["PYFZ-14-E", "MY4, H3Y-4", "14", 3_400],
      ["PTF08A-E", "LY2", "8", 5_200],
      ["PTF14A-E", "LY4", "14", 7_900],
      ["PF083A-E", "MK2, H3CR-A8", "8", 3_600],
      ["PF113A-E", "MK3, H3CR-A", "11", 4_100],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => `${item[2]}pin`,
  values: ({ item }) => ({ model: item[1], pins: item[2], mounting: "DIN rail" }),
  price: ({ item }) => item[3],
});

const timers = family({
  manufactor: "omron",
  category: "timer",
  series: "H3Y",
  name: ["소형 타이머", "Miniature timer", "小型时间继电器"],
  demand: 0.7,
  axes: {
    poles: ["2", "4"],
    volts: ["AC100-120", "AC200-230", "DC24"],
    range: ["5S", "10S", "30S", "60S", "10M"],
  },
  code: ({ poles, volts, range }) => `H3Y-${poles} ${volts} ${range}`,
  label: ({ poles, volts, range }) => `${poles}c ${volts}V ${range}`,
  values: ({ poles, volts, range }) => ({
    timeRange: range,
    supply: `${volts}V`,
    contacts: `${poles}c`,
    type: "ON delay",
  }),
  price: ({ poles }) => (poles === "2" ? 21_500 : 23_800),
});

const multiTimers = family({
  manufactor: "omron",
  category: "timer",
  series: "H3CR",
  name: ["다기능 타이머", "Multi-function timer", "多功能时间继电器"],
  demand: 0.6,
  axes: {
    item: [
      ["H3CR-A8", "AC100-240/DC100-125", "8", 42_000],
      ["H3CR-A8", "AC24-48/DC12-48", "8", 42_000],
      ["H3CR-A", "AC100-240/DC100-125", "11", 45_500],
      ["H3CR-A", "AC24-48/DC12-48", "11", 45_500],
      ["H3CR-F8", "AC100-240/DC100-125", "8", 52_000],
      ["H3CR-H8L", "AC200-240 S", "8", 48_000],
      ["H3CR-G8L", "AC200-240", "8", 51_000],
    ],
  },
  code: ({ item }) => `${item[0]} ${item[1]}`,
  label: ({ item }) => `${item[2]}pin ${item[1]}V`,
  values: ({ item }) => ({ supply: `${item[1]}V`, pins: item[2], timeRange: "0.05 s - 300 h" }),
  price: ({ item }) => item[3],
});

const solidState = family({
  manufactor: "omron",
  category: "solid-state-relay",
  series: "G3NA",
  name: ["무접점릴레이(SSR)", "Solid-state relay", "固态继电器"],
  demand: 0.7,
  axes: {
    load: ["2", "4"],
    amps: ["05", "10", "20", "40", "75", "90"],
    input: ["DC5-24", "AC100-120", "AC200-240"],
  },
  allowed: ({ load, amps }) => load === "2" || (amps !== "05" && amps !== "90"),
  code: ({ load, amps, input }) => `G3NA-${load}${amps}B ${input}`,
  label: ({ load, amps, input }) =>
    `${Number(amps)}A ${load === "2" ? "AC240V" : "AC480V"} ${input}V`,
  values: ({ load, amps, input }) => ({
    ratedCurrent: `${Number(amps)} A`,
    ratedVoltage: load === "2" ? "AC 24-240V" : "AC 200-480V",
    input: `${input}V`,
    phase: "1ph",
  }),
  price: ({ load, amps }) => (14_500 + Number(amps) * 620) * (load === "2" ? 1 : 1.35),
});

/** E5<size>-<control><alarms>2ASM-800: R relay, Q voltage for SSR, C current. */
const thermostats = family({
  manufactor: "omron",
  category: "temperature-controller",
  series: "E5CC / E5EC",
  name: ["디지털 온도조절기", "Digital temperature controller", "数字温控器"],
  marks: ["CE", "UL"],
  demand: 0.7,
  axes: {
    size: [
      ["E5CC", "48 x 48", "2", 98_000],
      ["E5EC", "48 x 96", "4", 142_000],
    ],
    output: [
      ["R", "Relay"],
      ["Q", "Voltage (SSR)"],
      ["C", "4-20mA"],
    ],
    supply: [
      ["800", "AC 100-240V"],
      ["801", "AC 100-240V, terminal cover"],
    ],
  },
  allowed: ({ size, supply }) => size[0] === "E5CC" || supply[0] === "800",
  code: ({ size, output, supply }) => `${size[0]}-${output[0]}X${size[2]}ASM-${supply[0]}`,
  label: ({ size, output }) => `${size[1]} ${output[1]}`,
  values: ({ size, output, supply }) => ({
    size: `${size[1]} mm`,
    control: output[1],
    alarm: size[2],
    input: "TC, RTD, 0-10V, 4-20mA",
    supply: supply[1],
  }),
  price: ({ size }) => size[3],
});

const watts = [
  ["015", 15, [5, 12, 24], 32_500],
  ["030", 30, [5, 12, 24], 38_500],
  ["060", 60, [12, 24], 49_800],
  ["120", 120, [24], 72_500],
  ["240", 240, [24, 48], 108_000],
  ["480", 480, [24, 48], 186_000],
] as const;
const supplies = watts.flatMap(([code, power, volts, price]) =>
  family({
    manufactor: "omron",
    category: "power-supply",
    series: "S8VK-G",
    name: ["스위칭 파워서플라이", "Switching power supply", "开关电源"],
    marks: ["KC", "CE", "UL"],
    demand: 0.8,
    axes: { volts },
    code: ({ volts: volt }) => `S8VK-G${code}${String(volt).padStart(2, "0")}`,
    label: ({ volts: volt }) => `${power}W DC${volt}V`,
    values: ({ volts: volt }) => ({
      power: `${power} W`,
      outputVoltage: `DC ${volt} V`,
      outputCurrent: `${power / volt} A`,
      supply: "AC 100-240V",
      mounting: "DIN rail",
    }),
    price: () => price,
    interchange: ({ volts: volt }) => `supply/${volt}V/${power / volt}A`,
  }),
);

const cpus = family({
  manufactor: "omron",
  category: "plc-cpu",
  series: "CP1 / NX / NJ",
  name: ["SYSMAC PLC", "SYSMAC PLC", "SYSMAC PLC"],
  marks: ["CE", "UL"],
  demand: 0.5,
  axes: {
    item: [
      ["CP1E-E20SDR-A", "20P Relay", "AC 100-240V", 168_000],
      ["CP1E-E30SDR-A", "30P Relay", "AC 100-240V", 212_000],
      ["CP1E-E40SDR-A", "40P Relay", "AC 100-240V", 258_000],
      ["CP1E-N20DT-D", "20P NPN", "DC 24V", 236_000],
      ["CP1E-N30DT-D", "30P NPN", "DC 24V", 292_000],
      ["CP1E-N40DT-D", "40P NPN", "DC 24V", 346_000],
      ["CP1L-M30DR-A", "30P Relay", "AC 100-240V", 512_000],
      ["CP1L-M40DR-A", "40P Relay", "AC 100-240V", 582_000],
      ["CP1L-M40DT-D", "40P NPN", "DC 24V", 598_000],
      ["CP1L-EM40DT-D", "40P NPN Ethernet", "DC 24V", 742_000],
      ["CP1H-XA40DR-A", "40P Relay, analogue", "AC 100-240V", 986_000],
      ["CP1H-X40DT-D", "40P NPN", "DC 24V", 912_000],
      ["NX1P2-9024DT", "EtherCAT 24P", "DC 24V", 872_000],
      ["NX1P2-1040DT", "EtherCAT 40P 2 axes", "DC 24V", 1_240_000],
      ["NX1P2-1140DT", "EtherCAT 40P 4 axes", "DC 24V", 1_490_000],
      ["NX102-9000", "EtherCAT", "DC 24V", 1_620_000],
      ["NX102-1200", "EtherCAT 8 axes", "DC 24V", 2_480_000],
      ["NJ301-1100", "EtherCAT 15 axes", "NJ bus", 2_860_000],
      ["NJ501-1300", "EtherCAT 16 axes", "NJ bus", 4_950_000],
      ["CJ2M-CPU11", "5K steps", "CJ bus", 598_000],
      ["CJ2M-CPU31", "5K steps EtherNet/IP", "CJ bus", 812_000],
      ["CJ2M-CPU33", "20K steps EtherNet/IP", "CJ bus", 1_340_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ type: item[1], supply: item[2] }),
  price: ({ item }) => item[3],
});

export const omronControl: Grown[] = [
  ...relays,
  ...sockets,
  ...timers,
  ...multiTimers,
  ...solidState,
  ...thermostats,
  ...supplies,
  ...cpus,
];
