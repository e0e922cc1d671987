import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { unless, write } from "../../kernel/table.ts";
import { estimateKey, everyOfSeller } from "../whole-groups/estimates.ts";

/** Thrown if another delivery already did it: nothing is left to do. */
const done = new Problem("BUSY");

/** D6-16: closes the estimates of a seller who left. Closed ones cost no write. */
export async function closeEstimates(sellerId: Id<"sel">): Promise<void> {
  for await (const { id, groupId, open } of everyOfSeller(sellerId)) {
    if (!open) continue;
    const close = write(
      {
        change: estimateKey(id),
        set: { open: false, closeReason: "SELLER_LEFT" },
        add: { version: 1 },
        guard: { equals: { open: true }, refused: done },
      },
      message(now(), "group.changed", { groupId }),
    );
    await unless(done, close);
  }
}
