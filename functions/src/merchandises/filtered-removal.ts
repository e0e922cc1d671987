import { chunksOf } from "@bupum/shared/kernel/chunks";
import { merchandiseLimits } from "@bupum/shared/merchandises/contract";
import { now } from "../kernel/context.ts";
import { timeSlice } from "../kernel/rows/time-slice.ts";
import { query } from "../kernel/list.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { message } from "../kernel/messages/outbox.ts";
import { write } from "../kernel/table.ts";
import * as items from "./items.ts";
import { wordsTest } from "./lists.ts";
import { removal } from "./rules.ts";

/** Rows that one message looks at; the rest is another message. */
const reach = 500;

/**
 * Takes all that a filter shows off sale, from the newest down. Rows are read again before they are
 * removed, and each batch is one transaction, so that a repeat goes on where an earlier run ended.
 */
export async function removeFiltered(body: MessageBody<"removal.requested">): Promise<void> {
  const { sellerId, userId, from, below, ...words } = body;
  const actor = { type: "user", userId, sellerId, role: "SELLER" } as const;
  const who = { actor: { ...actor, isSeller: true, isPremium: false, name: "" }, now };
  const test = wordsTest(words);
  const list = { ...items.ofSeller(sellerId), between: [from, below] as const };
  const { items: rows, more } = await query(list, reach);
  const wanted = rows.map(items.toMerchandise).filter((row) => !test || test(row));
  const goOn = (behind: items.StoredMerchandise) =>
    write(message(now(), "removal.requested", { ...body, below: items.newestSk(behind) }));
  const isOver = timeSlice();
  for (const batch of chunksOf(wanted, merchandiseLimits.removedTogether)) {
    // The index is some moments behind: what was removed meanwhile is left out.
    // oxlint-disable-next-line no-await-in-loop
    const fresh = await items.readMerchandises(batch.map(({ id }) => id));
    // oxlint-disable-next-line no-await-in-loop
    await write(
      ...removal(
        who,
        fresh.filter((one) => one !== undefined && !one.deletedAt) as items.StoredMerchandise[],
        { by: "SELLER" },
      ),
    );
    if (isOver()) return goOn(batch.at(-1)!);
  }
  const last = rows.at(-1);
  if (more && last) await goOn(items.toMerchandise(last));
}
