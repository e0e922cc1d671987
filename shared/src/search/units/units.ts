/** Units as people in Korea type them, and how a value is written in one way (S1-7). */

interface Base {
  symbol: string;
  names: string[];
  /** Prefixes that it takes; a capital M is mega, a small m whatever `m` says. */
  prefixes: string;
  m?: "mega" | "case";
}
const named = (symbol: string, names: string, prefixes = "", m?: Base["m"]): Base => ({
  symbol,
  names: names.split(" "),
  prefixes,
  ...(m && { m }),
});

/** Units with prefixes, and what is counted: poles, ports, pulses. */
const bases: Base[] = [
  named("a", "a amp amps ampere 암페어 安 安培", "numk"),
  named("w", "w watt watts 와트 瓦", "mkM", "case"),
  named("va", "va", "kM", "case"),
  named("hz", "hz 헤르츠 赫兹 赫", "kMG", "mega"),
  named("f", "f farad 패럿 패러드 法 法拉", "pnum"),
  named("h", "h henry 헨리 亨", "num"),
  named("ohm", "ohm ohms Ω 옴 오옴 欧 欧姆", "mkM", "case"),
  named("pa", "pa 파스칼 帕", "kM", "mega"),
  named("m", "m meter metre meters 미터 메타 메터 米", "numck"),
  named("g", "g gram 그램 克", "mk"),
  named("s", "s sec second seconds 초 秒", "num"),
  named("b", "byte 바이트", "kMG", "mega"),
  named("bps", "bps", "kMG", "mega"),
  named("ah", "ah", "m"),
];
const koreanPrefixes = new Map([
  ["피코", "p"],
  ["나노", "n"],
  ["마이크로", "u"],
  ["밀리", "m"],
  ["미리", "m"],
  ["센티", "c"],
  ["킬로", "k"],
  ["메가", "M"],
  ["기가", "G"],
  ["千", "k"],
  ["毫", "m"],
  ["微", "u"],
  ["皮", "p"],
  ["纳", "n"],
  ["厘", "c"],
  ["兆", "M"],
]);
const powers: Record<string, number> = {
  p: -12,
  n: -9,
  u: -6,
  m: -3,
  c: -2,
  "": 0,
  k: 3,
  M: 6,
  G: 9,
};

/** Units of one name only; the first name is the symbol. */
const plain = [
  "ppr p/r p/rev 펄스 pulse pulses 脉冲 脉冲/转",
  "p 극 pole poles 점 point points 접점 极 点",
  "ph 상 phase phases 相",
  "port 포트 ports 포트식 通 통",
  "ch 채널 channel channels 通道 路",
  "pin 핀 pins 针 脚",
  "axis 축 axes 轴",
  "wire 선식 wires 线制",
  "bit 비트 bits 位",
  "af 프레임",
  "rpm r/min 회전 알피엠 转",
  "lpm l/min 리터/분 升/分",
  "m3/h ㎥/h cmh",
  "bar 바아",
  "mbar",
  "psi",
  "kgfcm2 kgf/cm2 kg/cm2 kgf/cm² kg/cm²",
  "mm2 sq sqmm 스퀘어 스케어 平方",
  "mm 미리 밀리",
  "nm n·m n.m 뉴턴미터 牛米",
  "n 뉴턴",
  "st 스트로크 stroke",
  "min 분",
  'inch 인치 inches " 寸 英寸',
  "kb",
  "mb",
  "gb",
  "kcal/h kcal 킬로칼로리 칼로리",
  "k/step",
];

export interface Unit {
  symbol: string;
  power: number;
  hasPrefixes: boolean;
}
const units = new Map<string, Unit>();
for (const { symbol, names, prefixes } of bases)
  for (const name of names) {
    units.set(name.toLowerCase(), { symbol, power: 0, hasPrefixes: true });
    for (const prefix of prefixes)
      // Capital and small M are told apart where the text is read.
      if (prefix !== "M")
        units.set((prefix + name).toLowerCase(), {
          symbol,
          power: powers[prefix]!,
          hasPrefixes: true,
        });
    for (const [korean, prefix] of koreanPrefixes)
      if (prefixes.includes(prefix))
        units.set(korean + name.toLowerCase(), {
          symbol,
          power: powers[prefix]!,
          hasPrefixes: true,
        });
  }
