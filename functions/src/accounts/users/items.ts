import type { AdminRole } from "@bupum/shared/kernel/admin-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { SubscribeStatus } from "@bupum/shared/billing/plans/plans";
import { isEntitled, membershipTypeOf } from "@bupum/shared/billing/subscribes/rules";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import type { Role } from "@bupum/shared/accounts/users/contract";
import { now, accountKey } from "../../kernel/context.ts";
import {
  type Item,
  type Key,
  read,
  readMany,
  type Values,
  type Write,
} from "../../kernel/table.ts";
import { queryAll } from "../../kernel/list.ts";
import { countMove, countSignup } from "../account-counts/items.ts";
import { plainAccount } from "../plain-account/values.ts";
import { type LockKind, lockRow, lock, unlock } from "../locks/items.ts";

// Without a guard: goes with a guarded write of the same transaction.

type UserId = Id<"usr">;

// Access patterns:
// one account                  pk = user#<usr>               sk = account
// its password                 pk = user#<usr>               sk = credential
// what it agreed to, by time   pk = user#<usr>               sk = consent#<at>
// admins                       gsi1pk = users#admins          gsi1sk = <id>
// accounts, newest first       gsi2pk = users#all            gsi2sk = <createdAt>#<id>
// orders that run (read only)  pk = order-counts#<usr|sel>   sk = counts[#<shard>]
// approved sellers (read only) pk = counter#sellers          sk = counter
// who owns a name or contact: locks/items.ts
export const credentialKey = (userId: UserId): Key => ({ pk: `user#${userId}`, sk: "credential" });
export const everyAccount = "users#all";
const everyAdmin = "users#admins";
/** The place of an account in the list of admins. */
export const amongAdmins = (id: UserId): Values => ({ gsi1pk: everyAdmin, gsi1sk: id });

export interface EndedSession {
  id: Id<"ses">;
  until: Instant;
}
/** The account row: the fields that the API shows, and those for identity. */
export interface Account extends AdminUser {
  /** Tokens with another value belong to ended sessions. */
  sessionVersion: number;
  /** Sessions that were ended one by one, as long as a token of theirs would be valid (D20-13). */
  endedSessions?: readonly EndedSession[];
  /** Copied from the subscription: its status, and until when features are on (D13-2). */
  subscribeStatus?: SubscribeStatus;
  entitledUntil?: Instant;
  /** It is the account by which a company buys (D40-9). */
  companyId?: Id<"cmp">;
}
/** The stored account; membership label and features are derived from it (D13-1). */
type StoredAccount = Omit<Account, "membershipType" | "isEntitled">;

/** An account with its derived fields at this moment. */
export function toAccount(item: Item): Account {
  // The rows are written by the builders below, in this shape.
  const stored = item as unknown as StoredAccount;
  const at = now();
  return {
    ...stored,
    membershipType: membershipTypeOf(stored, at),
    isEntitled: isEntitled(stored, at),
  };
}

/** One account that has not left. Throws NOT_FOUND. */
export async function findAccount(userId: UserId): Promise<Account> {
  const item = await read(accountKey(userId));
  if (!item || item["deletedAt"]) throw new Problem("NOT_FOUND");
  return toAccount(item);
}

/** One account, including accounts that left. Throws NOT_FOUND. */
export async function findAnyAccount(userId: UserId): Promise<Account> {
  const item = await read(accountKey(userId));
  if (!item) throw new Problem("NOT_FOUND");
  return toAccount(item);
}

export interface Credential {
  account: Account;
  /** Absent where the account has no password. */
  hash: string | undefined;
  passwordSetAt: Instant | undefined;
}
/** The account and its password; undefined if it left. */
export async function findCredential(userId: UserId): Promise<Credential | undefined> {
  const [account, credential] = await readMany([accountKey(userId), credentialKey(userId)]);
  if (!account || account["deletedAt"]) return undefined;
  // Written by `credentialRow`, in this shape.
  const { passwordHash: hash, changedAt: passwordSetAt } = (credential ?? {}) as Record<
    "passwordHash" | "changedAt",
    string | undefined
  >;
  return { account: toAccount(account), hash, passwordSetAt };
}

/** The accounts that hold these names or contacts. */
export async function findAccounts(locks: readonly Key[]): Promise<Account[]> {
  const owners = (await readMany(locks)).flatMap((lock) => lock?.["ownerId"] ?? []);
  const accounts = await readMany(owners.map((ownerId) => accountKey(ownerId as UserId)));
  return accounts.flatMap((account) => (account ? [toAccount(account)] : []));
}

/** The admins who may log in. */
export async function findAdmins(): Promise<Account[]> {
  const places = await queryAll({ index: "gsi1", pk: everyAdmin, newestFirst: false });
  const rows = await readMany(places.map(({ pk, sk }) => ({ pk, sk })));
  const accounts = rows.flatMap((row) => (row && !row["deletedAt"] ? [toAccount(row)] : []));
  return accounts.filter(({ role, blockedReason }) => role === "ADMIN" && !blockedReason);
}

export async function countSellers(): Promise<number> {
  const counter = await read({ pk: "counter#sellers", sk: "counter" }, false);
  return Math.max(0, Number(counter?.["count"] ?? 0));
}

