import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../../kernel/context.ts";
import { message } from "../../kernel/outbox.ts";
import { type Item, write } from "../../kernel/table.ts";

const awake = new Problem("VERSION_CONFLICT");

/** Has a request told of the quotes that came within the pause between two notices (D15). */
export async function tellAgain(item: Item): Promise<void> {
  const { pk, sk, gsi2sk } = item;
  // `dueKey` of the requests wrote the id behind the time.
  const groupId = String(gsi2sk).split("#")[1] as Id<"egr">;
  try {
    await write(
      {
        change: { pk, sk },
        unset: ["gsi2pk", "gsi2sk"],
        guard: { equals: { gsi2sk }, refused: awake },
      },
      message(now(), "estimate-group.changed", { groupId }),
    );
  } catch (error) {
    // Another sweep, or the worker itself, was faster.
    if (error !== awake) throw error;
  }
}
