import {
  engineered,
  isPipeSize,
  pipeOfEighths,
  pipeOfInches,
  unitNames,
  wattsOf,
  written,
} from "@bupum/shared/search/units/units";
import { prepared } from "./signs.ts";
import { spokenWays } from "./spoken-quantities.ts";
import { byTheWay } from "./wider.ts";

// Quantities in a text and in what is asked, each brought to one token (S1-7): DC24V, 24VDC and
// 24V DC are dc24v. A reader finds one kind of quantity; what it cannot read stays a word.

/** What is spoken of, which decides what 104, 10K, 15A and 1/2 mean. */
export type Context = ReadonlySet<string>;

interface Read {
  /** All that a text with it is found by. */
  tokens: string[];
  /** What is looked for where it is asked: any of these, all tokens of one. */
  ways: string[][];
}
const same = (...tokens: string[]): Read => ({ tokens, ways: [tokens] });
const either = (...tokens: string[]): Read => ({ tokens, ways: tokens.map((token) => [token]) });

interface Reader {
  pattern: string;
  read(found: RegExpExecArray, context: Context): Read | undefined;
}

const one = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)`;
const until = String.raw`\s*(?:-|~|\.\.+|/|to)\s*`;
const list = `${one}(?:${until}[+-]?${one})*`;
/** A comma divides, but within a number. */
const start = String.raw`(?<![0-9a-z.])(?<![0-9],)`;
const end = String.raw`(?![a-z0-9])`;
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const numberOf = (text: string) =>
  Number(/^\d{1,3}(?:,\d{3})+/.test(text) ? text.replaceAll(",", "") : text.replace(",", "."));
const numbersIn = (text: string) => (text.match(new RegExp(one, "g")) ?? []).map(numberOf);
const isRange = (text: string) => /\d\s*(?:-|~|\.\.+|to)\s*[+-]?\d/.test(text);

const currents = "ac/dc|dc/ac|dc|ac|직류|교류|直流|交流";
const kindsOf = (text = ""): string[] => {
  const kinds = [/dc|직류|直流/i.test(text) && "dc", /ac|교류|交流/i.test(text) && "ac"];
  return kinds.filter((kind) => kind !== false);
};
/** Supplies that a range of voltages is asked for by. */
const usual: Record<string, number[]> = { ac: [110, 220, 380, 440], dc: [12, 24, 48] };

/** Of a text that does not say the kind of current: who asks for 24 V DC finds it by the way. */
const unstatedVolts = `vany${byTheWay}`;

function voltage(found: RegExpExecArray): Read | undefined {
  const { before, values = "", unit = "", after } = found.groups!;
  const scale = /^k/i.test(unit) ? 1000 : /^(?:m|밀리|毫)/i.test(unit) ? 0.001 : 1;
  const numbers = numbersIn(values).map((value) => value * scale);
  const kinds = kindsOf([before, after].join(" "));
  if (unit === "" && kinds.length === 0) return undefined;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const isSpan = isRange(values);
  const token = (kind: string, value: number) =>
    kind + engineered(value, "v") + (isSpan ? byTheWay : "");
  const served = (kind: string) =>
    isSpan ? usual[kind]!.filter((value) => value > low && value < high) : [];
  const all = kinds.flatMap((kind) =>
    [...numbers, ...served(kind)].flatMap((value) => [token("", value), token(kind, value)]),
  );
  const [kind = ""] = kinds.length === 1 ? kinds : [];
  const asked = numbers.map((value) => token(kind, value));
  const unstated = numbers.map((value) => engineered(value, unstatedVolts));
  return {
    tokens: [
      ...numbers.map((value) => token("", value)),
      ...all,
      ...(kinds.length === 0 ? unstated : []),
      ...kinds.map((of) => `any${of}`),
    ],
    ways: isSpan
      ? [asked]
      : [asked, asked.map((one) => one + byTheWay), ...(kind === "" ? [] : [unstated])],
  };
}

const volts = String.raw`(?:k|m|밀리|킬로|毫|千)?\s?(?:volts?|v|볼트|伏)`;
/** A thing, or a kind of it by its key: a chip-resistor is a resistor. */
const isOf = (context: Context, thing: string) =>
  [...context].some((key) => key === thing || key.endsWith(`-${thing}`));
const isAbout = (context: Context, ...keys: string[]) => keys.some((key) => context.has(key));
const isOfResistors = (context: Context) => isOf(context, "resistor");
const isOfCapacitors = (context: Context) => isOf(context, "capacitor");
const piped = [
  "valve ball-valve butterfly-valve gate-valve check-valve safety-valve pressure-reducing-valve",
  "solenoid-valve gas-valve steam-trap strainer fitting air-treatment regulator-air flow-sensor",
  "flow-switch speed-controller silencer hose air-tube expansion-joint gauge pump hydraulic-valve",
].flatMap((row) => row.split(" "));
const isOfPipes = (context: Context) => isAbout(context, ...piped);

const inches = String.raw`(?:\d{1,2}[\s-]+)?[1-7]/(?:2|4|8)(?![0-9/])`;
const wholeInches = (text: string) => text.replace(/[\s-]+/g, " ").trim();
function pipe(text = ""): Read | undefined {
  const size = pipeOfInches(wholeInches(text));
  return size === undefined ? undefined : same(`pipe${size}`);
}

const ohms = { r: 1, k: 1000, m: 1_000_000 };
function resistance(value: string, letter: string): string {
  const scale = ohms[letter.toLowerCase() as keyof typeof ohms];
  return engineered(Number(value) * scale, "ohm");
}

const diameter = "[φøϕ⌀∅]|파이|phi|직경|지름";
/** Packages of components, as they are written with and without a hyphen. */
const packages = "to|sot|sod|sop|soic|ssop|tssop|msop|qfn|dfn|qfp|lqfp|tqfp|dip|sip|bga";
const readers: Reader[] = [
  {
    pattern: String.raw`${start}(?<name>${packages})[\s-]?(?<pins>\d{1,3})(?![0-9])`,
    read: ({ groups }) => same(`${groups!["name"]!.toLowerCase()}${groups!["pins"]}`),
  },
  {
    pattern: String.raw`(?<inches>${inches})\s*(?:"|''|인치|inch(?:es)?|in${end}|英寸|寸)`,
    read: ({ groups }) => pipe(groups!["inches"]),
  },
  {
    pattern: String.raw`${start}(?:npt|pt|rc|bspt|bspp|bsp|pf|ps|r|g)\s*[-(]?\s?(?<inches>${inches}|[1-4](?=["”]))"?`,
    read: ({ groups }) => pipe(groups!["inches"]),
  },
  {
    pattern: String.raw`${start}(?<inches>${inches})`,
    read: ({ groups }, context) => (isOfPipes(context) ? pipe(groups!["inches"]) : undefined),
  },
  {
    pattern: String.raw`${start}dn\s?(?<size>\d{1,3})${end}`,
    read: ({ groups }) => same(`pipe${groups!["size"]}`),
  },
  {
    pattern: String.raw`${start}(?<eighths>[1-8])\s?부(?![가-힣])`,
    read({ groups }) {
      const size = pipeOfEighths(Number(groups!["eighths"]));
      return size === undefined ? undefined : same(`pipe${size}`);
    },
  },
  {
    pattern: String.raw`${start}(?<size>[1-9]\d{0,2})\s?a${end}`,
    read({ groups }, context) {
      const size = Number(groups!["size"]);
      if (!isOfPipes(context) || !isPipeSize(size)) return undefined;
      return either(`${size}a`, `pipe${size}`);
    },
  },
  {
    pattern: String.raw`${start}(?<size>[1-8])\s?(?:"|''|인치|inch(?:es)?${end}|英寸|寸)`,
    read({ groups }, context) {
      const size = groups!["size"]!;
      const nominal = pipeOfInches(size);
      if (nominal === undefined || !isOfPipes(context)) return undefined;
      return either(`${size}inch`, `pipe${nominal}`);
    },
  },
  {
    pattern: String.raw`(?:${diameter})\s?(?<size>${one})\s?(?:mm|미리|밀리)?`,
    read: ({ groups }) => same(`phi${numberOf(groups!["size"]!)}`),
  },
  {
    pattern: String.raw`${start}(?<size>${one})\s?(?:mm)?\s?(?:[φøϕ⌀∅]|파이|phi${end})`,
    read: ({ groups }) => same(`phi${numberOf(groups!["size"]!)}`),
  },
  {
    pattern: String.raw`${start}(?<sides>${one}(?:\s?[x×*]\s?${one})+)(?:\s?mm)?${end}`,
    read: ({ groups }) => same(numbersIn(groups!["sides"]!).join("x")),
  },
  {
    pattern: String.raw`${start}1/(?<ratio>\d{1,4})(?!\s?[0-9a-z/])`,
    read: ({ groups }) => same(`1/${groups!["ratio"]}`),
  },
  {
    pattern: String.raw`${start}m(?<size>\d{1,2})\s?x\s?\d+(?:\.\d+)?${end}`,
    read: ({ groups }) => same(`m${groups!["size"]}`),
  },
  {
    pattern: String.raw`${start}(?:(?<half>[1-3])/(?<of>[248])|(?<power>${one}))\s?(?:hp|ps|마력|马力|horsepower)${end}`,
    read({ groups }) {
      const { half, of, power = "" } = groups!;
      const horses = half === undefined ? numberOf(power) : Number(half) / Number(of);
      return same(engineered(wattsOf(horses), "w"));
    },
  },
  {
    pattern: String.raw`(?<values>[+-]?${one}(?:${until}[+-]?${one})*)\s?(?:°\s?c${end}|deg(?:rees?)?\.?\s?c(?:elsius)?${end}|도씨?(?![가-힣])|섭씨|摄氏度|度)`,
    read({ groups, index, input }) {
      // A hyphen behind a word or a number is no sign.
      const values = /[0-9a-z가-힣]$/i.test(input.slice(0, index))
        ? groups!["values"]!.replace(/^[+-]/, "")
        : groups!["values"]!;
      const each = values.matchAll(
        new RegExp(`(?<sign>(?:^|[^0-9\\s])\\s*-)?\\s*(?<size>${one})`, "g"),
      );
      const isSpan = isRange(values);
      const degrees = [...each].map(({ groups: of }, at) => {
        // In 10-40 the hyphen stands between, in -10 ~ -5 it is a sign.
        const isNegative =
          of!["sign"] !== undefined && (at === 0 || /[~./o]/.test(of!["sign"]) || !isSpan);
        return `${isNegative ? "-" : ""}${numberOf(of!["size"]!)}degc`;
      });
      return same(...degrees);
    },
  },
  {
    pattern: String.raw`${start}(?:(?<before>${currents})\s?[±+:]?\s?)?(?<values>${list})\s?(?<unit>${volts})(?:\s?[.(]?\s?(?<after>${currents})\)?)?${end}`,
    read: voltage,
  },
  {
    pattern: String.raw`${start}(?<before>dc|ac)\s?(?<values>${list})(?<unit>)(?=\s?/\s?(?:ac|dc)|\s*$)`,
    read: voltage,
  },
  {
    pattern: String.raw`${start}(?<value>\d+)(?<letter>[rkm])(?<rest>\d+)${end}`,
    read({ groups }, context) {
      const { value, letter = "", rest } = groups!;
      return isOfResistors(context) ? same(resistance(`${value}.${rest}`, letter)) : undefined;
    },
  },
  {
    pattern: String.raw`${start}(?<value>\d+(?:\.\d+)?)\s?(?<letter>[rkm])${end}`,
    read({ groups }, context) {
      const { value = "", letter = "" } = groups!;
      return isOfResistors(context) ? same(resistance(value, letter)) : undefined;
    },
  },
  {
    pattern: String.raw`${start}(?<values>${list})[\s-]?(?<unit>${unitNames.map(escaped).join("|")})(?:${end}|(?<=[^0-9a-z]))`,
    read({ groups }) {
      const { values = "", unit = "" } = groups!;
      return same(...numbersIn(values).map((value) => written(value, unit)));
    },
  },
];
const anywhere = readers.map(({ pattern, read }) => ({ pattern: new RegExp(pattern, "gi"), read }));
const whole = readers.map(({ pattern, read }) => ({
  pattern: new RegExp(`^(?:${pattern})$`, "i"),
  read,
}));

