import { family, table } from "../family.ts";
import type { Grown } from "../family.ts";

const flash = { "4": 16, "6": 32, "8": 64, B: 128, C: 256, E: 512, G: 1024, I: 2048 } as const;
type Flash = keyof typeof flash;

/** STM32<line><pins><flash><package>6: pins F 20, K 32, C 48, R 64, V 100, Z 144. */
const lines = (
  [
    ["F030", "Cortex-M0", 48, "F4P K6T C6T C8T R8T", 980],
    ["F103", "Cortex-M3", 72, "C8T CBT RBT RCT RET VBT VCT VET ZET", 2_400],
    ["F405", "Cortex-M4F", 168, "RGT VGT ZGT", 8_600],
    ["F407", "Cortex-M4F", 168, "VET VGT ZET ZGT", 9_200],
    ["F411", "Cortex-M4F", 100, "CEU RET VET", 4_600],
    ["G030", "Cortex-M0+", 64, "F6P K6T K8T C8T", 860],
    ["G071", "Cortex-M0+", 64, "KBT CBT RBT", 2_300],
    ["L476", "Cortex-M4F", 80, "RET RGT VGT ZGT", 8_400],
    ["H743", "Cortex-M7", 480, "VIT ZIT", 16_800],
  ] as const
).flatMap(([line, core, clock, endings, price]) =>
  family({
    manufactor: "stm",
    category: "microcontroller",
    series: `STM32${line}`,
    name: ["32비트 마이크로컨트롤러", "32-bit microcontroller", "32位微控制器"],
    marks: [],
    demand: 0.6,
    axes: { ending: endings.split(" ") },
    code: ({ ending }) => `STM32${line}${ending}6`,
    // Every ending above names a size of the table.
    label: ({ ending }) => `${core} ${flash[ending[1] as Flash]}KB`,
    values: ({ ending }) => ({
      core,
      clock: `${clock} MHz`,
      flash: `${flash[ending[1] as Flash]} KB`, // As above.
      pins: { F: "20", K: "32", C: "48", R: "64", V: "100", Z: "144" }[ending[0] ?? ""] ?? "",
      package: { T: "LQFP", U: "UFQFPN", P: "TSSOP" }[ending[2] ?? ""] ?? "",
    }),
    price: ({ ending }) => price * (1 + flash[ending[1] as Flash] / 1_500), // As above.
  }),
);

