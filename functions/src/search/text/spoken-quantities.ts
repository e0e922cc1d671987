import { wattsOf, written } from "@bupum/shared/search/units/units";
import { byTheWay } from "./wider.ts";

// Quantities that people say shorter than they are written (S1-10): 48각, 1/16 DIN, 60:1, 18파이 of a
// proximity sensor. They are read in what is asked only; a text says them in full.

type Ways = string[][];
/** What is spoken of. */
type Context = ReadonlySet<string>;
type Said = [pattern: RegExp, read: (values: string[], context: Context) => Ways | undefined];

const isAbout = (context: Context, ...keys: string[]) => keys.some((key) => context.has(key));
const isOfRelays = (context: Context) =>
  isAbout(context, "relay") && !isAbout(context, "relay-socket", "plc");
const isOfBreakers = (context: Context) =>
  [...context].some((key) => key === "breaker" || key.endsWith("-breaker"));
const isOfDrives = (context: Context) =>
  isAbout(context, "inverter", "servo-drive", "is-freqrol", "is-ig5a", "is-is7", "is-sinamics");
const isOfCylinders = (context: Context) => isAbout(context, "cylinder", "cylinder-any");

const panels: Record<string, Ways> = {
  4: [["96x96"]],
  8: [["96x48"], ["48x96"]],
  16: [["48x48"]],
  32: [["48x24"], ["24x48"]],
};
/** Contacts of relays that are plugged in, by their pins. */
const contacts: Record<string, string> = { 8: "2c", 11: "3c", 14: "4c" };
const threads = new Set(["4", "5", "6", "8", "12", "18", "30"]);
/** Screens are called by whole inches. */
const fractions = ["", ".1", ".2", ".4", ".5", ".6", ".7"];
const powers = new Set([0.1, 0.2, ...[0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 25, 30].map(kilowatts)]);
function kilowatts(horsepower: number): number {
  return wattsOf(horsepower) / 1000;
}
/** Mains of other countries, and what parts here are made for. */
const mains: Record<string, string[]> = {
  115: ["110"],
  120: ["110"],
  230: ["220"],
  240: ["220"],
  415: ["380", "400"],
};

/** Sizes of chips in inches, by the name in millimetres that is said here. */
const chipSizes: Record<string, string> = {
  1005: "0402",
  1608: "0603",
  2012: "0805",
  3216: "1206",
  3225: "1210",
  4532: "1812",
  5025: "2010",
  6432: "2512",
};
const inchSizes = new Set(["0201", ...Object.values(chipSizes)]);
const isOfChips = (context: Context) =>
  [...context].some((key) => /(?:resistor|capacitor|inductor|bead|fuse|led|varistor)$/.test(key));
const pinned =
  "connector connector-housing terminal-block barrier-terminal pin-header socket-header";
const isOfPins = (context: Context) => isAbout(context, ...pinned.split(" "), "is-pluggable");
const isOfInputs = (context: Context) =>
  isAbout(context, "is-digital-input", "is-digital-output", "io-module", "analog-module");
/** Classes of tolerance, in per cent. */
const tolerances: Record<string, string> = { f: "1", g: "2", j: "5", k: "10", m: "20" };

