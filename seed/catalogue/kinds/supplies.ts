import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** <line>-<watts>-<volts>: LRS enclosed, NDR and HDR on a DIN rail. */
const meanWell = family({
  manufactor: "mean-well",
  category: "power-supply",
  series: "LRS / NDR / HDR",
  name: ["스위칭 파워서플라이", "Switching power supply", "开关电源"],
  marks: ["KC", "CE", "UL"],
  demand: 0.8,
  axes: {
    model: [
      ["LRS", 35, 14_200],
      ["LRS", 50, 15_800],
      ["LRS", 75, 18_500],
      ["LRS", 100, 19_800],
      ["LRS", 150, 25_500],
      ["LRS", 200, 31_500],
      ["LRS", 350, 42_000],
      ["NDR", 75, 38_500],
      ["NDR", 120, 44_500],
      ["NDR", 240, 66_000],
      ["NDR", 480, 118_000],
      ["HDR", 15, 17_500],
      ["HDR", 30, 20_500],
      ["HDR", 60, 26_500],
      ["HDR", 100, 38_000],
    ],
    volts: [5, 12, 24, 48],
  },
  allowed: ({ model: [line, watts], volts }) => {
    if (line === "NDR") return volts >= (watts === 480 ? 24 : watts === 240 ? 24 : 12);
    return line === "LRS" || (volts !== 5 ? watts < 100 || volts >= 12 : watts <= 60);
  },
  code: ({ model, volts }) => `${model[0]}-${model[1]}-${volts}`,
  label: ({ model, volts }) => `${model[1]}W DC${volts}V`,
  values: ({ model, volts }) => ({
    power: `${model[1]} W`,
    outputVoltage: `DC ${volts} V`,
    supply: "AC 85-264V",
    mounting: model[0] === "LRS" ? "Panel" : "DIN rail",
  }),
  price: ({ model }) => model[2],
  interchange: ({ model, volts }) =>
    model[0] === "LRS" ? undefined : `supply/${volts}V/${model[1] / volts}A`,
});

const rail = [
  ["phoenix", "QUINT4", "2904600", 5, 228_000],
  ["phoenix", "QUINT4", "2904601", 10, 346_000],
  ["phoenix", "QUINT4", "2904602", 20, 572_000],
  ["phoenix", "TRIO-PS-2G", "2903148", 5, 132_000],
  ["phoenix", "TRIO-PS-2G", "2903149", 10, 194_000],
  ["phoenix", "TRIO-PS-2G", "2903151", 20, 342_000],
  ["phoenix", "UNO-PS", "2902992", 2.5, 62_000],
  ["wago", "EPSITRON", "787-1606", 2, 78_000],
  ["wago", "EPSITRON", "787-1616", 4, 98_000],
  ["wago", "EPSITRON", "787-1622", 5, 124_000],
  ["wago", "EPSITRON", "787-1632", 10, 192_000],
  ["wago", "EPSITRON", "787-1634", 20, 338_000],
  ["weidmueller", "PRO ECO", "1469470000", 3, 92_000],
  ["weidmueller", "PRO ECO", "1469480000", 5, 116_000],
  ["weidmueller", "PRO ECO", "1469490000", 10, 178_000],
  ["weidmueller", "PRO ECO", "1469510000", 20, 312_000],
  ["abb", "CP-E", "CP-E 24/2.5", 2.5, 96_000],
  ["abb", "CP-E", "CP-E 24/5.0", 5, 138_000],
  ["abb", "CP-E", "CP-E 24/10.0", 10, 226_000],
  ["abb", "CP-E", "CP-E 24/20.0", 20, 398_000],
  ["idec", "PS5R", "PS5R-VD24", 2.5, 62_000],
  ["idec", "PS5R", "PS5R-VF24", 5, 94_000],
  ["idec", "PS5R", "PS5R-VG24", 10, 148_000],
  ["delta", "CliQ II", "DRP024V060W1AA", 2.5, 58_000],
  ["delta", "CliQ II", "DRP024V120W1AA", 5, 78_000],
  ["delta", "CliQ II", "DRP024V240W1AA", 10, 122_000],
  ["delta", "CliQ II", "DRP024V480W1AA", 20, 216_000],
] as const;

const railMounted = rail.flatMap(([manufactor, series, code, amps, price]) =>
  family({
    manufactor,
    category: "power-supply",
    series,
    name: ["DIN레일 파워서플라이", "DIN-rail power supply", "导轨式电源"],
    marks: ["CE", "UL"],
    demand: 0.4,
    axes: { code: [code] },
    code: (variant) => variant.code,
    label: () => `${series} 24V ${amps}A`,
    values: () => ({
      outputVoltage: "DC 24 V",
      outputCurrent: `${amps} A`,
      power: `${amps * 24} W`,
      supply: "AC 100-240V",
    }),
    price: () => price,
    interchange: () => `supply/24V/${amps}A`,
  }),
);

/** RU<poles>S-<coil>: A alternating, D direct current. */
const idec = family({
  manufactor: "idec",
  category: "relay",
  series: "RU",
  name: ["유니버설 릴레이", "Universal relay", "通用继电器"],
  marks: ["CE", "UL"],
  demand: 0.4,
  axes: {
    poles: ["2", "4"],
    coil: [
      ["A220", "AC220"],
      ["A110", "AC110"],
      ["A24", "AC24"],
      ["D12", "DC12"],
      ["D24", "DC24"],
    ],
  },
  code: ({ poles, coil }) => `RU${poles}S-${coil[0]}`,
  label: ({ poles, coil }) => `${poles}c ${coil[1]}V`,
  values: ({ poles, coil }) => ({
    contacts: `${poles}c`,
    ratedCurrent: poles === "2" ? "10 A" : "6 A",
    coil: `${coil[1]}V`,
  }),
  price: ({ poles }) => (poles === "2" ? 7_200 : 8_400),
  interchange: ({ poles, coil }) => `relay/${poles}c/${coil[1]}`,
});

const fujiFrames = {
  BW32AAG: "005 010 015 020 030",
  BW50EAG: "010 015 020 030 040 050",
  BW100EAG: "060 075 100",
} as const;
const fuji = (Object.keys(fujiFrames) as (keyof typeof fujiFrames)[]) // Keys as declared.
  .flatMap((frame) =>
    family({
      manufactor: "fuji",
      category: "molded-case-breaker",
      series: "G-TWIN",
      name: ["배선용차단기", "Moulded-case circuit breaker", "塑壳断路器"],
      marks: ["CE"],
      demand: 0.25,
      axes: { amps: fujiFrames[frame].split(" ") },
      code: ({ amps }) => `${frame}-3P${amps}`,
      label: ({ amps }) => `3P ${Number(amps)}A`,
      values: ({ amps }) => ({ poles: "3P", ratedCurrent: `${Number(amps)} A` }),
      price: () => ({ BW32AAG: 34_000, BW50EAG: 42_000, BW100EAG: 78_000 })[frame],
    }),
  );

export const supplies: Grown[] = [...meanWell, ...railMounted, ...idec, ...fuji];
