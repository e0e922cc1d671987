import { now } from "../kernel/context.ts";
import type { MessageBody } from "../kernel/messages.ts";
import { write } from "../kernel/table.ts";
import { offersChanged } from "../merchandises/items.ts";
import { cancelWaiting } from "./suspending.ts";

/** Acceptance names its parts in one message, because its transaction is full of orders. */
async function countAnew({ productIds }: MessageBody<"stock.taken">): Promise<void> {
  const at = now();
  await write(...productIds.map((productId) => offersChanged(at, productId)));
}

export const handlers = { "stock.taken": countAnew, "seller.suspended": cancelWaiting };