const said: Said[] = [
  [
    /^(\d{4})$/,
    ([size = ""], context) => {
      if (!isOfChips(context)) return undefined;
      const inches = chipSizes[size];
      if (inches !== undefined) return [[inches], [size]];
      return inchSizes.has(size) ? [[size]] : undefined;
    },
  ],
  [
    /^(\d{2,3})\s?(?:c|도)$/,
    ([degrees], context) =>
      isAbout(context, "thermal-fuse", "thermostat-switch") ? [[`${degrees}degc`]] : undefined,
  ],
  [/^([fgjkm])급$/, ([letter = ""]) => [[`${tolerances[letter]}%`]]],
  [/^(\d{1,3}(?:\.\d)?)\s?볼$/, ([volt]) => [[`${volt}v`], [`${volt}v${byTheWay}`]]],
  [/^(quarter|half)\s?(?:watt|w)$/, ([part]) => [[written(part === "half" ? 0.5 : 0.25, "w")]]],
  [
    /^1\/(2|4|8|10|16)\s?(?:w|와트|watts?|瓦)$/,
    ([part]) => [[written(1 / Number(part), "w")], [`1/${part}w`]],
  ],
  [
    /^(\d{1,3})\s?(?:p|핀|pins?|poles?|way|极|针|位|구)$/,
    ([count], context) =>
      isOfPins(context) ? [[`${count}p`], [`1x${count}p`], [`${count}pin`]] : undefined,
  ],
  [
    /^(\d)\s?[x×*]\s?(\d{1,2})p?$/,
    ([rows, count], context) =>
      isOfPins(context)
        ? [[`${rows}x${count}`], [`${rows}x${count}p`], ...(rows === "1" ? [[`${count}p`]] : [])]
        : undefined,
  ],
  [
    /^p?\s?=?\s?(\d{1,2}\.\d{1,2})\s?(?:mm|미리)?\s?(?:피치|pitch|间距|간격)?$/,
    ([pitch], context) =>
      isOfPins(context) ? [[`${Number(pitch)}mm`], [`${pitch}mm`], [pitch!]] : undefined,
  ],
  [
    /^(\d{1,3})\s?(?:점|点|points?)$/,
    ([count], context) => (isOfInputs(context) ? [[`${count}ch`], [`${count}p`]] : undefined),
  ],
  [/^(?:□\s?)?(\d{2,3})\s?(?:각|方)$|^□\s?(\d{2,3})$/, ([side]) => [[`${side}x${side}`]]],
  [/^1\/(4|8|16|32)\s?din$/, ([part]) => panels[part!]],
  [/^(\d{1,4})\s?[:：]\s?1$|^1\s?(?:[:：]|比|대)\s?(\d{1,4})$/, ([ratio]) => [[`1/${ratio}`]]],
  [
    /^(\d{1,3})\s?(?:mm)?\s?(?:缸径|bore|보어|내경)$|^(?:缸径|bore|보어|내경)\s?(\d{1,3})$/,
    ([size], context) => (isOfCylinders(context) ? [[`phi${size}`]] : [[`${size}mm`]]),
  ],
  [
    /^(\d{1,4})\s?(?:mm)?\s?(?:行程|스트로크|stroke)$|^(?:行程|스트로크|stroke)\s?(\d{1,4})$/,
    ([size]) => [[`${size}st`]],
  ],
  [
    /^(\d{1,3})\s?[x×*-]\s?(\d{1,4})$/,
    ([bore, stroke], context) =>
      isOfCylinders(context)
        ? [[`${bore}x${stroke}`], [`phi${bore}`, `${stroke}st`], [`${bore}-${stroke}`]]
        : undefined,
  ],
  [
    /^(\d{2,5})\s?(?:线|라인|분할)$/,
    ([count]) => (Number(count) < 10 ? undefined : [[`${count}ppr`]]),
  ],
  [
    /^(8|11|14)\s?(?:핀|pins?|脚|针|p)$/,
    ([pins = ""], context) => {
      if (context.has("relay-socket")) return [[`${pins}pin`]];
      return isOfRelays(context) ? [[`${pins}pin`], [contacts[pins]!]] : undefined;
    },
  ],
  [
    /^(\d+(?:\.\d+)?)\s?([pnu])$/,
    ([value, prefix], context) =>
      [...context].some((key) => key.endsWith("capacitor"))
        ? [[written(Number(value), `${prefix}f`)]]
        : undefined,
  ],
  [
    /^(\d{1,2})\s?(?:"|''|인치|inch|in|英寸|寸)$/,
    ([size], context) =>
      context.has("hmi") ? fractions.map((more) => [`${size}${more}inch`]) : undefined,
  ],
  [
    /^(?:φ\s?)?(\d{1,2})\s?(?:파이|phi|φ)?$|^φ\s?(\d{1,2})$/,
    ([size = ""], context) =>
      context.has("proximity-sensor") && threads.has(size)
        ? [[`m${size}`], [`phi${size}`]]
        : undefined,
  ],
  [
    /^(\d{1,2})\s?(?:mm|미리|밀리|毫米)$/,
    ([size = ""], context) =>
      context.has("proximity-sensor") && threads.has(size)
        ? [[`m${size}`], [`${size}mm`]]
        : undefined,
  ],
  [
    /^(\d+(?:\.\d+)?)$/,
    ([value = ""], context) =>
      isOfDrives(context) && powers.has(Number(value))
        ? [[value], [written(Number(value), "kw")]]
        : undefined,
  ],
  [/^(\d{1,4})\s?at$/, ([value], context) => (isOfBreakers(context) ? [[`${value}a`]] : undefined)],
  [
    /^(?:ac\s?)?(115|120|230|240|415)\s?(?:v|vac|volts?|볼트|伏)$/,
    ([value = ""]) =>
      [value, ...mains[value]!].flatMap((volt) => [[`${volt}v`], [`${volt}v${byTheWay}`]]),
  ],
  [/^(dc|직류|直流)(?:입력|控制|输入|制御)?$/, () => [["anydc"], ["dc"]]],
  [/^(ac|교류|交流)(?:입력|控制|输入)?$/, () => [["anyac"], ["ac"]]],
];

/** What a text that is asked means where it is a quantity said short. */
export function spokenWays(text: string, context: Context): Ways | undefined {
  for (const [pattern, read] of said) {
    const found = pattern.exec(text);
    const ways =
      found &&
      read(
        found.slice(1).filter((value) => value !== undefined),
        context,
      );
    if (ways) return ways;
  }
  return undefined;
}
