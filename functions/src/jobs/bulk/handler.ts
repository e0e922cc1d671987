import type { Id } from "@bupum/shared/kernel/ids";
import { companyIdOf, sellerIdOf, writerIdOf } from "@bupum/shared/kernel/owner-ids";
import { forgetBlocks } from "../../accounts/blocks/items.ts";
import { forgetOwnNumbers } from "../../accounts/own-numbers/items.ts";
import { forgetBasket } from "../../accounts/request-baskets/items.ts";
import { forgetPrices } from "../../deal/price-memories/items.ts";
import { forgetCentres } from "../../accounts/companies/cost-centres.ts";
import { forgetAddresses } from "../../accounts/companies/delivery-addresses.ts";
import { forgetOrderNumbers } from "../../accounts/companies/order-numbers.ts";
import { forgetBookmarks } from "../../accounts/bookmarks/items.ts";
import { followers as boards } from "../../reading/boards/worker.ts";
import { walks as bookmarks } from "../../accounts/bookmarks/worker.ts";
import { followers as chats } from "../../talk/chats/worker.ts";
import { followers as claims } from "../../deal/claims/worker.ts";
import { followers as dealers } from "../../selling/dealers/worker.ts";
import { followers as groups } from "../../deal/estimate-groups/worker.ts";
import { closeEstimates } from "../../deal/estimates/worker.ts";
import { forgetReasons } from "../../kernel/audit.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { joinHandlers, worker } from "../../kernel/messages/worker.ts";
import { lastTries, walks as maintenance } from "../../accounts/maintenance/worker.ts";
import {
  followers as merchandises,
  walks as merchandiseWalks,
} from "../../selling/merchandises/worker.ts";
import { clear as clearNotices } from "../../notices/notifications/items.ts";
import { followers as orderApprovals } from "../../deal/order-approvals/worker.ts";
import { followers as orders } from "../../deal/product-estimate-orders/worker.ts";
import { walks as lives } from "../../catalogue/products/life-notices.ts";
import { walks as products } from "../../catalogue/products/worker.ts";
import { followers as penalties } from "../../trust/user-penalty-histories/worker.ts";
import { followers as wikis } from "../../reading/wikis/worker.ts";
import { forgetSender } from "../../sheets/register-request-histories/forget.ts";

/** Messages that several resources handle, one after the other in this order. */
const ofSeveral = {
  /**
   * Lines are closed first, so that no order can be placed unseen. Orders are cancelled only with
   * the last stretch: they may fail, and the repeated message would then send its successor again.
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
   * Each step continues where an earlier delivery stopped. Personal data is removed first; the
   * seller's estimates, which hold none, may take several deliveries.
   */
  async "account.closed"({ userId, dissolved = [] }: MessageBody<"account.closed">) {
    for (const id of [...dissolved, userId])
      // oxlint-disable-next-line no-await-in-loop -- each of them has its own steps
      await forgetAccount({ userId: id });
  },
};

/** One account that left, or by which a dissolved company bought. */
async function forgetAccount(body: { userId: Id<"usr"> }): Promise<void> {
  await clearNotices(body.userId);
  await forgetSender(sellerIdOf(body.userId));
  await forgetReasons("user", body.userId);
  await forgetReasons("seller", sellerIdOf(body.userId));
  await forgetReasons("writer", writerIdOf(body.userId));
  await forgetBookmarks(body.userId);
  await forgetBlocks(body.userId);
  await forgetOwnNumbers(body.userId);
  await forgetBasket(body.userId);
  await forgetPrices(body.userId);
  await forgetAddresses(companyIdOf(body.userId));
  await forgetOrderNumbers(companyIdOf(body.userId));
  await wikis["account.closed"](body);
  await claims["account.closed"](body);
  await orderApprovals["account.closed"](body);
  await orders["account.closed"](body);
  await groups["account.closed"](body);
  await forgetCentres(companyIdOf(body.userId));
  await penalties["account.closed"](body);
  await boards["account.closed"](body);
  await chats["account.closed"](body);
  await closeEstimates(sellerIdOf(body.userId));
}

const handlers = joinHandlers(merchandiseWalks, products, lives, bookmarks, maintenance, ofSeveral);

/** Work on many rows for one cause: a message does one stretch, and sends the next message. */
export const handler = worker("bulk", handlers, lastTries);
