import { searchText } from "@bupum/shared/estimates/rules";
import { forgetNames } from "../files/writes.ts";
import { withoutNames } from "../files/rules.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { write } from "../kernel/table.ts";
import { closedName } from "../users/items.ts";
import { cancelWaiting } from "./cancel.ts";
import { everyOfBuyer, orderKey } from "./items.ts";

/**
 * D6-16: a buyer who left has no running orders. Part, price, numbers and region stay, with the
 * company that bought; person, address and free texts are removed.
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

export const followers = { "seller.suspended": cancelWaiting, "account.closed": forgetBuyer };
