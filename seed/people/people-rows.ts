import type { Item } from "@bupum/functions/kernel/table";
import { hashPassword } from "@bupum/functions/kernel/secrets/password";
import {
  businessLock,
  sellerItems,
  type SellerRow,
  type StoredProfile,
} from "@bupum/functions/accounts/seller-infos/items";
import { type AccountDraft, accountRows } from "@bupum/functions/accounts/users/items";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { toE164 } from "@bupum/shared/kernel/text/phone";
import { addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { categoryName } from "../goods/categories.ts";
import { openedAt, seedId } from "../ids.ts";
import { members } from "./members.ts";
import { admin, buyers, sellers } from "./people.ts";
import type { Person, Seller } from "../types.ts";
import { writerAccount, writerRows } from "./writers.ts";

export const userIdOf = (person: Person): Id<"usr"> => seedId("usr", person.userId);
const idsOfMembers = new Map([...sellers, ...buyers].map((one) => [one.userId, userIdOf(one)]));
/** The member who logs in by that name. */
export function userIdOfKey(key: string): Id<"usr"> {
  const id = idsOfMembers.get(key);
  if (!id) throw new Error(`No member ${key}.`);
  return id;
}
export const sellerIdOfKey = (key: string): Id<"sel"> => {
  const seller = sellers.find((one) => one.key === key);
  if (!seller) throw new Error(`No seller ${key}.`);
  return sellerIdOf(userIdOf(seller));
};

const phoneOf = (text: string): string => {
  const number = toE164(text);
  if (!number) throw new Error(`${text} is no Korean number.`);
  return number;
};

function draftOf(person: Person, more: Partial<AccountDraft>, index: number): AccountDraft {
  return {
    id: userIdOf(person),
    userId: person.userId,
    name: person.name,
    email: person.email,
    emailVerified: true,
    phone: phoneOf(person.phone),
    phoneVerified: true,
    alarmType: "EMAIL",
    createdAt: addMinutes(openedAt, index),
    ...more,
  };
}

function profileOf(seller: Seller): StoredProfile {
  const shown = (text: string) => ({ number: phoneOf(text), visible: true });
  return {
    companyName: seller.companyName,
    businessNumber: seller.businessNumber,
    representative: seller.representative,
    businessType: "도매 및 소매업",
    businessItem: "산업용 기계·전기 부품",
    address: seller.address,
    region: seller.region,
    email: seller.email,
    phone: { number: phoneOf(seller.phone), visible: false },
    tel: shown(seller.tel),
    fax: shown(seller.fax),
    categories: seller.categories.map((key) => categoryName(key).ko),
    manufactorIds: seller.manufactors.slice(0, 30).map((key) => seedId("mkr", key)),
    introduction: seller.introduction,
    paymentTerms: "월말 마감, 익월 말 지급",
    verifiedTarget: phoneOf(seller.phone),
  };
}

function sellerRows(seller: Seller, merchandiseCount: number, index: number): Item[] {
  const profile = profileOf(seller);
  const userId = userIdOf(seller);
  const at = addMinutes(openedAt, 60 + index);
  const row: Omit<SellerRow, "pk" | "sk"> = {
    id: sellerIdOf(userId),
    userId,
    status: "APPROVED",
    draft: profile,
    approved: profile,
    tradingPaused: false,
    submittedAt: addMinutes(openedAt, index),
    approvedAt: at,
    merchandiseCount,
    version: 2,
    createdAt: addMinutes(openedAt, index),
    updatedAt: at,
  };
  return [...sellerItems(row), businessLock(profile.businessNumber, userId)];
}

/** The rows of all people of the demo market; a shared password is hashed once. */
export async function peopleRows(
  merchandisesOf: ReadonlyMap<string, number>,
  now: Instant,
): Promise<Item[]> {
  const hashes = new Map<string, string>();
  for (const { password } of [admin, ...sellers, ...buyers, ...members])
    if (!hashes.has(password)) hashes.set(password, await hashPassword(password));
  const rows = (person: Person, more: Partial<AccountDraft>, index: number) =>
    accountRows(
      draftOf(person, { ...more, ...writerAccount(person.userId, person.name) }, index),
      hashes.get(person.password)!,
    );
  return [
    ...rows(admin, { role: "ADMIN" }, 0),
    ...sellers.flatMap((seller, index) => [
      ...rows(seller, sellerAccount(seller), index + 1),
      ...sellerRows(seller, merchandisesOf.get(seller.key) ?? 0, index + 1),
    ]),
    ...[...sellers, ...buyers].flatMap((one) => writerRows(one, userIdOf(one), now)),
    // Every other buyer has what a subscription opens, so that both sides of a limit can be seen.
    ...buyers.flatMap((buyer, index) =>
      rows(
        buyer,
        {
          companyName: buyer.companyName,
          region: buyer.region,
          ...(index % 2 === 0 && { entitledUntil }),
        },
        index + 20,
      ),
    ),
    ...members.flatMap((member, index) => {
      const { companyName, region } = member;
      return rows(member, { companyName, region }, index + 40);
    }),
  ];
}

/** As long as the demo market may be looked at. */
const entitledUntil = "2099-12-31T00:00:00.000Z";

/** A shop with more than a hundred listings needs a subscription (D18-1). */
const sellerAccount = (seller: Seller): Partial<AccountDraft> => ({
  companyName: seller.companyName,
  region: seller.region,
  role: "SELLER",
  sellerApproval: "APPROVED",
  entitledUntil,
});

/** Accounts that a visitor of the demo market may sign in with. */
export const accounts = [
  { role: "ADMIN", ...credentialsOf(admin, admin.name) },
  ...sellers.map((one) => ({ role: "SELLER", ...credentialsOf(one, one.companyName) })),
  ...[...buyers, ...members].map((one) => ({
    role: "USER",
    ...credentialsOf(one, one.companyName),
  })),
];
function credentialsOf({ userId, password }: Person, name: string) {
  return { userId, password, name };
}
