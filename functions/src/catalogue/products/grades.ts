import {
  bestSubstitute,
  type Grade,
  mostOfEach,
  substitutesIn,
} from "@bupum/shared/catalogue/products/rules";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { findRows, findShown, type StoredProduct, type StoredRow } from "./items.ts";
import { linkTo } from "./links.ts";

// What the deal asks of substitutes: without what reads specifications, whose tables are large.

type Pair = readonly [asked: Id<"prd"> | undefined, taken: Id<"prd"> | undefined];

/**
 * How far each second part holds for its first; undefined where nobody said it. Reads nothing where
 * no pair has both parts.
 */
export async function gradesOf(pairs: readonly Pair[]): Promise<(Grade | undefined)[]> {
  const ids = pairs.flatMap(([asked, taken]) => (asked && taken ? [asked] : []));
  const parts = ids.length > 0 ? await findShown(ids) : new Map<string, StoredProduct>();
  return pairs.map(([asked, taken]) => {
    const links = substitutesIn(parts.get(asked ?? "")?.alternates ?? []);
    return taken && linkTo(links, taken)?.grade;
  });
}

/** A part to take instead, as lists show it. */
export type Best = StoredRow & { grade?: Grade | undefined };

/** Parts whose substitutes are read at once: with all of theirs within one read of rows. */
const atOnce = 500;

/** The best substitute of each of these parts that has one (D37-6): two rounds for 500 of them. */
export async function bestSubstitutes(
  ids: readonly Id<"prd">[],
): Promise<ReadonlyMap<string, Best>> {
  const found = new Map<string, Best>();
  for (const some of chunksOf([...new Set(ids)], atOnce))
    // oxlint-disable-next-line no-await-in-loop -- thousands of rows at once would wait all the same
    for (const [id, best] of await bestOf(some)) found.set(id, best);
  return found;
}

/** Shown parts with what can be taken instead of each, the best first, at most so many of each. */
export async function withSubstitutes(ids: readonly Id<"prd">[], most: number | undefined) {
  const asked = await findShown(ids);
  const links = new Map(
    [...asked].map(([id, part]) => [id, substitutesIn(part.alternates).slice(0, most)]),
  );
  return { asked, links };
}

async function bestOf(ids: readonly Id<"prd">[]): Promise<Map<string, Best>> {
  const { links } = await withSubstitutes(ids, mostOfEach);
  const wanted = [...links.values()].flat().map(({ id }) => id);
  const rows = wanted.length > 0 ? await findRows(wanted) : [];
  const shown = new Map(rows.filter(({ state }) => state === "SHOWN").map((row) => [row.id, row]));
  const found = new Map<string, Best>();
  for (const [id, some] of links) {
    const best = bestSubstitute(
      some.flatMap(({ id: other, grade }) => {
        const row = shown.get(other);
        return row ? [{ ...row, ...(grade && { grade }) }] : [];
      }),
    );
    if (best) found.set(id, best);
  }
  return found;
}
