import { emails, messengers, writtenMessengers } from "./contacts-names.ts";
import { isCallable, phones } from "./contacts-phones.ts";
import { plainOf } from "./contacts-plain.ts";

/**
 * Finds phone numbers, mail addresses and messenger names in what two people write to each other
 * before they deal (D29-9), also where they are disguised. Part numbers, prices, quantities, dates
 * and the numbers of requests and orders are none.
 */

/** Where contact data stands in a text, as places of its UTF-16 units. */
export interface Contact {
  kind: "PHONE" | "EMAIL" | "MESSENGER";
  start: number;
  end: number;
}

/** What takes its place. */
const masks: Record<Contact["kind"], string> = {
  PHONE: "***-****-****",
  EMAIL: "***@***",
  MESSENGER: "****",
};

/** Patterns for a text of small letters, and last one for it as it is written. */
const ruled = [
  ["EMAIL", emails],
  ["MESSENGER", messengers],
  ["PHONE", phones],
  ["MESSENGER", writtenMessengers],
] as const;

/** Characters before a number that may say what it counts. */
const mostBefore = 24;

/** All contact data of a text, in its order; none overlaps another. */
export function contactsIn(text: string): Contact[] {
  const { plainText, from, until } = plainOf(text);
  // Patterns that look for both cases take a second to be made ready.
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

/** The number or the name in what was found, without the word before or behind it; and its place. */
function innerOf(match: RegExpExecArray): [string, number] {
  const [whole] = match;
  const named = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined);
  if (!named) return [whole, match.index];
  const [group, inner] = named as [string, string];
  const at = group === "first" ? 0 : whole.lastIndexOf(inner);
  return [inner, match.index + at];
}

/** What overlaps is one: the first, as long as both. */
function joined(found: readonly Contact[]): Contact[] {
  const all: Contact[] = [];
  for (const one of found) {
    const last = all.at(-1);
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end);
    else all.push({ ...one });
  }
  return all;
}

/** A number or an address as it is compared: a number by its digits at home. */
function keyOf(text: string): string {
  const { plainText } = plainOf(text);
  if (plainText.includes("@")) return plainText.replaceAll(/\s/g, "").toLowerCase();
  return plainText.replaceAll(/\D/g, "").replace(/^(?:00)?82\(?0?/, "0");
}

/**
 * A text without its contact data, but for what is `shown`: the numbers and addresses that its
 * writer shows to everybody.
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
