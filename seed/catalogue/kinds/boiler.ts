import { family, table } from "../family.ts";
import type { Grown } from "../family.ts";

/** BFP <model> <L|R><nozzle>: the 2x and 41 carry a solenoid valve; L turns left, 3 is 24 l/h. */
const pumps = family({
  manufactor: "danfoss",
  category: "burner-pump",
  series: "BFP",
  name: ["버너 오일펌프", "Oil burner pump", "燃烧器油泵"],
  demand: 0.7,
  axes: {
    model: [
      ["BFP 10", "no solenoid valve", 92_000],
      ["BFP 11", "no solenoid valve", 96_000],
      ["BFP 20", "solenoid valve", 118_000],
      ["BFP 21", "solenoid valve", 124_000],
      ["BFP 41", "solenoid valve", 142_000],
    ],
    side: ["L", "R"],
    nozzle: ["3", "5"],
  },
  code: ({ model, side, nozzle }) => `${model[0]} ${side}${nozzle}`,
  label: ({ model, side, nozzle }) => `${side}${nozzle} ${model[1]}`,
  values: ({ model, side, nozzle }) => ({
    rotation: side === "L" ? "Left (CCW)" : "Right (CW)",
    flow: nozzle === "3" ? "24 l/h" : "42 l/h",
    pressure: "7-15 bar",
    type: model[1],
  }),
  price: ({ model, nozzle }) => model[2] + (nozzle === "5" ? 8_000 : 0),
});

const actuators = family({
  manufactor: "siemens",
  category: "gas-valve",
  series: "SKP / VGD / SQN / SQM",
  name: ["가스밸브·댐퍼 구동기", "Gas valve and damper actuator", "燃气阀与风门执行器"],
  demand: 0.5,
  axes: {
    item: [
      ["SKP15.000E2", "Gas valve actuator", 342_000],
      ["SKP25.003E2", "Gas valve actuator with pressure governor", 468_000],
      ["SKP75.003E2", "Gas valve actuator with ratio controller", 586_000],
      ["VGD20.403", "Double gas valve DN40", 412_000],
      ["VGD20.503", "Double gas valve DN50", 448_000],
      ["VGD40.065", "Double gas valve DN65", 986_000],
      ["VGD40.080", "Double gas valve DN80", 1_180_000],
      ["VGG10.204P", "Gas valve 3/4", 148_000],
      ["VGG10.404P", "Gas valve 1 1/2", 212_000],
      ["SQN70.224A20", "Damper actuator", 168_000],
      ["SQN71.244A20", "Damper actuator", 172_000],
      ["SQM40.165A20", "Damper actuator 10 N·m", 398_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ type: item[1], supply: "AC 230V" }),
  price: ({ item }) => item[2],
});

const pressures = family({
  manufactor: "danfoss",
  category: "pressure-switch",
  series: "KP / KPI",
  name: ["압력스위치", "Pressure switch", "压力开关"],
  demand: 0.6,
  axes: {
    item: [
      ["060-110166", "KP1 -0.2-7.5 bar", 42_000],
      ["060-117166", "KP5 8-32 bar", 52_000],
      ["060-113366", "KP35 -0.2-7.5 bar", 46_000],
      ["060-110866", "KP36 2-14 bar", 48_000],
      ["060-121766", "KPI35 -0.2-8 bar", 58_000],
      ["060-118966", "KPI36 4-12 bar", 61_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ range: item[1].split(" ").slice(1).join(" "), contacts: "SPDT" }),
  price: ({ item }) => item[2],
});

const steam = family({
  manufactor: "resideo",
  category: "pressure-switch",
  series: "Pressuretrol / Aquastat",
  name: [
    "보일러 압력·온도 스위치",
    "Boiler pressure and temperature control",
    "锅炉压力与温度开关",
  ],
  marks: ["UL"],
  demand: 0.5,
  axes: {
    item: [
      ["L404F1060", "2-15 psi", 168_000],
      ["L404F1078", "5-50 psi", 174_000],
      ["L404F1094", "20-300 psi", 212_000],
      ["L4079B1033", "2-15 psi manual reset", 186_000],
      ["L91B1035", "2-15 psi proportional", 298_000],
      ["L4006A1017", "100-240 °F", 112_000],
      ["L6006A1145", "65-200 °F", 118_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ range: item[1] }),
  price: ({ item }) => item[2],
});

const burners = (
  [
    [
      "Oil",
      `
        40 G3   14-35     412000
        40 G5   28-60     448000
        40 G10  54-120    562000
        40 G20  95-213    798000
        RL 34   154-395   2480000
        RL 44   235-485   2860000
        RL 50   296-593   3240000
        RL 70   474-830   4180000
        RL 100  711-1186  4960000
        RL 130  948-1540  5820000`,
    ],
    [
      "Gas",
      `
        40 FS5   23-58     586000
        40 FS8   46-93     642000
        40 FS10  42-116    724000
        40 FS20  81-220    986000
        RS 34    130-390   3120000
        RS 44    203-550   3580000
        RS 50    290-581   4060000
        RS 70    470-930   5240000
        RS 100   700-1163  6180000
        RS 130   930-1512  7260000`,
    ],
  ] as const
).flatMap(([fuel, items]) =>
  family({
    manufactor: "riello",
    category: "burner",
    series: "40 / RL / RS",
    name:
      fuel === "Oil"
        ? ["오일버너", "Oil burner", "燃油燃烧器"]
        : ["가스버너", "Gas burner", "燃气燃烧器"],
    demand: 0.4,
    axes: { item: table(["code", "heat", "price"], items) },
    code: ({ item }) => item.code,
    label: ({ item }) => `${item.heat}kW`,
    values: ({ item }) => ({ heatOutput: `${item.heat} kW`, fuel }),
    price: ({ item }) => Number(item.price),
  }),
);

const rooms = (["navien", "kiturami"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "room-controller",
    series: manufactor === "navien" ? "NR" : "CTR",
    name: ["실내온도조절기", "Room controller", "室内温控器"],
    marks: ["KC"],
    demand: 0.8,
    axes: {
      code:
        manufactor === "navien"
          ? ["NR-10E", "NR-15S", "NR-20E", "NR-30D", "NR-40D"]
          : ["CTR-5000", "CTR-5500", "CTR-5700", "CTR-5700 PLUS"],
    },
    code: ({ code }) => code,
    label: ({ code }) => code,
    values: () => ({
      model: manufactor === "navien" ? "Navien" : "Kiturami",
      connection: "2-wire",
    }),
    price: () => (manufactor === "navien" ? 46_000 : 43_000),
  }),
);

export const boiler: Grown[] = [
  ...pumps,
  ...actuators,
  ...pressures,
  ...steam,
  ...burners,
  ...rooms,
];
