import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** XB(C|E)-D<input><output><points><type>: R relay, N sink transistor, P source transistor. */
const xgb = family({
  manufactor: "ls-electric",
  category: "plc-cpu",
  series: "XGB",
  name: ["XGB 블록형 PLC", "XGB compact PLC", "XGB紧凑型PLC"],
  marks: ["KC", "CE", "UL"],
  demand: 0.7,
  axes: {
    base: ["XBC", "XEC"],
    output: [
      ["R", "Relay", 1],
      ["N", "Transistor NPN", 1.05],
      ["P", "Transistor PNP", 1.08],
    ],
    model: [
      ["10E", 10, 105_000],
      ["14E", 14, 126_000],
      ["20E", 20, 152_000],
      ["30E", 30, 187_000],
      ["20SU", 20, 214_000],
      ["30SU", 30, 262_000],
      ["40SU", 40, 318_000],
      ["60SU", 60, 402_000],
      ["32H", 32, 365_000],
      ["64H", 64, 498_000],
    ],
  },
  allowed: ({ base, output, model }) =>
    base === "XEC" || output[0] !== "P" || !model[0].endsWith("H"),
  code: ({ base, output, model }) => `${base}-D${output[0]}${model[0]}`,
  label: ({ output, model }) => `${model[1]}P ${output[1]}`,
  values: ({ base, output, model }) => ({
    points: `${model[1]}`,
    input: "DC 24V",
    output: output[1],
    supply: "AC 100-240V",
    protocol: base === "XEC" ? "IEC 61131-3, Modbus RTU" : "XGK LD, Modbus RTU",
  }),
  price: ({ output, model }) => model[2] * output[2],
});