/** The values of a new account; all other fields are the same for everybody. */
export interface AccountDraft {
  id: UserId;
  uuid?: string;
  userId: string;
  name: string;
  companyName?: string | undefined;
  region?: AdminUser["region"];
  email?: string | undefined;
  emailVerified?: boolean;
  phone?: string | undefined;
  phoneVerified?: boolean;
  role?: Role;
  adminRole?: AdminRole | undefined;
  sellerApproval?: AdminUser["sellerApproval"];
  writerRole?: AdminUser["writerRole"];
  writerApproval?: AdminUser["writerApproval"];
  expertCategories?: AdminUser["expertCategories"];
  /** The name that readers see of a writer (D9-19). */
  penName?: string;
  /** PREMIUM's features are on until then, without a subscription (D13-2). */
  entitledUntil?: Instant;
  alarmType?: AdminUser["alarmType"];
  language?: Language;
  marketingConsent?: boolean;
  createdAt: Instant;
}

export const accountRow = (draft: AccountDraft): Item => ({
  ...accountKey(draft.id),
  gsi2pk: everyAccount,
  gsi2sk: `${draft.createdAt}#${draft.id}`,
  ...(draft.role === "ADMIN" && amongAdmins(draft.id)),
  ...plainAccount,
  alarmType: "KAKAO",
  language: "ko",
  ...draft,
  sessionVersion: 1,
  version: 1,
  updatedAt: draft.createdAt,
});
export const credentialRow = (userId: UserId, passwordHash: string, at: Instant): Item => ({
  ...credentialKey(userId),
  passwordHash,
  changedAt: at,
});

/** Every name or contact that must be unique to an account. */
export const locksOf = ({
  userId,
  phone,
  email,
}: Pick<AccountDraft, "userId" | "phone" | "email">) =>
  (
    [
      ["userId", userId],
      ["phone", phone],
      ["email", email],
    ] as const
  ).filter((pair): pair is [LockKind, string] => pair[1] !== undefined);

/** Every row of an account as sign-up leaves it; `passwordHash` as kernel/secrets/password.ts makes it. */
export const accountRows = (draft: AccountDraft, passwordHash: string): Item[] => [
  accountRow(draft),
  credentialRow(draft.id, passwordHash, draft.createdAt),
  ...locksOf(draft).map(([kind, value]) => lockRow(kind, value, draft.id)),
];

const changed = new Problem("VERSION_CONFLICT");

/** The writes of a new account. Throw USER_ID_TAKEN, PHONE_TAKEN, EMAIL_TAKEN. */
export function addAccount(draft: AccountDraft, passwordHash: string): Write[] {
  const row = accountRow(draft);
  return [
    ...locksOf(draft).map(([kind, value]) => lock(kind, value, draft.id)),
    { put: row, guard: { exists: false, refused: changed } },
    { put: credentialRow(draft.id, passwordHash, draft.createdAt) },
    ...countMove(undefined, toAccount(row)),
    countSignup(draft.createdAt),
  ];
}

/** The record of one agreement, kept also after the account is gone (D20-3). */
export const consentRow = (userId: UserId, consent: Values & { at: Instant }): Item => ({
  pk: `user#${userId}`,
  sk: `consent#${consent.at}`,
  ...consent,
});

interface Change {
  set?: Values;
  unset?: string[];
  /** Ends all sessions. */
  endsSessions?: boolean;
  /** Refused if the seller's review, which writes beside the version, changed meanwhile. */
  keepsApproval?: boolean;
}
/** Changes an account as it was read. Throws VERSION_CONFLICT. */
export const changeAccount = (account: Account, at: Instant, change: Change): Write => ({
  change: accountKey(account.id),
  set: { ...change.set, updatedAt: at, version: account.version + 1 },
  ...(change.unset && change.unset.length > 0 && { unset: change.unset }),
  ...(change.endsSessions && { add: { sessionVersion: 1 } }),
  guard: {
    equals: {
      version: account.version,
      sessionVersion: account.sessionVersion,
      ...(change.keepsApproval && { sellerApproval: account.sellerApproval, role: account.role }),
    },
    lacks: ["deletedAt"],
    refused: changed,
  },
});

/** Moves a phone number or an e-mail address of an account, and the lock with it. */
export const moveHold = (account: Account, kind: "phone" | "email", value: string): Write[] => {
  const before = account[kind];
  if (before === value) return [];
  return [
    lock(kind, value, account.id),
    ...(before === undefined ? [] : [unlock(kind, before, account.id)]),
  ];
};

/** Sets a password; the account's change beside it ends the sessions. */
export const changePassword = (userId: UserId, passwordHash: string, at: Instant): Write => ({
  put: credentialRow(userId, passwordHash, at),
});

/**
 * Records a login without a new session or version. Throws LOGIN_FAILED if the account just left.
 */
export const noteLogin = (account: Account, at: Instant): Write => ({
  change: accountKey(account.id),
  set: { lastLoginAt: at },
  guard: {
    equals: { sessionVersion: account.sessionVersion },
    lacks: ["deletedAt"],
    refused: new Problem("LOGIN_FAILED"),
  },
});

/** Replaces the name of a person who left. */
export const closedName = "탈퇴한 회원";
