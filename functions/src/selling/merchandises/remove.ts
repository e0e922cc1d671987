import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import {
  type Merchandise,
  merchandiseLimits,
  type merchandiseRoutes,
} from "@bupum/shared/selling/merchandises/contract";
import { type Context, now, userOf } from "../../kernel/context.ts";
import { query } from "../../kernel/list.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { timeSlice } from "../../kernel/rows/time-slice.ts";
import { write } from "../../kernel/table.ts";
import {
  findOwn,
  ofSeller,
  readMerchandises,
  type StoredMerchandise,
  toMerchandise,
} from "./items.ts";
import { newestSk } from "./list-keys.ts";
import { rangeOf, wordsTest } from "./rules.ts";
import { removal } from "./writes.ts";

type Ids = readonly Merchandise["id"][];
type Removal = ParsedInput<(typeof merchandiseRoutes)["removeOwn"]>["body"];

const bySeller = { by: "SELLER" } as const;

/** All or nothing. Throws NOT_FOUND. */
export async function removeTogether(ctx: Context, ids: Ids): Promise<void> {
  await write(...removal(ctx, await findOwn(ctx, ids), bySeller));
}

/** Removes named listings at once, those of a filter by a worker. Removed ones are no fault. */
export async function removeOwn(
  ctx: Context,
  { ids, all: _all, startDate, endDate, ...words }: Removal,
): Promise<{ removed: number; continues: boolean }> {
  const { sellerId, userId } = userOf(ctx);
  if (!ids) {
    const [from, to] = rangeOf({ startDate, endDate }, "body");
    // Listings created from now on are not included.
    const below = to < ctx.now() ? to : ctx.now();
    await write(
      message(ctx.now(), "removal.requested", { sellerId, userId, from, below, ...words }),
    );
    return { removed: 0, continues: true };
  }
  const found = await readMerchandises(ids);
  const own = found.filter(
    (one): one is StoredMerchandise => !!one && !one.deletedAt && one.sellerId === sellerId,
  );
  for (const some of chunksOf(own, merchandiseLimits.removedTogether))
    // One after the other: each moves the seller's counter.
    // oxlint-disable-next-line no-await-in-loop
    await write(...removal(ctx, some, bySeller));
  return { removed: own.length, continues: false };
}

/** Rows read by one message; the next message handles the rest. */
const reach = 500;

/**
 * Removes all listings that match a filter, from the newest down. Rows are read again before they
 * are removed, and each batch is one transaction, so that a repeat continues where a run ended.
 */
export async function removeFiltered(body: MessageBody<"removal.requested">): Promise<void> {
  const { sellerId, userId, from, below, ...words } = body;
  const actor = { type: "user", userId, sellerId, role: "SELLER" } as const;
  const rights = {
    isSeller: true,
    writerRole: "NONE",
    isWriter: false,
    expertCategories: [],
  } as const;
  const who = { actor: { ...actor, ...rights, isPremium: false, name: "" }, now };
  const test = wordsTest(words);
  const list = { ...ofSeller(sellerId), between: [from, below] as const };
  const { items: rows, more } = await query(list, reach);
  const wanted = rows.map(toMerchandise).filter((row) => !test || test(row));
  const goOn = (behind: StoredMerchandise) =>
    write(message(now(), "removal.requested", { ...body, below: newestSk(behind) }));
  const isOver = timeSlice();
  for (const batch of chunksOf(wanted, merchandiseLimits.removedTogether)) {
    // The index lags by some moments: listings removed meanwhile are left out.
    const fresh = await readMerchandises(batch.map(({ id }) => id));
    // oxlint-disable-next-line no-await-in-loop
    await write(
      ...removal(
        who,
        fresh.filter((one) => one !== undefined && !one.deletedAt) as StoredMerchandise[],
        { by: "SELLER" },
      ),
    );
    if (isOver()) return goOn(batch.at(-1)!);
  }
  const last = rows.at(-1);
  if (more && last) await goOn(toMerchandise(last));
}
