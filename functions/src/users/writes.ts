import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf, writerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../kernel/audit.ts";
import type { Context } from "../kernel/context.ts";
import { message } from "../kernel/messages/outbox.ts";
import { accountKey } from "../kernel/request/identity.ts";
import { readMany, type Write } from "../kernel/table.ts";
import * as sellers from "../seller-infos/items.ts";
import { closeWriter } from "../writer-infos/writes.ts";
import { type Account, closeAccount, lockKey, type LockKind, lockRow, locksOf } from "./items.ts";

// Access patterns: those of ../items.ts; what an account lacks that new ones have from the start.
/** Gives an account its name for outside services, unless it has one. */
export const nameOutside = (id: Id<"usr">, uuid: string, refused: Problem): Write => ({
  change: accountKey(id),
  set: { uuid },
  guard: { exists: true, lacks: ["uuid", "deletedAt"], refused },
});

/** Names are looked up in lower case: an older name in capitals must be changed by hand. */
const isFindable = (value: string): boolean => value === value.toLowerCase();

/**
 * The writes that let an account be found again by what it states, as long as it states that; and
 * what of it another account holds.
 */
export async function missingLocks(
  account: Account,
  refused: Problem,
): Promise<{ writes: Write[]; taken: LockKind[] }> {
  const held = locksOf(account);
  const locks = await readMany(held.map(([kind, value]) => lockKey(kind, value)));
  const missing = held.filter(([, value], index) => !locks[index] && isFindable(value));
  const writes: Write[] = missing.map(([kind, value]) => ({
    put: lockRow(kind, value, account.id),
    guard: { exists: false, refused },
  }));
  const states: Write = {
    check: accountKey(account.id),
    guard: { equals: Object.fromEntries(missing), lacks: ["deletedAt"], refused },
  };
  return {
    writes: missing.length > 0 ? [...writes, states] : [],
    taken: held.flatMap(([kind, value], index) => {
      const ownerId = locks[index]?.["ownerId"] ?? account.id;
      return ownerId === account.id && isFindable(value) ? [] : [kind];
    }),
  };
}

/** Removes the seller from the market: profile, business number, and place in the lists. */
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
    ...sellers.countLive(before, after),
    // The listings are updated to the seller's new state, and are hidden.
    ...(sellers.isLive(before) ? [message(at, "seller.changed", { sellerId: id })] : []),
  ];
}

/**
 * Everything that happens in one transaction when an account leaves; its requests and estimates
 * follow by `account.closed`. Throws HAS_RUNNING_ORDERS, VERSION_CONFLICT.
 */
export async function closing(ctx: Context, account: Account): Promise<Write[]> {
  const at = ctx.now();
  const { id } = account;
  const [ofSeller, ofWriter] = await Promise.all([
    account.sellerApproval === "NONE" ? [] : closeSeller(account, at),
    closeWriter(writerIdOf(id)),
  ]);
  return [
    ...closeAccount(account, at),
    ...ofSeller,
    ...ofWriter,
    message(at, "account.closed", { userId: id }),
    audit(ctx, { entity: "user", id, from: "ACTIVE", to: "CLOSED" }),
  ];
}
