import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { audit } from "../kernel/audit.ts";
import type { Context } from "../kernel/context.ts";
import { message } from "../kernel/messages/outbox.ts";
import type { Write } from "../kernel/table.ts";
import * as sellers from "../seller-infos/items.ts";
import { type Account, closeAccount } from "./items.ts";

/** Takes the seller out of the market: its profile, its business number, its place in the lists. */
async function closeSeller(account: Account, at: string): Promise<Write[]> {
  const before = await sellers.readSeller(sellerIdOf(account.id));
  if (!before) return [];
  const { pk, sk, id, userId, createdAt, merchandiseCount } = before;
  const after: sellers.SellerRow = {
    pk,
    sk,
    id,
    userId,
    createdAt,
    merchandiseCount,
    status: "NONE",
    tradingPaused: true,
    version: before.version + 1,
    updatedAt: at,
  };
  return [
    ...sellers.changeSeller(before, after),
    ...sellers.moveBusinessLocks(userId, before, after),
    ...(sellers.isLive(before)
      ? // The listings look at the seller again, and find that nobody sells them.
        [sellers.countSellers(-1), message(at, "seller.changed", { sellerId: id })]
      : []),
  ];
}

/**
 * All that happens when an account leaves, in one transaction; its requests and estimates follow
 * by `account.closed`. Throws HAS_RUNNING_ORDERS, VERSION_CONFLICT.
 */
export async function closing(ctx: Context, account: Account): Promise<Write[]> {
  const at = ctx.now();
  const { id } = account;
  return [
    ...closeAccount(account, at),
    ...(account.sellerApproval === "NONE" ? [] : await closeSeller(account, at)),
    message(at, "account.closed", { userId: id }),
    audit(ctx, { entity: "user", id, from: "ACTIVE", to: "CLOSED" }),
  ];
}
