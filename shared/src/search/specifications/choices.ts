import { normalize } from "../../kernel/text/normalized.ts";
import { pipeOfInches } from "../units/units.ts";
import { choicesOf } from "./definitions.ts";
import { plainSigns } from "./dimensions.ts";

// Values that are no measures: one or several of a list, and what has a form of its own (S8-4).

type Known = ReadonlyMap<string, { id: string }>;

/** The pieces as known spellings, each of as many of them as possible; nothing where one is none. */
function greedy(pieces: readonly string[], known: Known, glue: string): string[] | undefined {
  const ids: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let count = pieces.length - at;
    let found: { id: string } | undefined;
    for (; count > 0 && !found; count--)
      found = known.get(normalize(pieces.slice(at, at + count).join(glue)));
    if (!found) return undefined;
    ids.push(found.id);
    at += count + 1;
  }
  return ids;
}

const ofList = /\s*[,/+&;·]\s*|\s+(?:and|or|및|또는)\s+/;
/** A distance or a count beside what was chosen: Through-beam 10 m. */
const measured = /\s\d[\d.]*\s?m?m$/;

/** The values of a specification's list that a text names; nothing where it names another one. */
export function choicesIn(text: string, specification: string): string[] | undefined {
  const known = choicesOf.get(specification);
  if (!known) return undefined;
  const signs = text.normalize("NFKC").replace(/\s+/g, " ").trim();
  for (const one of [signs, signs.replace(measured, ""), signs.replace(/\s?\([^)]*\)$/, "")]) {
    const whole = known.get(normalize(one));
    if (whole) return [whole.id];
    const pieces = one.split(ofList).filter(Boolean);
    const found =
      greedy(pieces, known, " ") ??
      greedy(
        pieces.flatMap((piece) => piece.split(" ")),
        known,
        " ",
      );
    if (found) return [...new Set(found)];
  }
  return undefined;
}

const contactNames = new Map([
  ["spst", "1a"],
  ["spstno", "1a"],
  ["spstnc", "1b"],
  ["spdt", "1c"],
  ["dpst", "2a"],
  ["dpdt", "2c"],
  ["3pdt", "3c"],
  ["4pdt", "4c"],
]);
const letters: Record<string, "a" | "b" | "c"> = {
  a: "a",
  no: "a",
  b: "b",
  nc: "b",
  c: "c",
  co: "c",
};

/** Contacts as electricians count them: 1NO+1NC and 1a1b are one. */
export function contactsIn(text: string): string | undefined {
  const word = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s+,/.-]|접점|회로|触点/g, "");
  const named = contactNames.get(word);
  if (named) return named;
  if (!/^(?:\d*(?:no|nc|co|[abc]))+$/.test(word)) return undefined;
  const counts = { a: 0, b: 0, c: 0 };
  for (const [, count = "", letter = ""] of word.matchAll(/(\d*)(no|nc|co|[abc])/g))
    counts[letters[letter]!] += count === "" ? 1 : Number(count);
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([letter, count]) => count + letter)
    .join("");
}

/** Degrees of protection: IP65/IP67 are two. */
export function protectionsIn(text: string): string[] | undefined {
  const words = text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/\([^)]*\)/g, " ")
    .replaceAll(/IP[\s-]+(?=\d)/g, "IP")
    .split(/[\s,/;]+/)
    .filter(Boolean);
  const codes = words.map((word) => /^(?:IP[- ]?)?([0-6X]\d[A-Z]?K?)$/.exec(word)?.[1]);
  const isWhole = /^IP/i.test(words[0] ?? "") && codes.every((code) => code !== undefined);
  return isWhole ? [...new Set(codes.map((code) => `IP${code}`))] : undefined;
}

/** Sides of a panel, a body or a screen, in the order they are written: 48x48. */
export function sidesIn(text: string): string | undefined {
  const signs = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\([whdl]\)|\b[whdl](?=\d)|(?<=\d)[whdl]\b|plug-in|px|pixels?|dots?|픽셀/g, "")
    .replaceAll(/mm/g, "")
    .replaceAll(/[×*]/g, "x")
    .replaceAll(/\s/g, "");
  return /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?){1,2}$/.test(signs) ? signs : undefined;
}

/** Nominal sizes of pipes and threads: Rc 1/2, 15A and DN15 are one. */
export function pipesIn(text: string): string[] | undefined {
  const parts = plainSigns(text)
    .replaceAll(/(\d)-(?=\d\/\d)/g, "$1 ")
    .split(/,\s*|\s+\/\s+/)
    .filter(Boolean);
  const read = parts.map((part) => {
    const metric = /^M\s?(\d{1,2})(?:\s?[x×]\s?[\d.]+)?$/i.exec(part)?.[1];
    if (metric) return `M${metric}`;
    const nominal = /^(?:DN\s?(\d{1,3})|(\d{1,3})\s?A)$/i.exec(part);
    if (nominal) return `${nominal[1] ?? nominal[2]}A`;
    const inches =
      /^(?:NPTF?|PT|PF|PS|RC|R|G|BSPT|BSPP|BSP)?\s?\(?((?:\d\s)?\d\/\d|[1-8])\s?(?:"|''|inch|인치|in)?\)?\s?(?:B|NPT|PT|PF|BSP)?$/i.exec(
        part,
      )?.[1];
    const size = inches === undefined ? undefined : pipeOfInches(inches);
    return size === undefined ? undefined : `${size}A`;
  });
  return read.length > 0 && read.every((one) => one !== undefined) ? read : undefined;
}

/** A metric thread: M12x1 and M12. */
export const threadIn = (text: string): string | undefined => {
  const size = /^M\s?(\d{1,2})(?:\s?[x×*]\s?[\d.]+)?$/i.exec(text.normalize("NFKC").trim())?.[1];
  return size && `M${size}`;
};

/** How often a gear turns in for one turn out: 1/30, 1:30 and 30:1 are 30. */
export function ratioIn(text: string): number | undefined {
  const [, over = "", under = ""] =
    /^\s*(\d+(?:\.\d+)?)\s*[/:]\s*(\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (Number(over) === 1) return Number(under) || undefined;
  return Number(under) === 1 ? Number(over) : undefined;
}