/** Tokens of all quantities in a text. */
export function quantitiesIn(text: string, context: Context): string[] {
  const signs = prepared(text);
  if (!/\d/.test(signs)) return [];
  const found = anywhere.flatMap(({ pattern, read }) =>
    [...signs.matchAll(pattern)].flatMap((match) => read(match, context)?.tokens ?? []),
  );
  return [...new Set(found)];
}

export interface AskedQuantity {
  /** Any of these, all tokens of one. */
  ways: string[][];
  /** Written as no part number is: it is never looked for in one. */
  isCertain: boolean;
}

/** Codes of values, where it is said what they are on: 104 on a capacitor is 100 nF. */
function coded(text: string, context: Context): string[][] | undefined {
  const [, digits, zeros] = /^([1-9]\d)([0-7])$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits) * 10 ** Number(zeros);
  if (isOfCapacitors(context)) return [[text], [engineered(value * 1e-12, "f")]];
  if (context.has("varistor")) return [[text], [engineered(value, "v")]];
  return isOfResistors(context) ? [[text], [engineered(value, "ohm")]] : undefined;
}
/** D24 and A220 of order codes that people say. */
function supply(text: string): string[][] | undefined {
  const [word, kind, volt] = /^([ad])(5|12|24|48|100|110|200|220|380|440)$/.exec(text) ?? [];
  const asked = `${kind}c${volt}v`;
  return word === undefined ? undefined : [[word], [asked], [asked + byTheWay]];
}

/** The quantity that a text is, if it is one and nothing else. */
export function quantityAsked(text: string, context: Context): AskedQuantity | undefined {
  const signs = prepared(text).trim();
  const plain = signs.toLowerCase();
  const ways = coded(plain, context) ?? supply(plain) ?? spokenWays(plain, context);
  if (ways) return { ways, isCertain: false };
  if (!/\d/.test(signs)) return undefined;
  for (const { pattern, read } of whole) {
    const found = pattern.exec(signs);
    const meant = found ? read(found, context) : undefined;
    if (meant) return { ways: meant.ways, isCertain: !isLikeCode(text) };
  }
  return undefined;
}
const isLikeCode = (text: string) => /^[0-9a-z./-]+$/i.test(text.normalize("NFKC"));
