import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** Frequency inverters whose code includes a rating from the maker's table. */
const inverters = family({
  manufactor: "abb",
  category: "inverter",
  series: "ACS580",
  name: ["ACS580 인버터", "ACS580 drive", "ACS580变频器"],
  demand: 0.4,
  axes: {
    item: [
      ["02A7", "0.75"],
      ["03A4", "1.1"],
      ["04A1", "1.5"],
      ["05A7", "2.2"],
      ["07A3", "3"],
      ["09A5", "4"],
      ["12A7", "5.5"],
      ["018A", "7.5"],
      ["026A", "11"],
      ["033A", "15"],
      ["039A", "18.5"],
      ["046A", "22"],
    ],
  },
  code: ({ item }) => `ACS580-01-${item[0]}-4`,
  label: ({ item }) => `${item[1]}kW 400V`,
  values: ({ item }) => ({ power: `${item[1]} kW`, supply: "3ph AC 380-480V", protection: "IP21" }),
  price: ({ item }) => 520_000 + Number(item[1]) * 78_000,
  interchange: ({ item }) => `inverter/400V/${item[1]}kW`,
});

const altivar = family({
  manufactor: "schneider",
  category: "inverter",
  series: "Altivar 320",
  name: ["알티바 ATV320 인버터", "Altivar ATV320 drive", "ATV320变频器"],
  demand: 0.4,
  axes: {
    power: [
      ["U04", "0.37"],
      ["U06", "0.55"],
      ["U07", "0.75"],
      ["U11", "1.1"],
      ["U15", "1.5"],
      ["U22", "2.2"],
    ],
    volts: ["M2C", "N4C"],
  },
  code: ({ power, volts }) => `ATV320${power[0]}${volts}`,
  label: ({ power, volts }) => `${power[1]}kW ${volts === "M2C" ? "1ph 200V" : "3ph 400V"}`,
  values: ({ power, volts }) => ({
    power: `${power[1]} kW`,
    supply: volts === "M2C" ? "1ph AC 200-240V" : "3ph AC 380-500V",
    protocol: "Modbus, CANopen",
  }),
  price: ({ power, volts }) => (236_000 + Number(power[1]) * 92_000) * (volts === "M2C" ? 1 : 1.18),
  interchange: ({ power, volts }) => `inverter/${volts === "M2C" ? "1ph" : "400V"}/${power[1]}kW`,
});

const powerFlex = family({
  manufactor: "rockwell",
  category: "inverter",
  series: "PowerFlex 525",
  name: ["PowerFlex 525 인버터", "PowerFlex 525 drive", "PowerFlex 525变频器"],
  marks: ["CE", "UL"],
  demand: 0.35,
  axes: {
    item: [
      ["D1P4", "0.4", "400"],
      ["D2P3", "0.75", "400"],
      ["D4P0", "1.5", "400"],
      ["D6P0", "2.2", "400"],
      ["D010", "4", "400"],
      ["D013", "5.5", "400"],
      ["D017", "7.5", "400"],
      ["B2P5", "0.4", "200"],
      ["B5P0", "0.75", "200"],
      ["B8P0", "1.5", "200"],
      ["B011", "2.2", "200"],
    ],
  },
  code: ({ item }) => `25B-${item[0]}N104`,
  label: ({ item }) => `${item[1]}kW ${item[2]}V`,
  values: ({ item }) => ({
    power: `${item[1]} kW`,
    supply: `3ph AC ${item[2]}V`,
    port: "EtherNet/IP",
  }),
  price: ({ item }) => 432_000 + Number(item[1]) * 88_000,
  interchange: ({ item }) => `inverter/${item[2]}V/${item[1]}kW`,
});

