import { unitOf, wattsOf } from "../units/units.ts";

// What a value is measured in: units that can be converted into each other, and the one that is
// stored (S8-2). Names of units that mean something else elsewhere (10M is ten minutes of a timer,
// and ten metres of a cable) belong to the dimension.

interface Dimension {
  /** The unit that values are stored in, as it is shown. */
  unit: string;
  /** Symbols of the units of the shop floor, with their size in the stored unit. */
  of: Record<string, number>;
  /** Further names, in lower case, which come first. */
  names?: Record<string, number>;
  /** A number without a unit is one of the stored unit. */
  isBare?: boolean;
}

const none: Record<string, number> = {};
export const dimensions = {
  voltage: {
    unit: "V",
    of: none,
    names: { v: 1, volt: 1, volts: 1, 볼트: 1, 伏: 1, kv: 1e3, mv: 1e-3, vdc: 1, vac: 1 },
  },
  current: { unit: "A", of: { a: 1 } },
  power: { unit: "W", of: { w: 1, "kcal/h": 1.163 } },
  apparent: { unit: "VA", of: { va: 1 } },
  frequency: { unit: "Hz", of: { hz: 1 } },
  capacitance: { unit: "F", of: { f: 1 } },
  inductance: { unit: "H", of: { h: 1 } },
  resistance: { unit: "Ω", of: { ohm: 1 }, names: { r: 1, k: 1e3, M: 1e6 } },
  length: {
    unit: "mm",
    of: { m: 1e3, inch: 25.4 },
    names: { in: 25.4, m: 1e3, km: 1e6, um: 1e-3, mil: 0.0254, φ: 1, 파이: 1 },
  },
  area: { unit: "mm²", of: { mm2: 1 }, names: { "mm^2": 1 } },
  pressure: {
    unit: "MPa",
    of: { pa: 1e-6, bar: 0.1, mbar: 1e-4, psi: 0.006_894_757, kgfcm2: 0.098_066_5 },
  },
  temperature: {
    unit: "°C",
    of: none,
    names: { "°c": 1, degc: 1, "deg c": 1, "deg.c": 1, c: 1, 도: 1, 度: 1, 摄氏度: 1 },
  },
  time: {
    unit: "s",
    of: { s: 1, min: 60 },
    names: { m: 60, h: 3600, hour: 3600, hours: 3600, 시간: 3600, 小时: 3600, 分: 60, 분: 60 },
  },
  speed: { unit: "r/min", of: { rpm: 1 }, names: { "/min": 1 } },
  torque: { unit: "N·m", of: { nm: 1 }, names: { n·m: 1, kgf·cm: 0.098_066_5, kgf·m: 9.806_65 } },
  flow: {
    unit: "l/min",
    of: { lpm: 1, "m3/h": 1000 / 60 },
    names: { "l/h": 1 / 60, "m3/min": 1000, "ml/min": 1e-3 },
  },
  velocity: { unit: "m/s", of: none, names: { "m/s": 1, "cm/s": 0.01, "mm/s": 1e-3 } },
  mass: { unit: "kg", of: { g: 1e-3 } },
  force: { unit: "N", of: { n: 1 }, names: { kgf: 9.806_65, kn: 1e3 } },
  share: { unit: "%", of: none, names: { "%": 1, percent: 1, 퍼센트: 1 } },
  drift: { unit: "ppm/°C", of: none, names: { "ppm/°c": 1, ppm: 1, "ppm/k": 1 } },
  memory: {
    unit: "KB",
    of: { kb: 1, mb: 1024, gb: 1024 ** 2 },
    names: { kbyte: 1, kbytes: 1, mbyte: 1024, k: 1 },
  },
  steps: {
    unit: "steps",
    of: none,
    names: { steps: 1, step: 1, "k steps": 1e3, "k step": 1e3, 스텝: 1, k스텝: 1e3 },
  },
  frame: { unit: "AF", of: none, names: { af: 1 } },
  pulses: { unit: "P/R", of: { ppr: 1 } },
  bits: { unit: "bit", of: { bit: 1 } },
  count: {
    unit: "",
    of: { p: 1, port: 1, ch: 1, pin: 1, axis: 1, wire: 1, ph: 1 },
    names: {
      개: 1,
      단: 1,
      자리: 1,
      digits: 1,
      digit: 1,
      positions: 1,
      位: 1,
      点: 1,
      个: 1,
      极: 1,
      outputs: 1,
      inputs: 1,
    },
    isBare: true,
  },
} as const satisfies Record<string, Dimension>;

export type DimensionName = keyof typeof dimensions;
export const isDimension = (name: string): name is DimensionName => Object.hasOwn(dimensions, name);

/** Signs that mean the same, in one way of writing; the micro sign and the ohm sign among them. */
export const plainSigns = (text: string): string =>
  text
    .replaceAll(/[″”“]/g, '"')
    .normalize("NFKC")
    .replaceAll("Ω", "ohm")
    .replaceAll("⁄", "/")
    .replaceAll(/[µμ]/g, "u")
    .replaceAll(/[−–—]/g, "-")
    .replaceAll(/[〜∼～]/g, "~")
    .replaceAll(/°\s+C/g, "°C")
    .replaceAll(/n\.m\b/gi, "N·m")
    .replaceAll(/\bmin-1\b/g, "rpm")
    .replaceAll(/% ?f\.? ?s\b\.?/gi, "%")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Rounds what a conversion leaves behind: 0.1 µF and 100 nF are one number. */
export const tidy = (value: number): number => Number(value.toPrecision(9));

const horses = new Set(["hp", "ps", "마력", "马力"]);

/** A value in the stored unit of a dimension; nothing for a unit of another one. */
export function converted(
  value: number,
  unit: string,
  name: DimensionName,
  spellings: Readonly<Record<string, string>> = {},
): number | undefined {
  const { of, names, isBare }: Dimension = dimensions[name];
  if (unit === "") return isBare ? value : undefined;
  const written = spellings[unit.toLowerCase()] ?? unit;
  const own = names?.[written] ?? names?.[written.toLowerCase()];
  if (own !== undefined) return tidy(value * own);
  if (name === "power" && horses.has(written.toLowerCase())) return wattsOf(value);
  if (name === "temperature" && /^°?f$/i.test(written)) return tidy((value - 32) / 1.8);
  const known = unitOf(written);
  const size = known && of[known.symbol];
  return size === undefined ? undefined : tidy(value * 10 ** known!.power * size);
}

/** Whether some dimension has a unit of this name. */
export const isKnownUnit = (unit: string): boolean =>
  Object.keys(dimensions).some(
    (name) => isDimension(name) && converted(1, unit, name) !== undefined,
  );
