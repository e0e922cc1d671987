import { setTimeout } from "node:timers/promises";
import { Problem } from "@bupum/shared/kernel/problem";
import { asGroup, groupListKey } from "../../deal/whole-groups/groups.ts";
import { scan } from "../../kernel/list.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { type Key, nameOf, read, write } from "../../kernel/table.ts";
import { asLine, lineListKey } from "../../deal/whole-groups/lines.ts";
import { alsoIn, followedMessage, followedRows } from "../../search/rules.ts";
import { entriesIn, placeInLedger, placePurchaseOrder } from "./place.ts";
import { headsOf } from "./sources.ts";
import { entriesBegin, type Ledger, ledgers, placeKey } from "../../search/ledger/items.ts";

// Without a guard: idempotent.

/** Placed side by side: each waits for its own rows. */
const atOnce = 8;

/** Adds the keys of filtered lists to an older line or request. */
async function listAgain(pk: string, sk: string): Promise<boolean> {
  return retry(isVersionConflict, async () => {
    const row = await read({ pk, sk });
    // Deleted deals are in no list of their buyer or seller.
    if (!row || row["deletedAt"]) return false;
    const keys = sk === "group" ? groupListKey(asGroup(row)) : lineListKey(asLine(row));
    if (Object.entries(keys).every(([name, value]) => row[name] === value)) return false;
    const guard = { equals: { version: row["version"] }, refused: new Problem("VERSION_CONFLICT") };
    await write({ change: { pk, sk }, set: keys, add: { version: 1 }, guard });
    return true;
  });
}

/** Places kept while their entries are looked at: those of an article are some hundreds. */
const mostKept = 2_000;
/** Time in which a place follows its entries. */
const placedWithinMs = 2_000;

/**
 * Drops entries that no place names; returns how many. Entries are written before their place: one
 * without a name is looked at again a while later, since it may just be placed.
 */
async function dropStrays(rows: typeof scan): Promise<number> {
  const kept = new Map<string, Set<string>>();
  const namedBy = async (ledger: Ledger, id: string): Promise<Set<string>> => {
    if (kept.size >= mostKept) kept.clear();
    const place = await read(placeKey(ledger, id));
    const names = new Set(entriesIn(ledger, place).map(nameOf));
    kept.set(`${ledger}#${id}`, names);
    return names;
  };
  const suspects: { key: Key; ledger: Ledger; id: string }[] = [];
  for await (const { pk, sk, id: named } of rows(ledgers.map(entriesBegin), ["pk", "sk", "id"])) {
    const key = { pk, sk };
    // The second part of an entry's key is its ledger, and each entry says its id.
    const [ledger, id] = [pk.split("#")[1] as Ledger, String(named)];
    if (kept.get(`${ledger}#${id}`)?.has(nameOf(key))) continue;
    if (!(await namedBy(ledger, id)).has(nameOf(key))) suspects.push({ key, ledger, id });
  }
  if (suspects.length === 0) return 0;
  await setTimeout(placedWithinMs);
  let strays = 0;
  for (const { key, ledger, id } of suspects) {
    if ((await namedBy(ledger, id)).has(nameOf(key))) continue;
    await write({ drop: key });
    // If it was placed in this moment it is put again.
    await placeInLedger(ledger, id, true);
    strays += 1;
  }
  return strays;
}

/**
 * Places every deal that lies nowhere or elsewhere, mends the keys of users' lists, and drops
 * entries that no place names. Reads the whole table twice: for `npm run index`, never for a function.
 */
export async function checkLedger(
  rows = scan,
): Promise<{ placed: number; listed: number; strays: number }> {
  let placed = 0;
  let listed = 0;
  const followed = rows(followedRows, ["pk", "sk"]);
  const next = async () => {
    for await (const { pk, sk } of followed) {
      const found = followedMessage(pk, sk);
      if (!found || found.entity === "ac") continue;
      const isOfDeal = found.entity === "gr" || found.entity === "ln";
      if (isOfDeal && (await listAgain(pk, sk))) listed += 1;
      if (await placeInLedger(found.entity, found.id, true)) placed += 1;
      for (const also of alsoIn(found.entity))
        if (await placeInLedger(also, found.id, true)) placed += 1;
      if (found.entity !== "od") continue;
      for (const head of (await headsOf([found])).keys())
        if (await placePurchaseOrder(head, true)) placed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return { placed, listed, strays: await dropStrays(rows) };
}
