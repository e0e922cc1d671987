import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { message } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import {
  changeSeller,
  countLive,
  readSeller,
  type SellerRow,
} from "../../accounts/seller-infos/items.ts";
import type { Account } from "../../accounts/users/items.ts";

/**
 * The effect of a block, or of its end, on the account's seller (D6-14): a blocked seller is
 * hidden, and its estimates close as after a revocation; the seller is visible again when the block
 * ends.
 */
export async function sellerWrites(
  account: Account,
  isBlocked: boolean,
  now: string,
): Promise<Write[]> {
  if (account.sellerApproval === "NONE") return [];
  const before = await readSeller(sellerIdOf(account.id));
  if (!before) return [];
  const { accountBlocked: _was, ...rest } = before;
  const after: SellerRow = {
    ...rest,
    ...(isBlocked && { accountBlocked: true }),
    version: before.version + 1,
    updatedAt: now,
  };
  const sellerId = before.id;
  return [
    ...changeSeller(before, after),
    ...countLive(before, after),
    ...(before.approved ? [message(now, "seller.changed", { sellerId })] : []),
    ...(before.approved && isBlocked
      ? [message(now, "seller.suspended", { sellerId, at: now })]
      : []),
  ];
}
