import { family, table } from "../family.ts";
import type { Grown } from "../family.ts";

const twelve = ["10", "12", "15", "18", "22", "27", "33", "39", "47", "56", "68", "82"];
/** Two digits and the power of ten, in picofarads: 101 is 100 pF. */
const picofarads = ["0", "1"].flatMap((power) => twelve.map((digits) => `${digits}${power}`));
const capacitance = (code: string) => `${Number(code.slice(0, 2)) * 10 ** Number(code[2])} pF`;

/** C0G, 50 V, 5 %: the one dielectric whose full code all three makers build by rule. */
const ceramic = (["murata", "samsung-em", "yageo"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "capacitor",
    series: { murata: "GRM", "samsung-em": "CL", yageo: "CC" }[manufactor],
    name: ["적층세라믹콘덴서", "Multilayer ceramic capacitor", "多层陶瓷电容"],
    marks: [],
    demand: 0.4,
    axes: { size: ["0402", "0603"], code: picofarads },
    code: ({ size, code }) =>
      ({
        murata: `GRM${size === "0402" ? "155" : "188"}5C1H${code}JA01D`,
        "samsung-em": size === "0402" ? `CL05C${code}JB5NNNC` : `CL10C${code}JB8NNNC`,
        yageo: `CC${size}JRNPO9BN${code}`,
      })[manufactor],
    label: ({ size, code }) => `${size} C0G ${capacitance(code)} 50V`,
    values: ({ size, code }) => ({
      capacitance: capacitance(code),
      ratedVoltage: "50 V",
      tolerance: "±5 %",
      dielectric: "C0G (NP0)",
      package: size,
      packaging: "Tape & reel",
    }),
    price: ({ size }) => (size === "0402" ? 3.1 : 4.6),
    interchange: ({ size, code }) => `mlcc/${size}/C0G/${code}`,
  }),
);

const highK = (
  [
    [
      "murata",
      `
        GRM155R71C104KA88D  0402  X7R  100nF  16V  3.4
        GRM155R71H104KE14D  0402  X7R  100nF  50V  5.2
        GRM155R71H103KA88D  0402  X7R  10nF   50V  3.3
        GRM155R71H102KA01D  0402  X7R  1nF    50V  3.2
        GRM155R61A105KE15D  0402  X5R  1µF    10V  7.8
        GRM188R71H104KA93D  0603  X7R  100nF  50V  6.4
        GRM188R71E105KA12D  0603  X7R  1µF    25V  14
        GRM188R71C105KA12D  0603  X7R  1µF    16V  12
        GRM188R61A106ME69D  0603  X5R  10µF   10V  28
        GRM188R61C475KAAJD  0603  X5R  4.7µF  16V  24
        GRM21BR71H104KA01L  0805  X7R  100nF  50V  11
        GRM21BR71H105KA12L  0805  X7R  1µF    50V  32
        GRM21BR61E106KA73L  0805  X5R  10µF   25V  46
        GRM31CR61E106KA12L  1206  X5R  10µF   25V  58
        GRM31CR71H475KA12L  1206  X7R  4.7µF  50V  96
        GRM32ER71H106KA12L  1210  X7R  10µF   50V  210`,
    ],
    [
      "samsung-em",
      `
        CL05B104KO5NNNC  0402  X7R  100nF  16V  2.6
        CL05A105KA5NQNC  0402  X5R  1µF    25V  6.2
        CL10B104KB8NNNC  0603  X7R  100nF  50V  4.6
        CL10A106KP8NNNC  0603  X5R  10µF   10V  18
        CL21A106KAYNNNE  0805  X5R  10µF   25V  32
        CL21B105KBFNNNE  0805  X7R  1µF    50V  22
        CL31A106KBHNNNE  1206  X5R  10µF   50V  62`,
    ],
  ] as const
).flatMap(([manufactor, items]) =>
  family({
    manufactor,
    category: "capacitor",
    series: manufactor === "murata" ? "GRM" : "CL",
    name: ["적층세라믹콘덴서", "Multilayer ceramic capacitor", "多层陶瓷电容"],
    marks: [],
    demand: 0.6,
    axes: { item: table(["code", "size", "dielectric", "farad", "volts", "price"], items) },
    code: ({ item }) => item.code,
    label: ({ item }) => `${item.size} ${item.dielectric} ${item.farad} ${item.volts}`,
    values: ({ item }) => ({
      capacitance: item.farad,
      ratedVoltage: item.volts,
      dielectric: item.dielectric,
      package: item.size,
    }),
    price: ({ item }) => Number(item.price),
    interchange: ({ item }) => `mlcc/${item.size}/${item.dielectric}/${item.farad}/${item.volts}`,
  }),
);

/** RC<size>FR-07<value>L: F 1 %, R paper tape, 07 seven-inch reel. */
const resistors = family({
  manufactor: "yageo",
  category: "resistor",
  series: "RC",
  name: ["칩저항", "Chip resistor", "贴片电阻"],
  marks: [],
  demand: 0.5,
  axes: {
    size: [
      ["0402", "1/16 W", 1.1],
      ["0603", "1/10 W", 1.4],
      ["0805", "1/8 W", 2.1],
      ["1206", "1/4 W", 3.2],
    ],
    value: "10R 22R 47R 100R 220R 330R 470R 1K 2K2 4K7 10K 22K 47K 100K 220K 470K 1M".split(" "),
  },
  code: ({ size, value }) => `RC${size[0]}FR-07${value}L`,
  label: ({ size, value }) => `${size[0]} ${value} 1%`,
  values: ({ size, value }) => ({
    resistance: `${value.replace("R", "").replace(/(\d)K(\d)/, "$1.$2K")} Ω`
      .replace("K Ω", " kΩ")
      .replace("M Ω", " MΩ"),
    tolerance: "±1 %",
    power: size[1],
    package: size[0],
  }),
  price: ({ size }) => size[2],
});

export const electronics: Grown[] = [...ceramic, ...highK, ...resistors];
