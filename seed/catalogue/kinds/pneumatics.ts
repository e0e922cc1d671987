import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** CDQ2B<bore>-<stroke>DZ: D with magnet, DZ double acting; small bores end at 30 mm. */
const compact = family({
  manufactor: "smc",
  category: "cylinder",
  series: "CQ2",
  name: ["박형 실린더", "Compact cylinder", "薄型气缸"],
  marks: [],
  demand: 0.7,
  axes: {
    bore: [12, 16, 20, 25, 32, 40, 50, 63],
    stroke: [10, 15, 20, 25, 30, 40, 50],
  },
  allowed: ({ bore, stroke }) => bore >= 20 || stroke <= 30,
  code: ({ bore, stroke }) => `CDQ2B${bore}-${stroke}D${bore >= 32 ? "MZ" : "Z"}`,
  label: ({ bore, stroke }) => `φ${bore} x ${stroke}st`,
  values: ({ bore, stroke }) => ({
    bore: `${bore} mm`,
    stroke: `${stroke} mm`,
    pressure: "0.05-1.0 MPa",
  }),
  price: ({ bore, stroke }) => 21_000 + bore * 620 + stroke * 110,
});

const round = family({
  manufactor: "smc",
  category: "cylinder",
  series: "CM2",
  name: ["에어실린더 CM2", "Air cylinder CM2", "气缸CM2"],
  marks: [],
  demand: 0.5,
  axes: { bore: [20, 25, 32, 40], stroke: [25, 50, 75, 100, 150, 200] },
  code: ({ bore, stroke }) => `CDM2B${bore}-${stroke}Z`,
  label: ({ bore, stroke }) => `φ${bore} x ${stroke}st`,
  values: ({ bore, stroke }) => ({
    bore: `${bore} mm`,
    stroke: `${stroke} mm`,
    pressure: "0.05-1.0 MPa",
  }),
  price: ({ bore, stroke }) => 28_000 + bore * 700 + stroke * 85,
});

const profile = (["festo", "smc", "airtac"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "cylinder",
    series: { festo: "DSBC", smc: "CP96", airtac: "SI" }[manufactor],
    name: ["ISO 15552 실린더", "ISO 15552 cylinder", "ISO 15552气缸"],
    marks: [],
    demand: 0.45,
    axes: { bore: [32, 40, 50, 63, 80], stroke: [50, 80, 100, 125, 160, 200] },
    allowed: ({ stroke }) => manufactor !== "airtac" || stroke !== 80,
    code: ({ bore, stroke }) =>
      ({
        festo: `DSBC-${bore}-${stroke}-PPVA-N3`,
        smc: `CP96SDB${bore}-${stroke}C`,
        airtac: `SI${bore}X${stroke}S`,
      })[manufactor],
    label: ({ bore, stroke }) => `φ${bore} x ${stroke}st`,
    values: ({ bore, stroke }) => ({
      bore: `${bore} mm`,
      stroke: `${stroke} mm`,
      type: "ISO 15552",
    }),
    price: ({ bore, stroke }) =>
      (42_000 + bore * 1_350 + stroke * 130) * { festo: 1.5, smc: 1, airtac: 0.62 }[manufactor],
    interchange: ({ bore, stroke }) => `iso15552/${bore}/${stroke}`,
  }),
);

/** SY<series><function>20-5<wiring>D-<port>: 5 is DC 24 V; L plug, Z surge suppressor. */
const valves = family({
  manufactor: "smc",
  category: "solenoid-valve",
  series: "SY",
  name: ["5포트 솔레노이드밸브", "5-port solenoid valve", "五通电磁阀"],
  demand: 0.7,
  axes: {
    series: [
      ["3", "M5", 41_000],
      ["5", "01", 46_500],
      ["7", "02", 56_000],
    ],
    action: [
      ["1", "2-position single", 1],
      ["2", "2-position double", 1.55],
      ["3", "3-position closed centre", 1.75],
      ["4", "3-position exhaust centre", 1.75],
      ["5", "3-position pressure centre", 1.75],
    ],
    wiring: ["LZ", "DZ"],
  },
  code: ({ series, action, wiring }) => `SY${series[0]}${action[0]}20-5${wiring}D-${series[1]}`,
  label: ({ series, action }) => `SY${series[0]}000 ${action[1]} DC24V`,
  values: ({ series, action, wiring }) => ({
    valveFunction: action[1],
    portSize: series[1] === "M5" ? "M5 x 0.8" : series[1] === "01" ? "Rc 1/8" : "Rc 1/4",
    coil: "DC 24V",
    connection: wiring === "LZ" ? "L plug" : "DIN terminal",
  }),
  price: ({ series, action }) => series[2] * action[2],
});