const micro = family({
  manufactor: "danfoss",
  category: "inverter",
  series: "VLT Micro FC 51",
  name: ["VLT 마이크로 인버터", "VLT Micro drive", "VLT Micro变频器"],
  demand: 0.3,
  axes: {
    item: [
      ["132F0001", "0.18", "1ph"],
      ["132F0002", "0.37", "1ph"],
      ["132F0003", "0.75", "1ph"],
      ["132F0005", "1.5", "1ph"],
      ["132F0007", "2.2", "1ph"],
      ["132F0017", "0.37", "3ph"],
      ["132F0018", "0.75", "3ph"],
      ["132F0020", "1.5", "3ph"],
      ["132F0022", "2.2", "3ph"],
      ["132F0024", "3", "3ph"],
      ["132F0026", "4", "3ph"],
      ["132F0028", "5.5", "3ph"],
      ["132F0030", "7.5", "3ph"],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => `FC-051 ${item[1]}kW ${item[2]}`,
  values: ({ item }) => ({
    power: `${item[1]} kW`,
    supply: item[2] === "1ph" ? "1ph AC 200-240V" : "3ph AC 380-480V",
  }),
  price: ({ item }) => 186_000 + Number(item[1]) * 84_000,
  interchange: ({ item }) => `inverter/${item[2] === "1ph" ? "1ph" : "400V"}/${item[1]}kW`,
});

/** FRN<kW>E1S-<volts / 100>J and VFD<kW x 10>EL<phases and volts>A. */
const eastern = (["fuji", "delta"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "inverter",
    series: manufactor === "fuji" ? "FRENIC-Multi" : "VFD-EL",
    name: ["인버터", "Inverter", "变频器"],
    demand: 0.3,
    axes: { kilowatt: ["0.4", "0.75", "1.5", "2.2", "3.7"], volts: ["200", "400"] },
    allowed: ({ kilowatt, volts }) =>
      manufactor === "fuji" || volts === "400" || kilowatt !== "3.7",
    code: ({ kilowatt, volts }) => {
      if (manufactor === "fuji") return `FRN${kilowatt}E1S-${volts.at(0)}J`;
      const tenths = String(Math.floor(Number(kilowatt) * 10)).padStart(3, "0");
      return `VFD${tenths}EL${volts === "200" ? "21" : "43"}A`;
    },
    label: ({ kilowatt, volts }) => `${kilowatt}kW ${volts}V`,
    values: ({ kilowatt, volts }) => ({
      power: `${kilowatt} kW`,
      supply: `${manufactor === "delta" && volts === "200" ? "1ph" : "3ph"} AC ${volts}V`,
      protocol: "Modbus RTU",
    }),
    price: ({ kilowatt }) =>
      (116_000 + Number(kilowatt) * 58_000) * (manufactor === "fuji" ? 1.5 : 1),
    interchange: ({ kilowatt, volts }) =>
      manufactor === "delta" && volts === "200"
        ? `inverter/1ph/${kilowatt}kW`
        : `inverter/${volts}V/${kilowatt}kW`,
  }),
);

/** SGD7S-<amperes>A<interface>A: 00 analogue, 20 MECHATROLINK-III, A0 EtherCAT. */
const sigma = family({
  manufactor: "yaskawa",
  category: "servo-drive",
  series: "Σ-7",
  name: ["시그마-7 서보팩", "Sigma-7 SERVOPACK", "Σ-7伺服驱动器"],
  demand: 0.5,
  axes: {
    power: [
      ["R70", "0.05", 392_000],
      ["R90", "0.1", 398_000],
      ["1R6", "0.2", 418_000],
      ["2R8", "0.4", 462_000],
      ["5R5", "0.75", 572_000],
      ["120", "1.5", 842_000],
    ],
    bus: [
      ["00", "Analogue, pulse"],
      ["20", "MECHATROLINK-III"],
      ["A0", "EtherCAT"],
    ],
  },
  code: ({ power, bus }) => `SGD7S-${power[0]}A${bus[0]}A`,
  label: ({ power, bus }) => `${power[1]}kW ${bus[1]}`,
  values: ({ power, bus }) => ({
    power: `${power[1]} kW`,
    protocol: bus[1],
    supply: "AC 200-240V",
  }),
  price: ({ power }) => power[2],
});

const sigmaMotors = family({
  manufactor: "yaskawa",
  category: "servo-motor",
  series: "Σ-7",
  name: ["시그마-7 서보모터", "Sigma-7 servo motor", "Σ-7伺服电机"],
  demand: 0.4,
  axes: {
    power: [
      ["A5", "0.05", 248_000],
      ["01", "0.1", 262_000],
      ["02", "0.2", 298_000],
      ["04", "0.4", 352_000],
      ["06", "0.6", 418_000],
      ["08", "0.75", 446_000],
    ],
  },
  code: ({ power }) => `SGM7J-${power[0]}AFC6S`,
  label: ({ power }) => `${power[1]}kW 3000rpm`,
  values: ({ power }) => ({ power: `${power[1]} kW`, speed: "3000 r/min", resolution: "24 bit" }),
  price: ({ power }) => power[2],
});

const deltaServo = family({
  manufactor: "delta",
  category: "servo-drive",
  series: "ASDA-B2",
  name: ["ASDA-B2 서보드라이브", "ASDA-B2 servo drive", "ASDA-B2伺服驱动器"],
  demand: 0.4,
  axes: {
    power: [
      ["0121", "0.1"],
      ["0221", "0.2"],
      ["0421", "0.4"],
      ["0721", "0.75"],
      ["1021", "1"],
      ["1521", "1.5"],
    ],
  },
  code: ({ power }) => `ASD-B2-${power[0]}-B`,
  label: ({ power }) => `${power[1]}kW`,
  values: ({ power }) => ({ power: `${power[1]} kW`, supply: "AC 200-230V", protocol: "Modbus" }),
  price: ({ power }) => 182_000 + Number(power[1]) * 120_000,
});

const ratios = ["3", "5", "9", "15", "18", "25", "30", "50", "60", "90", "120", "180"];
const gearheads = family({
  manufactor: "oriental-motor",
  category: "geared-motor",
  series: "GN / GE",
  name: ["기어헤드", "Gearhead", "减速箱"],
  demand: 0.4,
  axes: { frame: ["2GN", "4GN", "5GN", "5GE"], ratio: ratios },
  code: ({ frame, ratio }) => `${frame}${ratio}K`,
  label: ({ frame, ratio }) =>
    `□${{ "2GN": 60, "4GN": 80, "5GN": 90, "5GE": 90 }[frame]} 1/${ratio}`,
  values: ({ frame, ratio }) => ({
    ratio: `1/${ratio}`,
    size: `□${{ "2GN": 60, "4GN": 80, "5GN": 90, "5GE": 90 }[frame]} mm`,
  }),
  price: ({ frame }) => ({ "2GN": 58_000, "4GN": 72_000, "5GN": 84_000, "5GE": 98_000 })[frame],
});

const gearMotors = family({
  manufactor: "oriental-motor",
  category: "geared-motor",
  series: "World K",
  name: ["인덕션모터", "Induction motor", "感应电机"],
  demand: 0.4,
  axes: {
    frame: [
      ["2IK6GN", "6", "2GN", 88_000],
      ["4IK25GN", "25", "4GN", 112_000],
      ["5IK40GN", "40", "5GN", 128_000],
      ["5IK60GE", "60", "5GE", 152_000],
      ["5IK90GE", "90", "5GE", 176_000],
    ],
    volts: [
      ["AW2", "1ph AC 110-120V"],
      ["CW2", "1ph AC 220-240V"],
    ],
  },
  code: ({ frame, volts }) => `${frame[0]}-${volts[0]}`,
  label: ({ frame, volts }) => `${frame[1]}W ${volts[1]}`,
  values: ({ frame, volts }) => ({ power: `${frame[1]} W`, supply: volts[1], model: frame[2] }),
  price: ({ frame }) => frame[3],
});

export const drives: Grown[] = [
  ...inverters,
  ...altivar,
  ...powerFlex,
  ...micro,
  ...eastern,
  ...sigma,
  ...sigmaMotors,
  ...deltaServo,
  ...gearheads,
  ...gearMotors,
];
