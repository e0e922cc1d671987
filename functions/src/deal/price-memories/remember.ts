import type { PastPrice } from "@bupum/shared/deal/price-memories/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { closedName } from "../../accounts/users/items.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { asRead } from "../../kernel/rows/as-read.ts";
import { write, type Write } from "../../kernel/table.ts";
import { type OrderItem, orderKey, readOrders } from "../product-estimate-orders/items.ts";
import { findWholeGroup } from "../whole-groups/items.ts";
import { lineKey, type StoredLine } from "../whole-groups/lines.ts";
import { keepPrices, overtaken, type PriceMemoryItem, readMemories } from "./items.ts";
import { quotedProduct, withOrders, withUntaken } from "./rules.ts";

/*
 * A memory is made anew from its cause as it is now: what is kept of a part is replaced together
 * with a check that neither it nor its orders or lines changed since they were read. So doubled,
 * late and reordered messages change nothing (D32-2).
 */

/** D32-1: brings the memory of these orders' parts up to date. */
export const rememberOrders = (ids: readonly Id<"ord">[]): Promise<void> =>
  retry(isVersionConflict, async () => {
    const orders = (await readOrders(ids)).filter(({ confirmedAt }) => confirmedAt);
    const buyerId = orders[0]?.buyerId;
    if (!buyerId) return;
    const byPart = Map.groupBy(orders, ({ productId }) => productId);
    await keep(buyerId, byPart, withOrders, ({ id, version }) =>
      asRead(orderKey(id), version, overtaken),
    );
  });

/** D32-1: keeps the quotes of a request that ended without taking them. */
export const rememberQuotes = (groupId: Id<"egr">): Promise<void> =>
  retry(isVersionConflict, async () => {
    const { group, lines } = await findWholeGroup(groupId);
    if (group.open || group.buyerName === closedName) return;
    const byPart = Map.groupBy(lines, quotedProduct);
    const untaken = (kept: Kept, some: readonly StoredLine[]) => withUntaken(kept, groupId, some);
    await keep(group.buyerId, byPart, untaken, ({ id, version }) =>
      asRead(lineKey(id), version, overtaken),
    );
  });

type Kept = Pick<PriceMemoryItem, "paid" | "quoted">;

/** Each part's memory in a transaction of its own: with one row a seller of a line it fits. */
async function keep<Cause extends OrderItem | StoredLine>(
  buyerId: Id<"usr">,
  byPart: ReadonlyMap<Id<"prd"> | undefined, Cause[]>,
  renewed: (kept: Kept, causes: readonly Cause[]) => Kept,
  unchanged: (cause: Cause) => Write,
): Promise<void> {
  const productIds = [...byPart.keys()].filter((id) => id !== undefined);
  const before = await readMemories(buyerId, productIds, true);
  for (const productId of productIds) {
    const causes = byPart.get(productId) ?? [];
    const row = before.get(productId);
    const kept = row ?? { paid: [], quoted: [] };
    const next = renewed(kept, causes);
    if (isSame(kept.paid, next.paid) && isSame(kept.quoted, next.quoted)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a later message repeats what a failure leaves
    await write(
      ...keepPrices(buyerId, row, { productId, ...next }),
      ...causes.slice(0, mostChecked).map(unchanged),
    );
  }
}

/** A transaction has room for so many checks; a part asked for in more lines has none of the rest. */
const mostChecked = 90;

const textOf = (one: PastPrice): string =>
  JSON.stringify(Object.entries(one).toSorted(([left], [right]) => (left < right ? -1 : 1)));
const isSame = (before: readonly PastPrice[], after: readonly PastPrice[]): boolean =>
  before.map(textOf).join() === after.map(textOf).join();