const tiControllers = family({
  manufactor: "ti",
  category: "microcontroller",
  series: "MSP430 / C2000",
  name: ["마이크로컨트롤러", "Microcontroller", "微控制器"],
  marks: [],
  demand: 0.4,
  axes: {
    item: [
      ["MSP430G2553IN20", "16-bit 16 KB PDIP-20", 4_200],
      ["MSP430G2553IPW28R", "16-bit 16 KB TSSOP-28", 3_600],
      ["MSP430F5529IPNR", "16-bit 128 KB LQFP-80", 9_800],
      ["TMS320F28027PTT", "C2000 64 KB LQFP-48", 8_900],
      ["TMS320F28035PNT", "C2000 128 KB LQFP-80", 12_800],
      ["TMS320F28335PGFA", "C2000 512 KB LQFP-176", 32_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ type: item[1] }),
  price: ({ item }) => item[2],
});

/** Fixed regulators: the two digits after the polarity are the voltage. */
const fixed = family({
  manufactor: "stm",
  category: "regulator",
  series: "L78 / L79",
  name: ["3단자 레귤레이터", "Three-terminal regulator", "三端稳压器"],
  marks: [],
  demand: 0.6,
  axes: { volts: ["05", "08", "12", "15", "24"], sign: ["78", "79"] },
  allowed: ({ volts, sign }) => sign === "78" || volts !== "24",
  code: ({ volts, sign }) => `L${sign}${volts}CV`,
  label: ({ volts, sign }) => `${sign === "78" ? "+" : "-"}${Number(volts)}V TO-220`,
  values: ({ volts, sign }) => ({
    outputVoltage: `${sign === "78" ? "" : "-"}${Number(volts)} V`,
    outputCurrent: "1.5 A",
    package: "TO-220",
  }),
  price: () => 620,
});

const tabled = (
  [
    [
      "stm",
      "regulator",
      "LD / LM",
      ["전압 레귤레이터", "Voltage regulator", "稳压器"],
      `
        LD1117V33    3.3V TO-220   780
        LD1117S33TR  3.3V SOT-223  420
        LD1117S50TR  5V SOT-223    420
        LM317T       ADJ TO-220    760
        LM317MDT-TR  ADJ DPAK      620`,
    ],
    [
      "ti",
      "regulator",
      "LM / TPS",
      ["전압 레귤레이터", "Voltage regulator", "稳压器"],
      `
        LM2596S-5.0/NOPB     5V TO-263       4800
        LM2596S-ADJ/NOPB     ADJ TO-263      4800
        LM2596T-ADJ/NOPB     ADJ TO-220      4600
        LM2576T-5.0/NOPB     5V TO-220       4300
        LM1117IMPX-3.3/NOPB  3.3V SOT-223    1350
        LM1117IMPX-5.0/NOPB  5V SOT-223      1350
        LM1117IMPX-ADJ/NOPB  ADJ SOT-223     1350
        TLV1117-33CDCYR      3.3V SOT-223    780
        TPS5430DDAR          3A buck HSOP-8  3900
        TPS54331DR           3A buck SOIC-8  2600`,
    ],
    [
      "ti",
      "amplifier",
      "Op amp",
      ["연산증폭기", "Operational amplifier", "运算放大器"],
      `
        LM358DR       dual SOIC-8               290
        LM358P        dual PDIP-8               520
        LM324DR       quad SOIC-14              340
        LM324N        quad PDIP-14              640
        TL072CDR      JFET dual SOIC-8          520
        TL074CDR      JFET quad SOIC-14         640
        NE5532DR      audio dual SOIC-8         680
        NE5532P       audio dual PDIP-8         920
        OPA2134UA     audio dual SOIC-8         4900
        OPA2340UA     rail-to-rail dual SOIC-8  5200
        INA128U       instrumentation SOIC-8    9800
        INA219AIDCNR  current monitor SOT-23-8  2300`,
    ],
    [
      "infineon",
      "transistor",
      "HEXFET",
      ["파워 MOSFET", "Power MOSFET", "功率MOSFET"],
      `
        IRFZ44NPBF      N 55V 49A TO-220    1150
        IRF540NPBF      N 100V 33A TO-220   1250
        IRF3205PBF      N 55V 110A TO-220   1580
        IRLZ44NPBF      N 55V 47A TO-220    1420
        IRF9540NPBF     P 100V 23A TO-220   1680
        IRF1404PBF      N 40V 202A TO-220   2250
        IRFB4110PBF     N 100V 180A TO-220  3650
        IRFP4668PBF     N 200V 130A TO-247  8900
        IRLML6402TRPBF  P 20V 3.7A SOT-23   310
        IRLML2502TRPBF  N 20V 4.2A SOT-23   310`,
    ],
    [
      "infineon",
      "transistor",
      "TRENCHSTOP",
      ["IGBT", "IGBT", "IGBT"],
      `
        IKW40N120H3FKSA1  1200V 40A TO-247  9800
        IKW25N120H3FKSA1  1200V 25A TO-247  7400
        IKW15N120H3FKSA1  1200V 15A TO-247  5600
        IHW20N120R3FKSA1  1200V 20A TO-247  4800`,
    ],
  ] as const
).flatMap(([manufactor, category, series, name, items]) =>
  family({
    manufactor,
    category,
    series,
    name,
    marks: [],
    demand: 0.5,
    axes: { item: table(["code", "type", "price"], items) },
    code: ({ item }) => item.code,
    label: ({ item }) => item.type,
    values: ({ item: { type } }) => ({ type, package: type.split(" ").at(-1) ?? "" }),
    price: ({ item }) => Number(item.price),
  }),
);

export const semiconductors: Grown[] = [...lines, ...tiControllers, ...fixed, ...tabled];
