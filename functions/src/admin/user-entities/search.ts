import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { formatPhone, isMobile, toE164 } from "@bupum/shared/kernel/text/phone";
import { faultAt } from "@bupum/shared/kernel/problem";
import { normalize } from "@bupum/shared/kernel/text/text";
import { type userSearchTypes } from "@bupum/shared/accounts/users/admin-contract";
import {
  roles,
  sellerApprovals,
  writerApprovals,
  writerRoles,
} from "@bupum/shared/accounts/users/contract";
import { everyRow, type ListOf, pageOf } from "../../kernel/list.ts";
import { type Account, everyAccount, findAccounts, toAccount } from "../../accounts/users/items.ts";
import { type LockKind, lockKey } from "../../accounts/locks/items.ts";

export interface Question {
  searchType?: (typeof userSearchTypes)[number] | undefined;
  searchKeyword?: string | undefined;
  sort?: "createdAt:desc" | "createdAt:asc" | undefined;
  filter?: Partial<Record<string, string>> | undefined;
  approvalTypes?: string | undefined;
  isApproved?: "true" | "false" | undefined;
}
type Search = Question & PageQuery;
type Test = (account: Account) => boolean;

const digitsOf = (text: string) => text.replace(/\D/g, "");
const contains = (text: string | undefined, part: string) => normalize(text ?? "").includes(part);

/** The filter for the keyword, applied to the rows of the list. */
function wordsTest({ searchType = "NAME", searchKeyword = "" }: Question): Test[] {
  if (searchKeyword === "") return [];
  const words = normalize(searchKeyword);
  const digits = digitsOf(searchKeyword);
  switch (searchType) {
    case "NAME":
      return [({ name }) => contains(name, words)];
    case "SELLER":
      return [({ companyName }) => contains(companyName, words)];
    case "PHONE_NUMBER":
      return [
        ({ phone }) => digits !== "" && !!phone && digitsOf(formatPhone(phone)).includes(digits),
      ];
    case "USER_ID":
      return [({ userId }) => userId === searchKeyword.toLowerCase()];
  }
}

/** The field is absent in accounts that are older than the review of writers. */
const writingOf = ({ writerRole = "NONE", writerApproval = "NONE" }: Partial<Account>) => ({
  writerRole,
  writerApproval,
});

function mustBeKnown(value: string | undefined, known: readonly string[]): void {
  if (value !== undefined && !known.includes(value)) throw faultAt("query.filter", "invalid_value");
}

function testsOf(search: Question): Test[] {
  const { filter, approvalTypes, isApproved } = search;
  mustBeKnown(filter?.["role"], roles);
  mustBeKnown(filter?.["sellerApproval"], sellerApprovals);
  mustBeKnown(filter?.["writerRole"], writerRoles);
  mustBeKnown(filter?.["writerApproval"], writerApprovals);
  const approvals = approvalTypes?.split(",");
  return [
    ...wordsTest(search),
    ...(filter?.["role"] ? [({ role }: Account) => role === filter["role"]] : []),
    ...(filter?.["sellerApproval"]
      ? [({ sellerApproval }: Account) => sellerApproval === filter["sellerApproval"]]
      : []),
    ...(["writerRole", "writerApproval"] as const).flatMap((name) =>
      filter?.[name] ? [(account: Account) => writingOf(account)[name] === filter[name]] : [],
    ),
    ...(approvals ? [({ sellerApproval }: Account) => approvals.includes(sellerApproval)] : []),
    ...(isApproved
      ? [
          ({ sellerApproval }: Account) =>
            (sellerApproval === "APPROVED") === (isApproved === "true"),
        ]
      : []),
  ];
}

/** A whole login name or phone number is looked up directly: its lock names the account. */
function exactLock({ searchType, searchKeyword = "" }: Question): [LockKind, string] | undefined {
  if (searchKeyword === "") return undefined;
  if (searchType === "USER_ID") return ["userId", searchKeyword.toLowerCase()];
  const phone = searchType === "PHONE_NUMBER" ? toE164(searchKeyword) : undefined;
  // Accounts have only mobile numbers; a part of one (eight digits) may look like a whole number.
  return phone !== undefined && isMobile(phone) ? ["phone", phone] : undefined;
}

/** Accounts that match, newest first unless sorted otherwise. */
export async function searchAccounts(search: Search): Promise<Page<Account>> {
  const tests = testsOf(search);
  const matches: Test = (account) => tests.every((test) => test(account));
  const lock = exactLock(search);
  if (lock) {
    const { page, itemsPerPage } = search;
    const found = page === 1 ? await findAccounts([lockKey(...lock)]) : [];
    return { items: found.filter(matches), page, itemsPerPage };
  }
  const filter =
    tests.length > 0
      ? (item: Parameters<typeof toAccount>[0]) => matches(toAccount(item))
      : undefined;
  return pageOf(accountsOf(search), search, toAccount, filter);
}

const accountsOf = ({ sort }: Question): ListOf => ({
  index: "gsi2",
  pk: everyAccount,
  newestFirst: sort !== "createdAt:asc",
});

async function* listed(search: Question): AsyncGenerator<Account> {
  for await (const row of everyRow(accountsOf(search))) yield toAccount(row);
}

/** Every matching account, up to `most`; reads on only as the caller consumes them. */
export async function* everyMatch(search: Question, most: number): AsyncGenerator<Account> {
  const tests = testsOf(search);
  const lock = exactLock(search);
  const accounts = lock ? await findAccounts([lockKey(...lock)]) : listed(search);
  let left = most;
  for await (const account of accounts) {
    if (!tests.every((test) => test(account))) continue;
    if (left === 0) return;
    left -= 1;
    yield account;
  }
}