const expansions = family({
  manufactor: "ls-electric",
  category: "plc-module",
  series: "XGB",
  name: ["XGB 증설 모듈", "XGB expansion module", "XGB扩展模块"],
  marks: ["KC", "CE", "UL"],
  demand: 0.5,
  axes: {
    item: [
      ["XBE-DC08A", "DI 8P DC24V", 62_000],
      ["XBE-DC16A", "DI 16P DC24V", 84_000],
      ["XBE-DC16B", "DI 16P DC12/24V", 86_000],
      ["XBE-DC32A", "DI 32P DC24V", 118_000],
      ["XBE-RY08A", "DO 8P Relay", 70_000],
      ["XBE-RY16A", "DO 16P Relay", 98_000],
      ["XBE-TN08A", "DO 8P NPN", 66_000],
      ["XBE-TN16A", "DO 16P NPN", 92_000],
      ["XBE-TN32A", "DO 32P NPN", 128_000],
      ["XBE-TP08A", "DO 8P PNP", 69_000],
      ["XBE-TP16A", "DO 16P PNP", 95_000],
      ["XBE-TP32A", "DO 32P PNP", 132_000],
      ["XBE-DR16A", "DI 8P / DO 8P Relay", 96_000],
      ["XBF-AD04A", "AI 4CH V/I", 178_000],
      ["XBF-AD08A", "AI 8CH V/I", 246_000],
      ["XBF-DV04A", "AO 4CH 0-10V", 214_000],
      ["XBF-DC04A", "AO 4CH 4-20mA", 214_000],
      ["XBF-AH04A", "AI 2CH / AO 2CH", 219_000],
      ["XBF-RD04A", "RTD 4CH", 237_000],
      ["XBF-TC04S", "TC 4CH", 264_000],
      ["XBF-HO02A", "HSC 2CH open collector", 221_000],
      ["XBF-PD02A", "Positioning 2 axes line driver", 295_000],
      ["XBL-C21A", "RS-232C 1CH", 112_000],
      ["XBL-C41A", "RS-422/485 1CH", 112_000],
      ["XBL-EMTA", "Ethernet FEnet", 186_000],
      ["XBL-EIMT", "RAPIEnet", 242_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ type: item[1], supply: "DC 5V (XGB bus)" }),
  price: ({ item }) => item[2],
});

const panels = family({
  manufactor: "ls-electric",
  category: "hmi",
  series: "XGT Panel",
  name: ["XGT 터치패널", "XGT touch panel", "XGT触摸屏"],
  marks: ["KC", "CE", "UL"],
  demand: 0.5,
  axes: {
    item: [
      ["eXP20-TTA/DC", "4.3 inch", "480 x 272", 178_000],
      ["eXP30-TTA/DC", "5.6 inch", "640 x 480", 284_000],
      ["eXP40-TTA/DC", "7 inch", "800 x 480", 298_000],
      ["eXP60-TTA/DC", "10.2 inch", "800 x 480", 452_000],
      ["iXP50-TTA/DC", "8.4 inch", "800 x 600", 910_000],
      ["iXP70-TTA/DC", "10.4 inch", "800 x 600", 1_140_000],
      ["iXP80-TTA/DC", "12.1 inch", "1024 x 768", 1_520_000],
      ["iXP90-TTA/DC", "15 inch", "1024 x 768", 2_050_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => `${item[1]} TFT`,
  values: ({ item }) => ({ screen: item[1], pixels: item[2], supply: "DC 24V" }),
  price: ({ item }) => item[3],
});

const kilowatts = ["0.4", "0.75", "1.5", "2.2", "3.7", "5.5", "7.5", "11", "15", "18.5", "22"];
const four = (kilowatt: string) => String(Math.floor(Number(kilowatt) * 10)).padStart(4, "0");
const three = (kilowatt: string) => String(Math.floor(Number(kilowatt) * 10)).padStart(3, "0");

/** The digits of the code are tenths of a kilowatt; 0.75 kW is written 0008 or 008. */
const drives = family({
  manufactor: "ls-electric",
  category: "inverter",
  series: "STARVERT / LSLV",
  name: ["인버터", "Inverter", "变频器"],
  marks: ["KC", "CE", "UL"],
  demand: 0.6,
  axes: {
    series: ["iG5A", "G100", "S100", "iS7"],
    volts: [
      ["2", "200", "3ph AC 200-230V", 1],
      ["4", "400", "3ph AC 380-480V", 1.18],
    ],
    kilowatt: kilowatts,
  },
  allowed: ({ series, kilowatt }) => {
    const power = Number(kilowatt);
    if (series === "G100") return power <= 7.5 && power !== 3.7;
    if (series === "iS7") return power >= 0.75;
    return series === "iG5A" || power <= 15;
  },
  code: ({ series, volts, kilowatt }) => {
    const tenths = kilowatt === "0.75" ? ["0008", "008"] : [four(kilowatt), three(kilowatt)];
    if (series === "iG5A") return `SV${tenths[1]}iG5A-${volts[0]}`;
    if (series === "iS7") return `SV${tenths[0]}iS7-${volts[0]}NO`;
    const suffix = volts[0] === "2" ? "EONN" : "EOFN";
    return `LSLV${tenths[0]}${series}-${volts[0]}${suffix}${series === "S100" ? "S" : ""}`;
  },
  label: ({ series, volts, kilowatt }) => `${series} ${kilowatt}kW ${volts[1]}V`,
  values: ({ volts, kilowatt }) => ({
    power: `${kilowatt} kW`,
    supply: volts[2],
    protocol: "Modbus RTU",
  }),
  price: ({ series, volts, kilowatt }) =>
    (132_000 + Number(kilowatt) * 62_000) *
    volts[3] *
    { iG5A: 1, G100: 1, S100: 1.16, iS7: 1.5 }[series],
  interchange: ({ series, volts, kilowatt }) =>
    series === "iS7" ? undefined : `inverter/${volts[1]}V/${kilowatt}kW`,
});

export const lsControl: Grown[] = [...xgb, ...expansions, ...panels, ...drives];