for (const row of plain) {
  const names = row.split(" ");
  for (const name of names) units.set(name, { symbol: names[0]!, power: 0, hasPrefixes: false });
}
// 4 미리 and 4 밀리 are millimetres, not a unit of their own.
for (const name of ["mm", "미리", "밀리"])
  units.set(name, { symbol: "m", power: -3, hasPrefixes: true });
// Alone, a kilo of the shop floor is one of power.
for (const name of ["킬로", "키로"]) units.set(name, { symbol: "w", power: 3, hasPrefixes: true });
const megas = new Map<string, { symbol: string; isAlways: boolean }>(
  bases.flatMap(({ symbol, names, prefixes, m }) =>
    prefixes.includes("M")
      ? names.map((name) => [`m${name.toLowerCase()}`, { symbol, isAlways: m === "mega" }] as const)
      : [],
  ),
);
for (const [name, { symbol }] of megas)
  if (!units.has(name)) units.set(name, { symbol, power: 6, hasPrefixes: true });

/** Every name of a unit, the longest first. */
export const unitNames: readonly string[] = [...units.keys()].toSorted(
  (left, right) => right.length - left.length,
);

/** The unit that a name stands for, as it is written: 10MΩ is not 10mΩ, but MHz and mhz are. */
export function unitOf(written: string): Unit | undefined {
  const name = written.toLowerCase();
  const mega = megas.get(name);
  if (mega && (mega.isAlways || written.startsWith("M")))
    return { symbol: mega.symbol, power: 6, hasPrefixes: true };
  return units.get(name);
}

const steps: [power: number, prefix: string][] = [
  [9, "g"],
  [6, "meg"],
  [3, "k"],
  [0, ""],
  [-3, "m"],
  [-6, "u"],
  [-9, "n"],
  [-12, "p"],
];
/** Nobody means a thousandth of these. */
const megaIsM = new Set(["hz", "pa", "b", "bps"]);
const shown = (value: number) => String(Number(value.toPrecision(6)));

/** A value in a base unit with the prefix that leaves one to three digits: 0.1 µF is 100nf. */
export function engineered(value: number, symbol: string): string {
  if (value === 0) return `0${symbol}`;
  const size = Math.abs(value) * (1 + 1e-9);
  const [power, prefix] = steps.find(([at]) => size >= 10 ** at) ?? steps.at(-1)!;
  const letter = prefix === "meg" && megaIsM.has(symbol) ? "m" : prefix;
  return shown(value / 10 ** power) + letter + symbol;
}

/** A number with a unit, in one way of writing. */
export function written(value: number, unit: string): string {
  const { symbol, power, hasPrefixes } = unitOf(unit)!; // One of unitNames, by the reader's pattern.
  return hasPrefixes ? engineered(value * 10 ** power, symbol) : shown(value) + symbol;
}

/** Rated motor powers in kW by horsepower, as makers pair them (IEC 60072). */
const motorPowers = new Map([
  [0.25, 0.2],
  [0.5, 0.4],
  [1, 0.75],
  [2, 1.5],
  [3, 2.2],
  [5, 3.7],
  [7.5, 5.5],
  [10, 7.5],
  [15, 11],
  [20, 15],
  [25, 18.5],
  [30, 22],
  [40, 30],
  [50, 37],
  [60, 45],
  [75, 55],
  [100, 75],
  [125, 90],
  [150, 110],
]);
export const wattsOf = (horsepower: number): number =>
  Math.round((motorPowers.get(horsepower) ?? horsepower * 0.746) * 1000);

/** Nominal pipe sizes in millimetres by inches (KS B 1533, ISO 6708). */
const pipeSizes = new Map([
  ["1/8", 6],
  ["1/4", 8],
  ["3/8", 10],
  ["1/2", 15],
  ["3/4", 20],
  ["1", 25],
  ["1 1/4", 32],
  ["1 1/2", 40],
  ["2", 50],
  ["2 1/2", 65],
  ["3", 80],
  ["4", 100],
  ["5", 125],
  ["6", 150],
  ["8", 200],
]);
const nominal = new Set(pipeSizes.values());
export const pipeOfInches = (inches: string): number | undefined => pipeSizes.get(inches);
export const isPipeSize = (millimetres: number): boolean => nominal.has(millimetres);
/** Korean fitters count eighths of an inch: 4부 is half an inch. */
export const pipeOfEighths = (eighths: number): number | undefined =>
  [undefined, 6, 8, 10, 15, undefined, 20, undefined, 25][eighths];
