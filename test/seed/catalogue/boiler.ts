import { family } from "./family.ts";
import type { Grown } from "./family.ts";

const controls = (
  [
    [
      "siemens",
      "LMO / LME / LFL",
      "Oil",
      "LMO14.111C2 144000|LMO24.111C2 168000|LMO24.255C2 182000|LMO44.255C2 196000|LOA24.171B27 132000",
    ],
    [
      "siemens",
      "LMO / LME / LFL",
      "Gas",
      "LME11.330C2 158000|LME21.330C2 172000|LME22.231C2 186000|LME22.232C2 186000|LME22.331C2 192000|LGB21.330A27 164000|LGB22.330A27 176000|LFL1.322 428000|LFL1.333 442000|LFL1.622 438000|LFL1.635 452000",
    ],
    ["siemens", "LAL", "Oil", "LAL1.25 398000|LAL2.25 412000"],
    [
      "resideo",
      "7800 SERIES",
      "Gas / oil",
      "RM7890A1015 612000|RM7890B1014 618000|RM7895A1014 628000|RM7840L1018 986000|RM7800L1012 1042000|RM7885A1015 542000",
    ],
    [
      "resideo",
      "Satronic",
      "Oil",
      "DKO 972-N 98000|DKO 976-N 112000|DKW 972-N 126000|TF 830.3 86000",
    ],
    [
      "resideo",
      "Satronic",
      "Gas",
      "DKG 972-N 108000|TMG 740-3 214000|DMG 970-N 128000|DLG 974-N 134000|MMI 810 162000",
    ],
    ["riello", "Control box", "Oil", "530SE 128000|535SE/LD 142000|550SMD 156000"],
  ] as const
).flatMap(([manufactor, series, fuel, items]) =>
  family({
    manufactor,
    category: "burner-control",
    series,
    name: ["버너 컨트롤러", "Burner control", "燃烧程控器"],
    demand: 0.6,
    axes: { item: items.split("|") },
    code: ({ item }) => item.slice(0, item.lastIndexOf(" ")),
    label: () => `${series} ${fuel}`,
    values: () => ({
      fuel,
      supply: manufactor === "resideo" && series === "7800 SERIES" ? "AC 120V" : "AC 230V",
    }),
    price: ({ item }) => Number(item.slice(item.lastIndexOf(" ") + 1)),
  }),
);

const modules = family({
  manufactor: "resideo",
  category: "burner-control",
  series: "7800 SERIES",
  name: [
    "7800 시리즈 앰프·서브베이스",
    "7800 SERIES amplifier and subbase",
    "7800系列放大器与底座",
  ],
  marks: ["UL"],
  demand: 0.5,
  axes: {
    item: [
      ["R7847A1033", "Rectification amplifier", 286_000],
      ["R7848A1008", "Infrared amplifier", 298_000],
      ["R7849A1023", "Ultraviolet amplifier", 312_000],
      ["R7861A1026", "Ultraviolet amplifier self-check", 486_000],
      ["S7800A1001", "Keyboard display module", 342_000],
      ["Q7800A1005", "Subbase panel mount", 118_000],
      ["Q7800B1003", "Subbase wall mount", 126_000],
      ["ST7800A1005", "Purge timer card", 62_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ type: item[1], model: "RM7800 / RM7840 / RM7890" }),
  price: ({ item }) => item[2],
});

const detectors = (
  [
    [
      "siemens",
      "QRA / QRB",
      "QRA2 UV 186000|QRA2M UV 198000|QRA10.C UV 246000|QRA53.C17 UV 512000|QRA55.C27 UV 538000|QRB1A-A036B40B Photoresistor 48000|QRB1B-A036B40B Photoresistor 48000|QRB4A-B036B40B Photoresistor 52000",
    ],
    [
      "resideo",
      "C70",
      "C7027A1023 UV 268000|C7027A1049 UV 276000|C7035A1023 UV 342000|C7061A1012 UV 1180000|C7012A1152 Photocell 492000|C7015A1076 Infrared 318000|C554A1463 Photocell 38000",
    ],
    ["danfoss", "LD / LDS", "LD Photoresistor 36000|LDS Photoresistor 34000"],
  ] as const
).flatMap(([manufactor, series, items]) =>
  family({
    manufactor,
    category: "flame-detector",
    series,
    name: ["화염검출기", "Flame detector", "火焰探测器"],
    demand: 0.6,
    axes: { item: items.split("|").map((row) => row.split(" ")) },
    code: ({ item }) => item[0] ?? "",
    label: ({ item }) => item[1] ?? "",
    values: ({ item }) => ({ sensingMethod: item[1] ?? "" }),
    price: ({ item }) => Number(item[2]),
  }),
);

/** BFP <stages and heater> <L|R><nozzle side>: 1x without, 2x with one solenoid valve, x1 preheating return. */
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
      "40 G3 14-35 412000|40 G5 28-60 448000|40 G10 54-120 562000|40 G20 95-213 798000|RL 34 154-395 2480000|RL 44 235-485 2860000|RL 50 296-593 3240000|RL 70 474-830 4180000|RL 100 711-1186 4960000|RL 130 948-1540 5820000",
    ],
    [
      "Gas",
      "40 FS5 23-58 586000|40 FS8 46-93 642000|40 FS10 42-116 724000|40 FS20 81-220 986000|RS 34 130-390 3120000|RS 44 203-550 3580000|RS 50 290-581 4060000|RS 70 470-930 5240000|RS 100 700-1163 6180000|RS 130 930-1512 7260000",
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
    axes: { item: items.split("|").map((row) => row.split(" ")) },
    code: ({ item }) => item.slice(0, 2).join(" "),
    label: ({ item }) => `${item[2]}kW`,
    values: ({ item }) => ({ heatOutput: `${item[2]} kW`, fuel }),
    price: ({ item }) => Number(item[3]),
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
  ...controls,
  ...modules,
  ...detectors,
  ...pumps,
  ...actuators,
  ...pressures,
  ...steam,
  ...burners,
  ...rooms,
];
