import { Problem } from "@bupum/shared/kernel/problem";
import { type Item, unless, write, type Write } from "../../kernel/table.ts";

const awake = new Problem("VERSION_CONFLICT");

/**
 * Removes a row from the index of due rows and sends its message, both or neither. The sort key
 * there is `<instant>#<id>`.
 */
export const wake =
  (follow: (id: string) => Write) =>
  async ({ pk, sk, gsi2sk }: Item): Promise<void> => {
    const id = String(gsi2sk).slice(String(gsi2sk).indexOf("#") + 1);
    const guard = { equals: { gsi2sk }, refused: awake };
    const asleep = { change: { pk, sk }, unset: ["gsi2pk", "gsi2sk"], guard };
    // Another sweep, or the worker itself, may have been faster.
    await unless(awake, write(asleep, follow(id)));
  };
