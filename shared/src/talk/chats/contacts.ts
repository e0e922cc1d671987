import { emails, messengers, writtenMessengers } from "./contacts-names.ts";
import { canBePartNumber, isCallable, phones } from "./contacts-phones.ts";
import { plainOf } from "./contacts-plain.ts";

/**
 * Finds phone numbers, mail addresses and messenger names in messages before the first order of two
 * people (D29-9), also in disguise. Part numbers, prices, quantities, dates and numbers of requests
 * and orders are no contact data.
 * A number that the catalogue has is none either; the server looks it up when it is sent.
 */

/** A range of contact data in a text, in UTF-16 units. */
export interface Contact {
  kind: "PHONE" | "EMAIL" | "MESSENGER";
  start: number;
  end: number;
}

/** The replacement of contact data. */
const masks: Record<Contact["kind"], string> = {
  PHONE: "***-****-****",
  EMAIL: "***@***",
  MESSENGER: "****",
};

/** Patterns for the text in lower case; the last one is for the text as written. */
const ruled = [
  ["EMAIL", emails],
  ["MESSENGER", messengers],
  ["PHONE", phones],
  ["MESSENGER", writtenMessengers],
] as const;

/** The most numbers of one message that are looked up in the catalogue. */
const mostLookedUp = 5;

/** Characters before a number that may say what it counts. */
const mostBefore = 24;

/** All contact data of a text, in order, without overlaps. */
export function contactsIn(text: string): Contact[] {
  const { plainText, from, until } = plainOf(text);
  // Case-insensitive patterns take a second to compile.
  const small = plainText.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const found: Contact[] = [];
  for (const [kind, patterns] of ruled)
    for (const pattern of patterns)
      for (const match of (patterns === writtenMessengers ? plainText : small).matchAll(pattern)) {
        const [inner, start] = innerOf(match);
        const before = small.slice(Math.max(0, start - mostBefore), start);
        if (kind === "PHONE" && !isCallable(inner, before)) continue;
        found.push({ kind, start: from[start]!, end: until[start + inner.trimEnd().length - 1]! });
      }
  return joined(found.toSorted((a, b) => a.start - b.start || b.end - a.end));
}

/** The number or name within a match, without the word around it, and its position. */
function innerOf(match: RegExpExecArray): [string, number] {
  const [whole] = match;
  const named = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined);
  if (!named) return [whole, match.index];
  const [group, inner] = named as [string, string];
  const at = group === "first" ? 0 : whole.lastIndexOf(inner);
  return [inner, match.index + at];
}

/** Numbers of a text in the form of a phone number that the catalogue may have (D29-9). */
export const numbersToLookUp = (text: string): string[] =>
  contactsIn(text)
    .filter(({ kind, start, end }) => {
      const before = plainOf(text.slice(Math.max(0, start - mostBefore), start)).plainText;
      const digits = plainOf(text.slice(start, end)).plainText.replaceAll(/\D/g, "");
      return kind === "PHONE" && canBePartNumber(digits, before.toLowerCase());
    })
    .map(({ start, end }) => text.slice(start, end))
    .slice(0, mostLookedUp);

/** Overlapping ranges become one: the first, extended over both. */
function joined(found: readonly Contact[]): Contact[] {
  const all: Contact[] = [];
  for (const one of found) {
    const last = all.at(-1);
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end);
    else all.push({ ...one });
  }
  return all;
}

/** A number or an address as it is compared: a number in its national form. */
function keyOf(text: string): string {
  const { plainText } = plainOf(text);
  if (plainText.includes("@")) return plainText.replaceAll(/\s/g, "").toLowerCase();
  return plainText.replaceAll(/\D/g, "").replace(/^(?:00)?82\(?0?/, "0");
}

/**
 * A text without its contact data, except `shown`: the numbers and addresses that the writer shows
 * publicly, and part numbers.
 */
export function withoutContacts(
  text: string,
  shown: readonly string[] = [],
): { text: string; isMasked: boolean } {
  const allowed = new Set(shown.map(keyOf));
  let masked = "";
  let done = 0;
  for (const { kind, start, end } of contactsIn(text)) {
    if (allowed.has(keyOf(text.slice(start, end)))) continue;
    masked += text.slice(done, start) + masks[kind];
    done = end;
  }
  return { text: masked + text.slice(done), isMasked: done > 0 };
}