/** 4V<size><function>-<port><coil>: A is AC 220 V, B is DC 24 V. */
const airtacValves = family({
  manufactor: "airtac",
  category: "solenoid-valve",
  series: "4V",
  name: ["5포트 솔레노이드밸브", "5-port solenoid valve", "五通电磁阀"],
  demand: 0.5,
  axes: {
    size: [
      ["1", "06", "1/8", 13_200],
      ["2", "08", "1/4", 15_800],
      ["3", "10", "3/8", 21_500],
    ],
    action: [
      ["10", "2-position single", 1],
      ["20", "2-position double", 1.5],
      ["30C", "3-position closed centre", 1.8],
    ],
    coil: [
      ["A", "AC 220V"],
      ["B", "DC 24V"],
    ],
  },
  code: ({ size, action, coil }) => `4V${size[0]}${action[0]}${size[1]}${coil[0]}`,
  label: ({ size, action, coil }) => `${size[2]} ${action[1]} ${coil[1]}`,
  values: ({ size, action, coil }) => ({
    valveFunction: action[1],
    portSize: size[2],
    coil: coil[1],
  }),
  price: ({ size, action }) => size[3] * action[2],
});

const festoSmall = family({
  manufactor: "festo",
  category: "cylinder",
  series: "ADN / DSNU",
  name: ["컴팩트·라운드 실린더", "Compact and round cylinder", "紧凑型与圆形气缸"],
  marks: [],
  demand: 0.35,
  axes: {
    line: ["ADN", "DSNU"],
    bore: [12, 16, 20, 25, 32],
    stroke: [10, 25, 50, 100],
  },
  allowed: ({ line, bore, stroke }) =>
    line === "ADN" ? stroke <= 50 && bore >= 16 : bore <= 25 && stroke >= 25,
  code: ({ line, bore, stroke }) =>
    line === "ADN" ? `ADN-${bore}-${stroke}-I-P-A` : `DSNU-${bore}-${stroke}-P-A`,
  label: ({ line, bore, stroke }) => `${line} φ${bore} x ${stroke}st`,
  values: ({ line, bore, stroke }) => ({
    bore: `${bore} mm`,
    stroke: `${stroke} mm`,
    type: line === "ADN" ? "ISO 21287" : "ISO 6432",
  }),
  price: ({ bore, stroke }) => 38_000 + bore * 900 + stroke * 140,
});

const treatment = family({
  manufactor: "smc",
  category: "air-treatment",
  series: "AC / AW / AR",
  name: ["에어유니트", "Air preparation unit", "气源处理元件"],
  marks: [],
  demand: 0.5,
  axes: {
    line: [
      ["AW", "Filter regulator", "B", 34_000],
      ["AR", "Regulator", "B", 22_500],
      ["AC", "F.R.L. combination", "-", 62_000],
    ],
    size: [
      ["20", "02", "1/4", 1],
      ["30", "03", "3/8", 1.4],
      ["40", "04", "1/2", 2],
    ],
  },
  code: ({ line, size }) =>
    line[0] === "AC" ? `AC${size[0]}-${size[1]}G-B` : `${line[0]}${size[0]}-${size[1]}BG-B`,
  label: ({ line, size }) => `${line[1]} ${size[2]}`,
  values: ({ line, size }) => ({
    type: line[1],
    portSize: `Rc ${size[2]}`,
    pressure: "0.05-0.85 MPa",
  }),
  price: ({ line, size }) => line[3] * size[3],
});

