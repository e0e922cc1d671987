import { handlers as bookmarks } from "../../bookmarks/worker.ts";
import { handlers as dealers } from "../../dealers/worker.ts";
import { handlers as estimateGroups } from "../../estimate-groups/worker.ts";
import { handlers as files } from "../../files/worker.ts";
import { forgetReasons } from "../../kernel/audit.ts";
import { sellerIdOf } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages.ts";
import { worker } from "../../kernel/worker.ts";
import { handlers as merchandises } from "../../merchandises/worker.ts";
import { clear as clearNotices } from "../../notifications/items.ts";
import { handlers as orders } from "../../product-estimate-orders/worker.ts";
import { forgetSender } from "../../register-request-histories/items.ts";

/** Each resource brings the handlers of its own messages; some causes have several effects. */
export const handler = worker("dispatch", {
  ...files,
  ...merchandises,
  ...estimateGroups,
  ...orders,
  "dealer.changed": dealers["dealer.changed"],
  /** Each step finds what an earlier delivery has left. */
  async "account.closed"(body: MessageBody<"account.closed">) {
    await estimateGroups["account.closed"](body);
    await orders["account.closed"](body);
    await bookmarks["account.closed"](body);
    await clearNotices(body.userId);
    await forgetSender(sellerIdOf(body.userId));
    await forgetReasons("seller", sellerIdOf(body.userId));
  },
});
