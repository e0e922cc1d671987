import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { forgetBookmarks } from "../../bookmarks/items.ts";
import { walks as bookmarks } from "../../bookmarks/worker.ts";
import { followers as dealers } from "../../dealers/worker.ts";
import { followers as groups } from "../../estimate-groups/worker.ts";
import { closeEstimates } from "../../estimates/worker.ts";
import { forgetReasons } from "../../kernel/audit.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { joinHandlers, worker } from "../../kernel/messages/worker.ts";
import { lastTries, walks as maintenance } from "../../maintenance/worker.ts";
import { followers as merchandises, walks as merchandiseWalks } from "../../merchandises/worker.ts";
import { clear as clearNotices } from "../../notifications/items.ts";
import { followers as orders } from "../../product-estimate-orders/worker.ts";
import { walks as products } from "../../products/worker.ts";
import { forgetSender } from "../../register-request-histories/items.ts";

/** Messages that several resources follow, in their order. */
const ofSeveral = {
  /**
   * Lines first: then no order comes that would be missed. The last stretch alone brings the
   * orders: they may fail, and a message that wrote the next one would write it again.
   */
  async "seller.suspended"(body: MessageBody<"seller.suspended">) {
    const goesOn = await groups["seller.suspended"](body);
    if (!goesOn) await orders["seller.suspended"](body);
  },
  async "seller.changed"(body: MessageBody<"seller.changed">) {
    await merchandises["seller.changed"](body);
    await dealers["seller.changed"](body);
  },
  /**
   * Each step finds what an earlier delivery has left. The person is forgotten first: what is not
   * personal, the seller's estimates, may take several deliveries.
   */
  async "account.closed"(body: MessageBody<"account.closed">) {
    await clearNotices(body.userId);
    await forgetSender(sellerIdOf(body.userId));
    await forgetReasons("seller", sellerIdOf(body.userId));
    await forgetBookmarks(body.userId);
    await orders["account.closed"](body);
    await groups["account.closed"](body);
    await closeEstimates(sellerIdOf(body.userId));
  },
};

const handlers = joinHandlers(merchandiseWalks, products, bookmarks, maintenance, ofSeveral);

/** What goes through many rows for one cause; a message does a stretch, the next one goes on. */
export const handler = worker("bulk", handlers, lastTries);
