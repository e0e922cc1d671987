import { reliabilityOf } from "@bupum/shared/accounts/seller-infos/reliability";
import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { write } from "../../kernel/table.ts";
import { dealtBy } from "../../search/tallies/items.ts";
import { readSeller, sellerKey } from "./items.ts";

/** D11-9: writes a seller's reliability into the seller's row, which all lists read. */
async function follow({ sellerId }: MessageBody<"seller.traded">): Promise<void> {
  await retry(isVersionConflict, async () => {
    // The row is read first: a concurrent worker may have counted fewer deals than this one does.
    const seller = await readSeller(sellerId);
    if (!seller) return;
    const reliability = reliabilityOf(await dealtBy(sellerId, now()));
    if (isSame(reliability, seller.reliability ?? {})) return;
    const { dealVersion } = seller;
    await write({
      change: sellerKey(sellerId),
      set: { reliability },
      add: { dealVersion: 1 },
      guard: {
        ...(dealVersion === undefined
          ? { exists: true, lacks: ["dealVersion"] }
          : { equals: { dealVersion } }),
        refused: new Problem("VERSION_CONFLICT"),
      },
    });
  });
}

export const handlers = { "seller.traded": follow };
