import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../../kernel/context.ts";
import { message } from "../../kernel/outbox.ts";
import { type Item, write } from "../../kernel/table.ts";

const awake = new Problem("VERSION_CONFLICT");

/** Sends a notice that was held for the morning on its way (DOMAIN.md D15). */
export async function wake(item: Item): Promise<void> {
  const { pk, sk, gsi2sk } = item;
  try {
    await write(
      {
        change: { pk, sk },
        unset: ["gsi2pk", "gsi2sk"],
        add: { version: 1 },
        guard: { equals: { gsi2sk }, refused: awake },
      },
      message(now(), "delivery.due", { deliveryId: String(item["id"]) }),
    );
  } catch (error) {
    // Another sweep, or the worker itself, was faster.
    if (error !== awake) throw error;
  }
}
