import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type {
  SellerCard,
  SellerInfo,
  SellerProfile,
} from "@bupum/shared/accounts/seller-infos/contract";
import type { SaleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import type { Reliability } from "@bupum/shared/accounts/seller-infos/reliability";
import { closureState } from "@bupum/shared/accounts/seller-infos/rules";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { SellerApproval } from "@bupum/shared/accounts/users/contract";
import { now, accountKey } from "../../kernel/context.ts";
import {
  type Item,
  type Key,
  read,
  readMany,
  type Values,
  type Write,
} from "../../kernel/table.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import { countMove } from "../account-counts/items.ts";

// Without a guard: goes with a guarded write of the same transaction.
// | access pattern                      | index | pk                 | sk                        |
// |-------------------------------------|-------|--------------------|---------------------------|
// | one seller                          |       | seller#<sel>       | info                      |
// | sellers by review state, due first  | gsi1  | sellers#<status>   | <reviewDueAt or at>#<sel> |
// | sellers with an approved copy       | gsi2  | sellers#approved   | <approvedAt>#<sel>        |
// | all but those who left, newest first | gsi1  | sellers#all        | <createdAt>#<sel> (entry) |
// | the same of one review state        | gsi2  | sellers#all#<st>   | <createdAt>#<sel> (entry) |
// | whose business number it is         |       | lock#business#<no> | lock                      |
// | how many sellers are approved       |       | counter#sellers    | counter                   |

/** A profile as stored: with the contact that was verified for it. */
export type StoredProfile = SellerProfile & { verifiedTarget?: string };
export interface SellerRow extends Key, Omit<SellerInfo, "draft" | "approved" | "refused"> {
  draft?: StoredProfile;
  refused?: StoredProfile;
  approved?: StoredProfile;
  /** An admin blocked the account: an approved seller is hidden and may not trade. */
  accountBlocked?: true;
  /** Live listings, updated in the transaction of each. */
  merchandiseCount: number;
  reliability?: Reliability;
  /** Grows with each change of `reliability`, which leaves `version` alone. */
  dealVersion?: number;
}

export const sellerKey = (id: string): Key => ({ pk: `seller#${id}`, sk: "info" });
const entryKey = (id: string): Key => ({ pk: `seller#${id}`, sk: "entry" });
export const everySeller = "sellers#all";
/** The thin rows of all sellers, each with its `sellerId`. */
export const everySellerByAge = {
  index: "gsi1",
  pk: everySeller,
  newestFirst: false,
} as const;
const businessKey = (digits: string): Key => ({ pk: `lock#business#${digits}`, sk: "lock" });
export const sellersCounter: Key = { pk: "counter#sellers", sk: "counter" };

// The rows are written by the builders below, in this shape.
export const toSeller = (item: Item | undefined) => item as unknown as SellerRow | undefined;

/** One seller, whatever its state, or undefined. */
export const readSeller = async (id: Id<"sel">): Promise<SellerRow | undefined> =>
  toSeller(await read(sellerKey(id)));

/** Sellers in the order asked for; eventually consistent, for lists. */
export const readSellers = async (
  ids: readonly Id<"sel">[],
): Promise<(SellerRow | undefined)[]> => {
  const rows = await readMany(ids.map(sellerKey), false);
  return rows.map(toSeller);
};

/** Whether buyers see the seller: the approved copy is live, also while a change is reviewed. */
export const isLive = (
  row: SellerRow | undefined,
): row is SellerRow & { approved: StoredProfile } =>
  row?.approved !== undefined && !row.accountBlocked;
/** Whether new estimates and orders may reach the seller (D11-5, D10-3). */
export const mayTrade = (row: SellerRow | undefined): boolean =>
  isLive(row) && !row.tradingPaused && (row.sellerBlockedUntil ?? "") <= now();

/** Whether the seller works today: sellers on leave are asked only by name (D11-8). */
export const isOpen = (row: SellerRow | undefined, at: Instant): boolean =>
  closureState(row?.closure, seoulDay(at)) !== "CLOSED";

/** Sets or removes the days of absence, without a review or a new version. */
export const setClosure = (id: Id<"sel">, closure: SellerInfo["closure"], at: Instant): Write => ({
  change: sellerKey(id),
  set: { closure, updatedAt: at },
  ...(!closure && { unset: ["closure"] }),
  guard: { exists: true, refused: new Problem("SELLER_INFO_MISSING") },
});

/** Sets the terms of sale, without a review or a new version (D36-1). */
export const setSaleTerms = (id: Id<"sel">, saleTerms: SaleTerms, at: Instant): Write => ({
  change: sellerKey(id),
  set: { saleTerms, updatedAt: at },
  guard: { exists: true, refused: new Problem("SELLER_INFO_MISSING") },
});

/** D10-3: no new estimates and orders until then, without a review or a new version. */
export const setBlocked = (id: Id<"sel">, until: Instant | undefined): Write => ({
  change: sellerKey(id),
  ...exactly({ sellerBlockedUntil: until }),
  guard: { exists: true, refused: new Problem("NOT_FOUND") },
});

/** Index keys of a row for its state; absent ones are removed. */
export function indexKeys(row: SellerRow): Values {
  const at = row.status === "PENDING" ? (row.reviewDueAt ?? row.updatedAt) : row.updatedAt;
  return {
    // Sellers who left are not reviewed.
    gsi1pk: row.status === "NONE" ? undefined : `sellers#${row.status}`,
    gsi1sk: row.status === "NONE" ? undefined : `${at}#${row.id}`,
    gsi2pk: isLive(row) ? "sellers#approved" : undefined,
    gsi2sk: isLive(row) ? `${row.approvedAt ?? row.createdAt}#${row.id}` : undefined,
  };
}

/** A second, thin row of a seller, for the admins' lists by age. */
const entryRow = ({ id, status, createdAt }: Pick<SellerRow, "id" | "status" | "createdAt">) => ({
  ...entryKey(id),
  sellerId: id,
  gsi1pk: everySeller,
  gsi1sk: `${createdAt}#${id}`,
  gsi2pk: `${everySeller}#${status}`,
  gsi2sk: `${createdAt}#${id}`,
});

/** The rows of a new seller. */
export const sellerItems = (row: Omit<SellerRow, "pk" | "sk">): [Item, Item] => {
  const whole: SellerRow = { ...row, ...sellerKey(row.id) };
  return [{ ...whole, entityType: "seller", ...indexKeys(whole) }, entryRow(row)];
};
export const businessLock = (digits: string, ownerId: Id<"usr">): Item => ({
  ...businessKey(digits),
  ownerId,
});

/** Puts a seller that is new. Refused with SELLER_INFO_EXISTS. */
export function addSeller(row: Omit<SellerRow, "pk" | "sk">): Write[] {
  const [seller, entry] = sellerItems(row);
  const refused = new Problem("SELLER_INFO_EXISTS");
  return [{ put: seller, guard: { exists: false, refused } }, { put: entry }];
}

const changeable = [
  "status",
  "draft",
  "approved",
  "refused",
  "accountBlocked",
  "tradingPaused",
  "submittedAt",
  "reviewDueAt",
  "approvedAt",
  "lastRejection",
  "correctionNote",
  "updatedAt",
  "version",
] as const;

/** Writes the next state if the version is still as read; the row's counters are left alone. */
export function changeSeller(before: SellerRow, after: SellerRow): Write[] {
  const values: Values = {
    ...Object.fromEntries(changeable.map((name) => [name, after[name]])),
    ...indexKeys(after),
  };
  return [
    {
      change: sellerKey(before.id),
      ...exactly(values),
      guard: { equals: { version: before.version }, refused: new Problem("VERSION_CONFLICT") },
    },
    after.status === "NONE" ? { drop: entryKey(before.id) } : { put: entryRow(after) },
  ];
}

const numbersOf = (row: SellerRow | undefined) =>
  new Set([row?.draft?.businessNumber, row?.approved?.businessNumber].filter(isText));

/** Locks the numbers of the next state and releases those no longer needed. */
export function moveBusinessLocks(
  ownerId: Id<"usr">,
  before: SellerRow | undefined,
  after: SellerRow,
): Write[] {
  const [held, wanted] = [numbersOf(before), numbersOf(after)];
  return [
    ...[...wanted]
      .filter((digits) => !held.has(digits))
      .map((digits) => ({
        put: businessLock(digits, ownerId),
        guard: { exists: false, refused: new Problem("BUSINESS_NUMBER_TAKEN") },
      })),
    ...[...held]
      .filter((digits) => !wanted.has(digits))
      .map((digits) => ({
        drop: businessKey(digits),
        guard: { equals: { ownerId }, refused: new Problem("VERSION_CONFLICT") },
      })),
  ];
}
const isText = (text: string | undefined): text is string => text !== undefined;

interface AccountState {
  role: "USER" | "SELLER";
  sellerApproval: SellerApproval;
}

/**
 * The account's copy of the seller's state; its own version stays, so that no edit is lost. Role
 * and approval are written only here, and only if the account has the expected role.
 */
export const markAccount = (
  userId: Id<"usr">,
  before: AccountState,
  values: AccountState & { companyName?: string | undefined },
): Write[] => [
  {
    change: accountKey(userId),
    set: { ...values },
    guard: {
      equals: { role: before.role },
      lacks: ["deletedAt"],
      refused: (old) =>
        old && !old["deletedAt"]
          ? new Problem("INVALID_TRANSITION", { from: old["role"], to: values.role })
          : new Problem("NOT_FOUND"),
    },
  },
  ...countMove(before, values),
];
/** The account's role and approval: SELLER while there is an approved copy. */
export const accountStateOf = (row: SellerRow): AccountState => ({
  role: row.approved ? "SELLER" : "USER",
  sellerApproval: row.status,
});

/** Moves the counter of sellers whom buyers see. */
export function countLive(before: SellerRow, after: SellerRow): Write[] {
  const by = Number(isLive(after)) - Number(isLive(before));
  return by === 0 ? [] : [{ change: sellersCounter, add: { count: by } }];
}

export const toInfo = ({ draft, approved, refused, ...row }: SellerRow): SellerInfo => ({
  ...row,
  ...(refused && { refused }),
  ...(draft && { draft }),
  ...(approved && { approved }),
});

export function toCard(row: SellerRow & { approved: StoredProfile }): SellerCard {
  const { companyName, region, categories, introduction } = row.approved;
  const { closure, reliability } = row;
  return {
    id: row.id,
    userId: row.userId,
    companyName,
    region,
    categories,
    ...(introduction && { introduction }),
    ...(closure && closureState(closure, seoulDay(now())) && { closure }),
    ...(reliability && { reliability }),
    merchandiseCount: row.merchandiseCount,
    approvedAt: row.approvedAt ?? row.createdAt,
  };
}

/** Changes the number of live listings, up to `most`. */
export const countMerchandises = (
  id: Id<"sel">,
  by: number,
  most?: { merchandises: number; refused: Problem },
): Write => ({
  change: sellerKey(id),
  add: { merchandiseCount: by },
  ...(most && {
    guard: { absentOrBelow: { merchandiseCount: most.merchandises }, refused: most.refused },
  }),
});
