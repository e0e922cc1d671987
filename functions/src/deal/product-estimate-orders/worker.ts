import { searchText } from "@bupum/shared/deal/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { timerOf } from "@bupum/shared/deal/product-estimate-orders/rules";
import {
  askAbout,
  countedBefore,
  countSubstitution,
  productNamed,
} from "../../catalogue/products/taken-instead.ts";
import { readLines, type StoredLine } from "../whole-groups/lines.ts";
import { forgetNames } from "../../accounts/stored-files/writes.ts";
import { withoutNames } from "../../accounts/stored-files/rules.ts";
import { systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { unless, write } from "../../kernel/table.ts";
import { closedName } from "../../accounts/users/items.ts";
import { cancelTogether, cancelWaiting } from "./cancel.ts";
import { completeTogether } from "./complete.ts";
import {
  everyOfBuyer,
  lookAgain,
  lookedAtLast,
  type OrderDue,
  orderDueKey,
  type OrderItem,
  orderKey,
  readOrderDue,
  readOrders,
} from "./items.ts";
import { orderReminder } from "./notices.ts";
import { handlers as shipDateHandlers } from "./ship-date-worker.ts";

// Without a guard: idempotent.

/**
 * D6-16: removes the person, the address and free texts from a leaving buyer's orders. None of them
 * is running. Part, price, numbers, region and company stay.
 */
async function forgetBuyer({ userId }: MessageBody<"account.closed">): Promise<void> {
  for await (const order of everyOfBuyer(userId)) {
    const { id, shipTo, confirmedAt, files } = order;
    if (shipTo.name === closedName) continue;
    await Promise.all(forgetNames(files).map((one) => write(one)));
    await write({
      change: orderKey(id),
      set: {
        shipTo: { name: closedName, region: shipTo.region },
        files: withoutNames(files),
        ...(!confirmedAt && {
          buyerName: closedName,
          buyerText: searchText(closedName),
        }),
      },
      unset: ["memo", "sellerMemo", "rejectDetail"],
    });
  }
}

/** Thrown if another delivery already sent the reminder. */
const reminded = new Problem("BUSY");

/**
 * D5-3: runs the due timer steps of one PO's orders, each guarded by the order as it was read, so
 * that a repeat changes nothing. At the end it sets the PO's next look. No other code sets it,
 * because every act makes its order due later than before.
 */
async function actInTime({ orderBatchId }: MessageBody<"orders.waited">): Promise<void> {
  await retry(isVersionConflict, async () => {
    const due = await readOrderDue(orderBatchId);
    if (!due) return;
    const at = now();
    const late = await lateOf(due, at);
    const [unanswered, delivered] = [late.get("giveUp") ?? [], late.get("complete") ?? []];
    if (unanswered.length > 0) await cancelTogether(unanswered, "SELLER_NO_RESPONSE");
    if (delivered.length > 0) await completeTogether(delivered, at);
    const waiting = late.get("remind") ?? [];
    if (waiting.length > 0) await remind(orderBatchId, waiting, at);
    const isReminded = waiting.length > 0 || due.remindedAt !== undefined;
    const left = (await readOrders(due.orderIds)).flatMap(
      (order) => timerOf(order, isReminded, at)?.at ?? [],
    );
    await unless(lookedAtLast, write(lookAgain(orderBatchId, left.toSorted()[0])));
  });
}

/** The orders that are due, by step. */
async function lateOf(due: OrderDue, at: Instant) {
  const orders = await readOrders(due.orderIds);
  const timed = orders.flatMap((order) => {
    const timer = timerOf(order, due.remindedAt !== undefined, at);
    return timer && timer.at <= at ? [{ order, act: timer.act }] : [];
  });
  const byAct = Map.groupBy(timed, ({ act }) => act);
  return new Map([...byAct].map(([act, some]) => [act, some.map(({ order }) => order)]));
}

async function remind(id: Id<"pob">, orders: readonly OrderItem[], at: Instant): Promise<void> {
  const until = timerOf(orders[0]!, true, at)!.at;
  const mark = {
    change: orderDueKey(id),
    set: { remindedAt: at },
    guard: { exists: true, lacks: ["remindedAt"], refused: reminded },
  };
  await unless(reminded, write(mark, orderReminder(systemAt(at), orders, until)));
}

/**
 * D19-15: counts parts that were ordered instead of the asked ones, each buyer once for a pair, so
 * that a repeat changes nothing. Parts that the catalogue does not have are not counted. From three
 * buyers on an admin is asked about the pair (D37-5).
 */
async function countSubstitutes({ orderIds }: MessageBody<"substitutes.accepted">): Promise<void> {
  const orders = await readOrders(orderIds);
  const { lines } = await readLines(orders.map(({ productEstimateId }) => productEstimateId));
  for (const [at, order] of orders.entries()) {
    const asked = lines[at]?.productId;
    const taken = asked && (await takenBy(order, lines[at]));
    if (!taken || taken === asked) continue;
    await unless(countedBefore, write(...countSubstitution(asked, taken, order.buyerId)));
    // Also where the buyer was counted before: the first delivery may have ended in between.
    await askAbout(asked, taken, now());
  }
}

/** The part of an order of an alternative: the one its quote names, or the one of that number. */
async function takenBy(order: OrderItem, line: StoredLine | undefined) {
  const quote = line?.currentResponse;
  const named = quote?.id === order.responseId ? quote.alternative?.productId : undefined;
  if (named) return named;
  const { isAlternative, manufactorName, partNumber } = order;
  if (!isAlternative || !manufactorName || !partNumber) return undefined;
  return productNamed(manufactorName, partNumber);
}

export const handlers = {
  "orders.waited": actInTime,
  "substitutes.accepted": countSubstitutes,
  ...shipDateHandlers,
};
export const followers = { "seller.suspended": cancelWaiting, "account.closed": forgetBuyer };