const threads = [
  ["M5", "M5"],
  ["01", "1/8"],
  ["02", "1/4"],
  ["03", "3/8"],
] as const;
/** KQ2<shape><tube>-<thread>AS and, from AirTAC, PC<tube>-<thread>. */
const fittings = (["smc", "airtac"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "fitting",
    series: manufactor === "smc" ? "KQ2" : "PC / PL",
    name: ["원터치 피팅", "Push-in fitting", "快插接头"],
    marks: [],
    demand: 0.6,
    axes: {
      shape: [
        ["H", "C", "straight"],
        ["L", "L", "elbow"],
      ],
      tube: ["04", "06", "08", "10"],
      thread: threads,
    },
    allowed: ({ tube, thread }) =>
      thread[0] === "M5" ? Number(tube) <= 6 : thread[0] !== "03" || Number(tube) >= 8,
    code: ({ shape, tube, thread }) =>
      manufactor === "smc"
        ? `KQ2${shape[0]}${tube}-${thread[0]}A${thread[0] === "M5" ? "" : "S"}`
        : `P${shape[1]}${Number(tube)}-${thread[0]}`,
    label: ({ shape, tube, thread }) => `${shape[2]} φ${Number(tube)} - ${thread[1]}`,
    values: ({ shape, tube, thread }) => ({
      tube: `${Number(tube)} mm`,
      portSize: thread[0] === "M5" ? "M5" : `R ${thread[1]}`,
      type: shape[2],
    }),
    price: ({ shape, tube }) =>
      (1_250 + Number(tube) * 95 + (shape[0] === "L" ? 420 : 0)) *
      (manufactor === "smc" ? 1 : 0.55),
    interchange: ({ shape, tube, thread }) => `fitting/${shape[0]}/${tube}/${thread[0]}`,
  }),
);

const festoFittings = family({
  manufactor: "festo",
  category: "fitting",
  series: "QS",
  name: ["원터치 피팅", "Push-in fitting", "快插接头"],
  marks: [],
  demand: 0.3,
  axes: { shape: ["QS", "QSL"], thread: ["1/8", "1/4", "3/8"], tube: [4, 6, 8, 10] },
  allowed: ({ thread, tube }) =>
    thread === "1/8" ? tube <= 8 : thread === "1/4" ? tube >= 6 : tube >= 8,
  code: ({ shape, thread, tube }) => `${shape}-${thread}-${tube}`,
  label: ({ shape, thread, tube }) =>
    `${shape === "QS" ? "straight" : "elbow"} φ${tube} - ${thread}`,
  values: ({ shape, thread, tube }) => ({
    tube: `${tube} mm`,
    portSize: `R ${thread}`,
    type: shape === "QS" ? "straight" : "elbow",
  }),
  price: ({ shape, tube }) => 2_100 + tube * 140 + (shape === "QSL" ? 700 : 0),
});

const ckd = family({
  manufactor: "ckd",
  category: "cylinder",
  series: "SSD2",
  name: ["슈퍼 컴팩트 실린더", "Super compact cylinder", "超级紧凑型气缸"],
  marks: [],
  demand: 0.3,
  axes: { variant: ["SSD2", "SSD2-L"], bore: [16, 20, 25, 32, 40], stroke: [10, 20, 30, 50] },
  allowed: ({ bore, stroke }) => bore > 16 || stroke <= 30,
  code: ({ variant, bore, stroke }) => `${variant}-${bore}-${stroke}`,
  label: ({ bore, stroke }) => `φ${bore} x ${stroke}st`,
  values: ({ variant, bore, stroke }) => ({
    bore: `${bore} mm`,
    stroke: `${stroke} mm`,
    type: variant === "SSD2-L" ? "with switch magnet" : "basic",
  }),
  price: ({ bore, stroke }) => 19_500 + bore * 640 + stroke * 120,
});

export const pneumatics: Grown[] = [
  ...compact,
  ...round,
  ...profile,
  ...valves,
  ...airtacValves,
  ...festoSmall,
  ...treatment,
  ...fittings,
  ...festoFittings,
  ...ckd,
];
