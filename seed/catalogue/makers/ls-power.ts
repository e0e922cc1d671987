import { family } from "../family.ts";
import type { Grown } from "../family.ts";

const frames = [
  ["9b", 9, 4, "1a1b", 17_500],
  ["12b", 12, 5.5, "1a1b", 19_200],
  ["18b", 18, 7.5, "1a1b", 23_800],
  ["22b", 22, 11, "1a1b", 27_500],
  ["32a", 32, 15, "2a2b", 39_500],
  ["40a", 40, 18.5, "2a2b", 48_700],
  ["50a", 50, 22, "2a2b", 68_000],
  ["65a", 65, 30, "2a2b", 83_000],
  ["75a", 75, 37, "2a2b", 112_000],
  ["85a", 85, 45, "2a2b", 131_000],
  ["100a", 100, 55, "2a2b", 158_000],
] as const;

const contactors = family({
  manufactor: "ls-electric",
  category: "contactor",
  series: "Metasol MC",
  name: ["전자접촉기", "Contactor", "交流接触器"],
  marks: ["KC", "CE", "UL"],
  demand: 0.8,
  axes: { frame: frames, coil: ["AC24V", "AC110V", "AC220V", "AC380V", "DC24V"] },
  code: ({ frame, coil }) => `MC-${frame[0]} ${coil} ${frame[3]}`,
  label: ({ frame, coil }) => `${frame[1]}A ${coil}`,
  values: ({ frame, coil }) => ({
    ratedCurrent: `${frame[1]} A (AC-3, 440V)`,
    motorPower: `${frame[2]} kW (440V)`,
    coil,
    auxiliary: frame[3],
    poles: "3P",
  }),
  price: ({ frame, coil }) => frame[4] * (coil.startsWith("DC") ? 1.55 : 1),
  interchange: ({ frame, coil }) => `contactor/${frame[1]}A/${coil}`,
});

const settings = {
  "MT-32": "0.63-1 1-1.6 1.6-2.5 2.5-4 4-6 5-8 6-9 7-10 9-13 12-18 16-22 18-25 22-32 28-40",
  "MT-63": "7-10 9-13 12-18 16-22 18-25 24-36 28-40 34-50 45-65",
  "MT-95": "16-22 18-25 24-36 28-40 34-50 45-65 54-75 63-85 70-95",
} as const;

const overloads = (["MT-32", "MT-63", "MT-95"] as const).flatMap((frame) =>
  family({
    manufactor: "ls-electric",
    category: "overload-relay",
    series: "Metasol MT",
    name: ["열동형 과부하계전기", "Thermal overload relay", "热过载继电器"],
    marks: ["KC", "CE", "UL"],
    demand: 0.5,
    axes: { heaters: ["2H", "3H"], range: settings[frame].split(" ") },
    code: ({ heaters, range }) => `${frame}/${heaters} ${range}A`,
    label: ({ range }) => `${range}A`,
    values: ({ heaters, range }) => ({
      setting: `${range} A`,
      type: heaters,
      contacts: "1a1b",
      model:
        frame === "MT-32" ? "MC-9b ~ MC-40a" : frame === "MT-63" ? "MC-50a, 65a" : "MC-75a ~ 100a",
    }),
    price: ({ heaters }) =>
      ({ "MT-32": 15_400, "MT-63": 26_000, "MT-95": 41_000 })[frame] *
      (heaters === "3H" ? 1.15 : 1),
  }),
);

const frameAmps = {
  "53": [50, "15 20 30 40 50", 18_900],
  "63": [60, "20 30 40 50 60", 22_400],
  "103": [100, "40 50 60 75 100", 32_500],
  "203": [225, "125 150 175 200 225", 71_000],
  "403": [400, "250 300 350 400", 172_000],
} as const;
type Frame = keyof typeof frameAmps;
const frameKeys: readonly Frame[] = ["53", "63", "103", "203", "403"];

/** ABN economic, ABS standard; then the frame, whose last digit is the pole count. */
const breakers = frameKeys.flatMap((frame) =>
  family({
    manufactor: "ls-electric",
    category: "molded-case-breaker",
    series: "Metasol ABN/ABS",
    name: ["배선용차단기", "Moulded-case circuit breaker", "塑壳断路器"],
    marks: ["KC", "CE"],
    demand: 0.7,
    axes: { line: ["ABN", "ABS"], amps: frameAmps[frame][1].split(" ") },
    allowed: ({ line }) => line === "ABN" || frame !== "63",
    code: ({ line, amps }) => `${line}${frame}c ${amps}A`,
    label: ({ line, amps }) => `${line}${frame}c 3P ${amps}A`,
    values: ({ line, amps }) => ({
      poles: "3P",
      ratedCurrent: `${amps} A`,
      size: `${frameAmps[frame][0]} AF`,
      breaking: line === "ABN" ? "N type" : "S type",
      ratedVoltage: "AC 690V",
    }),
    price: ({ line }) => frameAmps[frame][2] * (line === "ABS" ? 1.35 : 1),
  }),
);

const leakage = frameKeys
  .filter((frame) => frame !== "403")
  .flatMap((frame) =>
    family({
      manufactor: "ls-electric",
      category: "leakage-breaker",
      series: "Metasol EBN",
      name: ["누전차단기", "Earth-leakage circuit breaker", "漏电断路器"],
      marks: ["KC", "CE"],
      demand: 0.6,
      axes: { amps: frameAmps[frame][1].split(" ") },
      code: ({ amps }) => `EBN${frame}c ${amps}A`,
      label: ({ amps }) => `EBN${frame}c 3P ${amps}A`,
      values: ({ amps }) => ({
        poles: "3P",
        ratedCurrent: `${amps} A`,
        size: `${frameAmps[frame][0]} AF`,
        sensitivity: frame === "203" ? "100/200/500 mA" : "30 mA",
      }),
      price: () => frameAmps[frame][2] * 1.7,
    }),
  );

const miniature = family({
  manufactor: "ls-electric",
  category: "miniature-breaker",
  series: "BKN",
  name: ["소형차단기", "Miniature circuit breaker", "小型断路器"],
  marks: ["KC", "CE"],
  demand: 0.5,
  axes: {
    poles: ["1P", "2P", "3P"],
    amps: ["3", "6", "10", "16", "20", "25", "32", "40", "50", "63"],
  },
  code: ({ poles, amps }) => `BKN ${poles} C ${amps}A`,
  label: ({ poles, amps }) => `${poles} C ${amps}A`,
  values: ({ poles, amps }) => ({
    poles,
    ratedCurrent: `${amps} A`,
    curve: "C",
    breaking: "6 kA",
  }),
  price: ({ poles }) => Number(poles[0]) * 4_300,
  interchange: ({ poles, amps }) => `mcb/${poles}/C${amps}`,
});

export const lsPower: Grown[] = [
  ...contactors,
  ...overloads,
  ...breakers,
  ...leakage,
  ...miniature,
];
