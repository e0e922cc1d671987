import { formatPhone, toE164 } from "@bupum/shared/kernel/text/phone";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { LookupGroup, LookupHit } from "@bupum/shared/search/lookups/admin-contract";
import {
  type LookupKind,
  lookupKinds,
  mostLookups,
  shortestLookup,
} from "@bupum/shared/search/lookups/kinds";
import { query } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import { entryPk, longestName, longestText, type PlacedList } from "./items.ts";
import { lookupSpace } from "../text/spaces.ts";

// The ledger `lk` holds what admins look up. A thing lies under each place of its texts at which a
// search may begin, so one query of a kind finds it, and nothing of it stays when it is gone.
// | access pattern               | pk                                       | sk                |
// |------------------------------|------------------------------------------|-------------------|
// | things of a kind by a piece  | ledger#lk#lookup#<its first 2>#<kind>    | <from there>#<id> |

/** The most texts of one thing are short; a longer sum would pass what a place may hold. */
const mostPlaces = 300;
const comparable = (text: string) => [...normalize(text)].slice(0, longestName);

/** The lists in which a thing is found by its texts. */
export function lookupLists(
  kind: LookupKind,
  id: string,
  texts: readonly (string | undefined)[],
  { id: opens, ...shown }: LookupHit,
): PlacedList[] {
  const places = texts.flatMap((text) => {
    const marks = comparable(text ?? "");
    return marks
      .slice(0, Math.max(0, marks.length - shortestLookup + 1))
      .map((_, at) => marks.slice(at, at + longestText).join(""));
  });
  return [...new Set(places)].slice(0, mostPlaces).map((rest) => ({
    state: kind,
    sk: `${rest}#${id}`,
    names: [[lookupSpace, firstOf(rest)]],
    // Each entry says whose it is, and what it opens if that is another thing.
    row: { ...shown, id, ...(opens !== id && { opens }) },
  }));
}

const firstOf = (text: string): string => [...text].slice(0, shortestLookup).join("");

/** Numbers hold their day, so the last come first; of names the shortest, which may be the whole. */
const numbered: readonly LookupKind[] = ["purchaseOrder", "group", "estimate", "payment"];

/** A paper's number is that of its subject, and which of its papers it is. */
const paper = /^((?:ES|PO)-\d{6}-\w{5}|RC-\d{6}-\w{10})-\d{1,4}$/i;

/** What is compared of a keyword: a phone number as it is written in Korea. */
function askedFor(keyword: string): string {
  const phone = toE164(keyword);
  const text = phone ? formatPhone(phone) : keyword.trim().replace(paper, "$1");
  return comparable(text).slice(0, longestText).join("");
}

/** An entry may stand twice for one thing that has the piece twice. */
const read = 3 * mostLookups;

/** What has the keyword in one of its texts, by kind: one query each, side by side (S5-1). */
export async function findLookups(keyword: string): Promise<LookupGroup[]> {
  const asked = askedFor(keyword);
  if ([...asked].length < shortestLookup) return [];
  const groups = await Promise.all(
    lookupKinds.map(async (kind) => {
      const pk = entryPk("lk", lookupSpace, firstOf(asked), kind);
      const newestFirst = numbered.includes(kind);
      const { items, more } = await query({ pk, skPrefix: asked, newestFirst }, read);
      const hits = [...new Map(items.map((item) => [String(item["id"]), toHit(item)])).values()];
      return { kind, items: hits.slice(0, mostLookups), isMore: more || hits.length > mostLookups };
    }),
  );
  return groups.filter(({ items }) => items.length > 0);
}

const toHit = ({ id, opens, title, detail }: Item): LookupHit => ({
  id: String(opens ?? id),
  title: String(title),
  ...(detail !== undefined && { detail: String(detail) }),
});
