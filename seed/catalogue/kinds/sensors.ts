import { family, table } from "../family.ts";
import type { Grown } from "../family.ts";

const keyence = family({
  manufactor: "keyence",
  category: "fiber-sensor",
  series: "FS / LV / PZ",
  name: ["디지털 앰프·포토센서", "Digital amplifier / photo sensor", "数字放大器/光电传感器"],
  demand: 0.6,
  axes: {
    item: [
      ["FS-N11N", "Fibre amplifier NPN", 118_000],
      ["FS-N11P", "Fibre amplifier PNP", 118_000],
      ["FS-N12N", "Fibre amplifier sub NPN", 106_000],
      ["FS-N12P", "Fibre amplifier sub PNP", 106_000],
      ["FS-V31", "Fibre amplifier NPN", 112_000],
      ["FS-V32", "Fibre amplifier sub NPN", 98_000],
      ["LV-N11N", "Laser amplifier NPN", 152_000],
      ["LV-N11P", "Laser amplifier PNP", 152_000],
      ["PZ-G51N", "Through-beam 40 m NPN", 88_000],
      ["PZ-G61N", "Retro-reflective 4.2 m NPN", 79_000],
      ["PR-G51N", "Through-beam NPN", 96_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ type: item[1], supply: "DC 12-24V" }),
  price: ({ item }) => item[2],
});

const lasers = family({
  manufactor: "keyence",
  category: "laser-sensor",
  series: "IL / LR / GT2",
  name: ["레이저 변위센서", "Laser displacement sensor", "激光位移传感器"],
  demand: 0.5,
  axes: {
    item: [
      ["IL-030", "20-45 mm", 486_000],
      ["IL-065", "55-105 mm", 486_000],
      ["IL-100", "75-130 mm", 486_000],
      ["IL-300", "160-450 mm", 512_000],
      ["IL-600", "200-1000 mm", 538_000],
      ["IL-1000", "Amplifier", 312_000],
      ["LR-ZB100N", "35-100 mm", 186_000],
      ["LR-ZB250AN", "35-250 mm", 204_000],
      ["LR-TB2000", "60-2000 mm", 418_000],
      ["LR-TB5000", "60-5000 mm", 462_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ sensingDistance: item[1], supply: "DC 24V" }),
  price: ({ item }) => item[2],
});

const flows = family({
  manufactor: "keyence",
  category: "flow-sensor",
  series: "FD-Q",
  name: ["클램프온 유량센서", "Clamp-on flow sensor", "外夹式流量传感器"],
  demand: 0.3,
  axes: {
    item: [
      ["FD-Q10C", "8A, 10A"],
      ["FD-Q20C", "15A, 20A"],
      ["FD-Q32C", "25A, 32A"],
      ["FD-Q50C", "40A, 50A"],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ portSize: item[1], output: "4-20mA, NPN/PNP, IO-Link" }),
  price: () => 712_000,
});

const ifm = (
  [
    [
      "pressure-sensor",
      ["압력센서", "Pressure sensor", "压力传感器"],
      "PN",
      342_000,
      `
        PN7092  0-100 bar
        PN7093  0-25 bar
        PN7094  -1-10 bar
        PN7070  0-400 bar
        PN7071  0-250 bar
        PN2092  0-100 bar
        PN2093  0-25 bar
        PN2094  -1-10 bar
        PN2071  0-250 bar`,
    ],
    [
      "flow-sensor",
      ["유량센서", "Flow sensor", "流量传感器"],
      "SI / SM",
      486_000,
      `
        SI5000  3-300 cm/s
        SI5010  3-300 cm/s
        SM6000  0.1-25 l/min
        SM7000  0.2-50 l/min
        SM8000  0.2-100 l/min`,
    ],
    [
      "photo-sensor",
      ["거리센서", "Distance sensor", "距离传感器"],
      "O5D",
      218_000,
      `
        O5D100  30-2000 mm
        O5H200  50-1800 mm
        O5P200  75-10000 mm`,
    ],
  ] as const
).flatMap(([category, name, series, price, items]) =>
  family({
    manufactor: "ifm",
    category,
    series,
    name,
    marks: ["CE", "UL"],
    demand: 0.4,
    axes: { item: table(["code", "range"], items) },
    code: ({ item }) => item.code,
    label: ({ item }) => item.range,
    values: ({ item }) => ({
      range: item.range,
      supply: "DC 18-30V",
      protection: "IP67",
    }),
    price: () => price,
  }),
);

const panasonic = family({
  manufactor: "panasonic",
  category: "photo-sensor",
  series: "CX-400",
  name: ["포토센서 CX-400", "Photoelectric sensor CX-400", "光电传感器CX-400"],
  demand: 0.5,
  axes: {
    item: [
      ["CX-411", "Through-beam 10 m", 42_000],
      ["CX-412", "Through-beam 15 m", 44_000],
      ["CX-491", "Polarised retro-reflective 3 m", 36_500],
      ["CX-493", "Retro-reflective 5 m", 36_500],
      ["CX-421", "Diffuse 300 mm", 35_500],
      ["CX-422", "Diffuse 800 mm", 35_500],
      ["CX-424", "Diffuse 100 mm", 35_500],
      ["CX-441", "Adjustable range 2-50 mm", 54_000],
      ["CX-442", "Adjustable range 20-300 mm", 54_000],
    ],
    output: [
      ["", "NPN"],
      ["-P", "PNP"],
    ],
  },
  code: ({ item, output }) => `${item[0]}${output[0]}`,
  label: ({ item, output }) => `${item[1]} ${output[1]}`,
  values: ({ item, output }) => ({
    sensingMethod: item[1],
    output: output[1],
    supply: "DC 12-24V",
  }),
  price: ({ item }) => item[2],
});

const panasonicLasers = family({
  manufactor: "panasonic",
  category: "laser-sensor",
  series: "HG-C",
  name: ["CMOS 레이저 변위센서", "CMOS laser distance sensor", "CMOS激光位移传感器"],
  demand: 0.5,
  axes: { centre: ["030", "050", "100", "200", "400"], output: ["", "-P"] },
  code: ({ centre, output }) => `HG-C1${centre}${output}`,
  label: ({ centre, output }) => `${Number(centre)}mm ${output === "" ? "NPN" : "PNP"}`,
  values: ({ centre, output }) => ({
    sensingDistance: `${Number(centre)} mm`,
    output: output === "" ? "NPN" : "PNP",
    supply: "DC 12-24V",
  }),
  price: () => 318_000,
});

const banner = family({
  manufactor: "banner",
  category: "photo-sensor",
  series: "QS18",
  name: ["포토센서 QS18", "Photoelectric sensor QS18", "光电传感器QS18"],
  marks: ["CE", "UL"],
  demand: 0.2,
  axes: {
    polarity: ["N", "P"],
    beam: [
      ["D", "Diffuse 450 mm"],
      ["LV", "Retro-reflective 6.5 m"],
      ["LP", "Polarised retro-reflective 3.5 m"],
      ["FF50", "Fixed-field 50 mm"],
      ["FF100", "Fixed-field 100 mm"],
    ],
  },
  code: ({ polarity, beam }) => `QS18V${polarity}6${beam[0]}`,
  label: ({ polarity, beam }) => `${beam[1]} ${polarity === "N" ? "NPN" : "PNP"}`,
  values: ({ polarity, beam }) => ({
    sensingMethod: beam[1],
    output: polarity === "N" ? "NPN" : "PNP",
    supply: "DC 10-30V",
  }),
  price: () => 98_000,
});

export const sensors: Grown[] = [
  ...keyence,
  ...lasers,
  ...flows,
  ...ifm,
  ...panasonic,
  ...panasonicLasers,
  ...banner,
];
