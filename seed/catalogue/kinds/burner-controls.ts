import { family, table } from "../family.ts";
import type { Grown } from "../family.ts";

const controls = (
  [
    [
      "siemens",
      "LMO / LME / LFL",
      "Oil",
      `
        LMO14.111C2   144000
        LMO24.111C2   168000
        LMO24.255C2   182000
        LMO44.255C2   196000
        LOA24.171B27  132000`,
    ],
    [
      "siemens",
      "LMO / LME / LFL",
      "Gas",
      `
        LME11.330C2   158000
        LME21.330C2   172000
        LME22.231C2   186000
        LME22.232C2   186000
        LME22.331C2   192000
        LGB21.330A27  164000
        LGB22.330A27  176000
        LFL1.322      428000
        LFL1.333      442000
        LFL1.622      438000
        LFL1.635      452000`,
    ],
    [
      "siemens",
      "LAL",
      "Oil",
      `
        LAL1.25  398000
        LAL2.25  412000`,
    ],
    [
      "resideo",
      "7800 SERIES",
      "Gas / oil",
      `
        RM7890A1015  612000
        RM7890B1014  618000
        RM7895A1014  628000
        RM7840L1018  986000
        RM7800L1012  1042000
        RM7885A1015  542000`,
    ],
    [
      "resideo",
      "Satronic",
      "Oil",
      `
        DKO 972-N  98000
        DKO 976-N  112000
        DKW 972-N  126000
        TF 830.3   86000`,
    ],
    [
      "resideo",
      "Satronic",
      "Gas",
      `
        DKG 972-N  108000
        TMG 740-3  214000
        DMG 970-N  128000
        DLG 974-N  134000
        MMI 810    162000`,
    ],
    [
      "riello",
      "Control box",
      "Oil",
      `
        530SE     128000
        535SE/LD  142000
        550SMD    156000`,
    ],
  ] as const
).flatMap(([manufactor, series, fuel, items]) =>
  family({
    manufactor,
    category: "burner-control",
    series,
    name: ["버너 컨트롤러", "Burner control", "燃烧程控器"],
    demand: 0.6,
    axes: { item: table(["code", "price"], items) },
    code: ({ item }) => item.code,
    label: () => `${series} ${fuel}`,
    values: () => ({
      fuel,
      supply: manufactor === "resideo" && series === "7800 SERIES" ? "AC 120V" : "AC 230V",
    }),
    price: ({ item }) => Number(item.price),
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
      `
        QRA2            UV             186000
        QRA2M           UV             198000
        QRA10.C         UV             246000
        QRA53.C17       UV             512000
        QRA55.C27       UV             538000
        QRB1A-A036B40B  Photoresistor  48000
        QRB1B-A036B40B  Photoresistor  48000
        QRB4A-B036B40B  Photoresistor  52000`,
    ],
    [
      "resideo",
      "C70",
      `
        C7027A1023  UV         268000
        C7027A1049  UV         276000
        C7035A1023  UV         342000
        C7061A1012  UV         1180000
        C7012A1152  Photocell  492000
        C7015A1076  Infrared   318000
        C554A1463   Photocell  38000`,
    ],
    [
      "danfoss",
      "LD / LDS",
      `
        LD   Photoresistor  36000
        LDS  Photoresistor  34000`,
    ],
  ] as const
).flatMap(([manufactor, series, items]) =>
  family({
    manufactor,
    category: "flame-detector",
    series,
    name: ["화염검출기", "Flame detector", "火焰探测器"],
    demand: 0.6,
    axes: { item: table(["code", "method", "price"], items) },
    code: ({ item }) => item.code,
    label: ({ item }) => item.method,
    values: ({ item }) => ({ sensingMethod: item.method }),
    price: ({ item }) => Number(item.price),
  }),
);

export const burnerControls: Grown[] = [...controls, ...modules, ...detectors];
