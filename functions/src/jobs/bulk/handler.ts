import { walks as bookmarks } from "../../bookmarks/worker.ts";
import { handlers as dealers } from "../../dealers/worker.ts";
import { closeEstimates, walks as estimateGroups } from "../../estimate-groups/worker.ts";
import { forgetReasons } from "../../kernel/audit.ts";
import { sellerIdOf } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages.ts";
import { worker } from "../../kernel/worker.ts";
import { lastly, walks as maintenance } from "../../maintenance/worker.ts";
import { walks as merchandises } from "../../merchandises/worker.ts";
import { clear as clearNotices } from "../../notifications/items.ts";
import { walks as orders } from "../../product-estimate-orders/worker.ts";
import { walks as products } from "../../products/worker.ts";
import { forgetSender } from "../../register-request-histories/items.ts";

const handlers = {
  ...merchandises,
  ...products,
  ...bookmarks,
  ...maintenance,
  /**
   * Lines first: then no order comes that would be missed. The last stretch alone brings the
   * orders: they may fail, and a message that wrote the next one would write it again.
   */
  async "seller.suspended"(body: MessageBody<"seller.suspended">) {
    const goesOn = await estimateGroups["seller.suspended"](body);
    if (!goesOn) await orders["seller.suspended"](body);
  },
  async "seller.approved"(body: MessageBody<"seller.approved">) {
    await merchandises["seller.approved"](body);
    await dealers["seller.approved"](body);
  },
  /**
   * Each step finds what an earlier delivery has left. The person is forgotten first: what is not
   * personal, the seller's estimates, may take several deliveries.
   */
  async "account.closed"(body: MessageBody<"account.closed">) {
    await clearNotices(body.userId);
    await forgetSender(sellerIdOf(body.userId));
    await forgetReasons("seller", sellerIdOf(body.userId));
    await bookmarks["account.closed"](body);
    await orders["account.closed"](body);
    await estimateGroups["account.closed"](body);
    await closeEstimates(sellerIdOf(body.userId));
  },
};

/** What goes through many rows for one cause; a message does a stretch, the next one goes on. */
export const handler = worker("bulk", handlers, lastly);
