import { sellerIdOf, writerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import { countShards } from "@bupum/shared/deal/product-estimate-orders/rules";
import { audit } from "../../kernel/audit.ts";
import { type Context, accountKey } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { readMany, type Write } from "../../kernel/table.ts";
import * as sellers from "../seller-infos/items.ts";
import { readStanding } from "../../billing/standings/items.ts";
import { leaveCompanies } from "../companies/writes.ts";
import { closeWriter } from "../writer-infos/writes.ts";
import { dropPasskeys } from "../passkeys/items.ts";
import { countMove } from "../account-counts/items.ts";
import { type Account, changeAccount, closedName, credentialKey, locksOf } from "./items.ts";
import { mustOwn, stillOwner } from "./owners.ts";
import { madeLoginName, plainAccount } from "../plain-account/values.ts";
import { noRunningOrders } from "../running-orders/items.ts";
import { leaving } from "../../billing/subscribes/writes.ts";
import { lockKey, type LockKind, lockRow, unlock } from "../locks/items.ts";

// Without a guard: goes with a guarded write of the same transaction.
// Access patterns: those of items.ts.

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

/** What remains of an account that left: its existence, but not the person. */
const scrubbed = (account: Account, at: Instant) => ({
  set: {
    deletedAt: at,
    userId: madeLoginName("left", account.id),
    name: closedName,
    ...plainAccount,
    alarmType: "NOT_RECEIVE",
  },
  unset: [
    "uuid",
    "adminRole",
    "companyName",
    "penName",
    "region",
    "email",
    "phone",
    "blockedReason",
    "expertCategories",
    "lastLoginAt",
    "subscribeStatus",
    "entitledUntil",
    "gsi2pk",
    "gsi2sk",
  ],
});

/** Deletes an account for good. Throws HAS_RUNNING_ORDERS, VERSION_CONFLICT. */
const closeAccount = (account: Account, at: Instant): Write[] => [
  ...noRunningOrders(account.id),
  ...noRunningOrders(sellerIdOf(account.id), countShards),
  changeAccount(account, at, { ...scrubbed(account, at), endsSessions: true, keepsApproval: true }),
  ...countMove(account, undefined),
  { drop: credentialKey(account.id) },
  ...locksOf(account).map(([kind, value]) => unlock(kind, value, account.id)),
];

/** Removes the seller from the market: profile, business number, and entries in lists. */
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
    // Its listings get the seller's new state and are hidden.
    ...(sellers.isLive(before) ? [message(at, "seller.changed", { sellerId: id })] : []),
  ];
}

/** Ends the account's subscription and removes its card (D13-14). Throws PAYMENT_PENDING. */
async function closeSubscriber(ctx: Context, account: Account): Promise<Write[]> {
  const standing = await readStanding(account.id);
  mustBeSettled(standing.subscriber.openPaymentId);
  return leaving(ctx, standing);
}

/**
 * Everything that happens in one transaction when an account leaves; its requests and estimates
 * follow by `account.closed`. Throws HAS_RUNNING_ORDERS, PAYMENT_PENDING, VERSION_CONFLICT.
 */
export async function closing(ctx: Context, account: Account): Promise<Write[]> {
  const at = ctx.now();
  const { id } = account;
  const [ofSubscriber, ofSeller, ofWriter, ofCompanies] = await Promise.all([
    closeSubscriber(ctx, account),
    account.sellerApproval === "NONE" ? [] : closeSeller(account, at),
    closeWriter(writerIdOf(id)),
    leaveCompanies(id),
  ]);
  return [
    ...closeAccount(account, at),
    ...ofSubscriber,
    ...ofSeller,
    ...ofWriter,
    ...ofCompanies.writes,
    message(at, "account.closed", { userId: id, dissolved: ofCompanies.dissolved }),
    audit(ctx, { entity: "user", id, from: "ACTIVE", to: "CLOSED" }),
  ];
}

/** The writes by which an admin deletes an account; of an admin only by an owner (D20-11). */
export async function deleting(ctx: Context, account: Account): Promise<Write[]> {
  mustOwn(ctx, [account.role]);
  return [
    ...(await closing(ctx, account)),
    ...(account.role === "ADMIN"
      ? [...stillOwner(ctx, account.id), ...(await dropPasskeys(account.id))]
      : []),
  ];
}
