import { createHash } from "node:crypto";
import { fewestAskers } from "@bupum/shared/search/demand/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { addDays, type Instant, seoulDay, seoulInstant, toTtl } from "@bupum/shared/kernel/time";
import { query } from "../kernel/list.ts";
import { type Item, type Key, read, unless, write } from "../kernel/table.ts";

// What members looked for in vain, by month in Seoul, and by how many of them (D38-6).
// | access pattern                      | index | pk                         | sk                 |
// |-------------------------------------|-------|----------------------------|--------------------|
// | one thing that was looked for       |       | demand#<YYYY-MM>           | <thing>            |
// | that a member counts in it          |       | demand#<YYYY-MM>#<thing>   | <hash of member>   |
// | those of three members and more     | gsi1  | demand#<YYYY-MM>#several   | <bits of askers>#… |
// The rows say how many asked. A mark is a hash that names nobody, and goes with its month.

/** A search without results by its words, or a part that was asked for and refused. */
export interface Wanted {
  /** What makes two of them the same. */
  key: string;
  words: string;
  productId?: Id<"prd"> | undefined;
}
export interface Demanded extends Wanted {
  askers: number;
}

/** The last two months are read. */
const keptDays = 62;

const pkOf = (month: string) => `demand#${month}`;
const severalPk = (month: string) => `${pkOf(month)}#several`;
const bitsOf = (askers: number) => String(Math.floor(Math.log2(askers))).padStart(2, "0");

const known = new Problem("BUSY");
const outrun = new Problem("BUSY");

function markOf(pk: string, { key }: Wanted, asker: Id<"usr">): Key {
  const hash = createHash("sha256").update(`${pk}#${key}#${asker}`).digest("base64url");
  return { pk: `${pk}#${key}`, sk: hash.slice(0, 22) };
}

/** Counts a member who looked for a thing, once a month. Idempotent. */
export async function countAsker(wanted: Wanted, asker: Id<"usr">, at: Instant): Promise<void> {
  const month = seoulMonth(at);
  const [pk, ttl] = [pkOf(month), toTtl(seoulInstant(addDays(seoulDay(at), keptDays)))];
  const change = { pk, sk: wanted.key };
  const mark = { ...markOf(pk, wanted, asker), ttl };
  const { words, productId } = wanted;
  await unless(
    known,
    write(
      { put: mark, guard: { exists: false, refused: known } },
      // Without a guard: counted once, since the mark is new.
      { change, set: { words, ttl, ...(productId && { productId }) }, add: { askers: 1 } },
    ).then(() => place(change, month)),
  );
}

/** Only what several members looked for has a place that is read (D38-6). */
async function place(change: Key, month: string): Promise<void> {
  const askers = Number((await read(change))?.["askers"] ?? 0);
  if (askers < fewestAskers) return;
  const gsi1sk = `${bitsOf(askers)}#${change.sk}`;
  const guard = { absentOrBelow: { gsi1sk }, refused: outrun };
  await unless(outrun, write({ change, set: { gsi1pk: severalPk(month), gsi1sk }, guard }));
}

const toDemanded = (item: Item): Demanded => ({
  key: item.sk,
  words: String(item["words"]),
  askers: Number(item["askers"]),
  // `countAsker` alone writes these rows.
  productId: item["productId"] as Id<"prd"> | undefined,
});

/** What several members looked for in this month and the one before, the most wanted first. */
export async function demandedUntil(now: Instant, most: number): Promise<Demanded[]> {
  const month = seoulMonth(now);
  const before = seoulMonth(seoulInstant(addDays(`${month}-01`, -1)));
  const found = await Promise.all(
    [month, before].map((one) =>
      query({ index: "gsi1", pk: severalPk(one), newestFirst: true }, most),
    ),
  );
  const things = Map.groupBy(
    found.flatMap(({ items }) => items.map(toDemanded)),
    ({ key }) => key,
  );
  // The same people may have asked in both months: the larger number is true of one of them.
  return [...things.values()]
    .map((some) => some.toSorted((one, other) => other.askers - one.askers)[0]!)
    .toSorted((one, other) => other.askers - one.askers);
}
