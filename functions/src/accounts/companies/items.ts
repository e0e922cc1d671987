import { createHash } from "node:crypto";
import type { CostCentre } from "@bupum/shared/accounts/companies/cost-centres";
import type { Company } from "@bupum/shared/accounts/companies/contract";
import type { CompanyInvitation } from "@bupum/shared/accounts/companies/invitations";
import type { StandIn } from "@bupum/shared/accounts/companies/approval-rules";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { mostCompanies } from "@bupum/shared/accounts/companies/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { toTtl, type Instant } from "@bupum/shared/kernel/time";
import { accountKey } from "../../kernel/context.ts";
import { companyKey, memberKey } from "../../kernel/request/members.ts";
import { everyChunk, everyRow, type ListOf, pageOf, queryAll } from "../../kernel/list.ts";
import { linkTokenOf } from "../../kernel/secrets/code.ts";
import { type Item, type Key, read, readMany, type Write } from "../../kernel/table.ts";

// | access pattern                        | index | pk                    | sk                   |
// |---------------------------------------|-------|-----------------------|----------------------|
// | one company                           |       | company#<cmp>         | company              |
// | its open invitations, by address      |       | company#<cmp>         | invitation#<email>   |
// | whether a code was used, for its days |       | company#<cmp>         | used#<hash>          |
// | which of its orders need approval     |       | company#<cmp>         | approval-rules       |
// | its cost centres                      |       | company#<cmp>         | cost-centres         |
// | what one of them took in a year       |       | company#<cmp>         | spending#<ccr>#<year> |
// | its delivery addresses                |       | company#<cmp>         | delivery-addresses   |
// | its template of order numbers, counts |       | company#<cmp>         | order-numbers        |
// | its members, the first ones first     | gsi1  | company-members#<cmp> | <joinedAt>#<usr>     |
// | companies that state a number         | gsi1  | companies-by-number#<number> | <cmp>         |
// | companies of an account               |       | companies-of#<usr>    | company#<cmp>        |
// | how many, and how often that changed  |       | companies-of#<usr>    | counter              |
// | the account (read and checked only)   |       | user#<usr>            | account              |

type CompanyId = Id<"cmp">;
type UserId = Id<"usr">;

export interface CompanyItem extends Omit<Company, "roles"> {
  ownerCount: number;
}
export interface MemberItem extends Key {
  companyId: CompanyId;
  userId: UserId;
  roles: CompanyRole[];
  joinedAt: Instant;
  standIn?: StandIn;
  /** He has shared a chat room with the company (D29-18). */
  sharesRooms?: true;
  version: number;
}
export interface InvitationItem extends CompanyInvitation {
  invitedAt: Instant;
  /** The owner whom its mail names. */
  invitedBy: UserId;
}

const pkOf = (companyId: CompanyId) => `company#${companyId}`;
const ownPk = (userId: UserId) => `companies-of#${userId}`;
const invited = "invitation#";
const joined = "company#";
export const counterKey = (userId: UserId): Key => ({ pk: ownPk(userId), sk: "counter" });
export const rulesKey = (companyId: CompanyId): Key => ({
  pk: pkOf(companyId),
  sk: "approval-rules",
});
export const costCentresKey = (companyId: CompanyId): Key => ({
  pk: pkOf(companyId),
  sk: "cost-centres",
});
export const spendingPrefix = "spending#";
export const spendingKey = (companyId: CompanyId, id: Id<"ccr">, month: string): Key => ({
  pk: pkOf(companyId),
  sk: `${spendingPrefix}${id}#${month.slice(0, 4)}`,
});
export const deliveryAddressesKey = (companyId: CompanyId): Key => ({
  pk: pkOf(companyId),
  sk: "delivery-addresses",
});
export const orderNumbersKey = (companyId: CompanyId): Key => ({
  pk: pkOf(companyId),
  sk: "order-numbers",
});
export const invitationKey = (companyId: CompanyId, email: string): Key => ({
  pk: pkOf(companyId),
  sk: `${invited}${email}`,
});

const statingPk = (businessNumber: string) => `companies-by-number#${businessNumber}`;
/** Where a company is found by the number that it states. */
export const byNumber = (businessNumber: string, id: CompanyId) => ({
  gsi1pk: statingPk(businessNumber),
  gsi1sk: id,
});
export const companyRow = (one: CompanyItem): Item => ({
  ...companyKey(one.id),
  ...one,
  ...byNumber(one.businessNumber, one.id),
});
/** Where a company was founded before it was found by its number. */
export const missingNumber = (
  { id, businessNumber, ...row }: CompanyItem & { gsi1pk?: string },
  refused: Problem,
): Write[] =>
  row.gsi1pk === undefined
    ? [
        {
          change: companyKey(id),
          set: byNumber(businessNumber, id),
          guard: { equals: { businessNumber }, refused },
        },
      ]
    : [];
export const memberRow = (one: Omit<MemberItem, keyof Key>): Item => ({
  ...memberKey(one.companyId, one.userId),
  ...one,
  gsi1pk: `company-members#${one.companyId}`,
  gsi1sk: `${one.joinedAt}#${one.userId}`,
});
export const invitationRow = (companyId: CompanyId, one: InvitationItem): Item => ({
  ...invitationKey(companyId, one.email),
  ...one,
  ttl: toTtl(one.expiresAt),
});

// Each of these rows is written by the builders above alone, in its shape.
const toCompany = (item: Item) => item as unknown as CompanyItem;
const toMember = (item: Item) => item as unknown as MemberItem;
const toInvitation = (item: Item) => item as unknown as InvitationItem;

export const readMember = async (companyId: CompanyId, userId: UserId) => {
  const row = await read(memberKey(companyId, userId));
  return row && toMember(row);
};

/** These members of a company, as far as they still are. */
export const readMembers = async (
  companyId: CompanyId,
  ids: readonly UserId[],
): Promise<MemberItem[]> =>
  (await readMany(ids.map((id) => memberKey(companyId, id)))).flatMap((row) =>
    row ? [toMember(row)] : [],
  );

/** A company and the membership of this account. Throws NOT_FOUND for everybody else (D40-4). */
export async function findAsMember(companyId: CompanyId, userId: UserId) {
  const [company, member] = await readMany([companyKey(companyId), memberKey(companyId, userId)]);
  if (!company || !member) throw new Problem("NOT_FOUND");
  return { company: toCompany(company), member: toMember(member) };
}

export const listMemberships = async (userId: UserId): Promise<MemberItem[]> => {
  const list = { pk: ownPk(userId), skPrefix: joined, newestFirst: false, consistent: true };
  return (await queryAll(list, mostCompanies)).map(toMember);
};

/** The companies with these ids, in their order; those that are gone are left out. */
export const readCompanies = async (ids: readonly CompanyId[]): Promise<CompanyItem[]> =>
  (await readMany(ids.map(companyKey))).flatMap((row) => (row ? [toCompany(row)] : []));

const membersOf = (companyId: CompanyId): ListOf => ({
  index: "gsi1",
  pk: `company-members#${companyId}`,
  newestFirst: false,
});
export const listMembers = (companyId: CompanyId, paging: PageQuery): Promise<Page<MemberItem>> =>
  pageOf(membersOf(companyId), paging, toMember);

/** The companies that state this number; one that states it since moments may be missing. */
export async function* everyStating(businessNumber: string): AsyncGenerator<CompanyId> {
  const stating: ListOf = { index: "gsi1", pk: statingPk(businessNumber), newestFirst: false };
  for await (const row of everyRow(stating, 25)) yield toCompany(row).id;
}

/** All members of a company, some at a time. */
export async function* everyMember(
  companyId: CompanyId,
  size: number,
): AsyncGenerator<MemberItem[]> {
  for await (const rows of everyChunk(membersOf(companyId), size)) yield rows.map(toMember);
}

export const listInvitations = (
  companyId: CompanyId,
  paging: PageQuery,
): Promise<Page<InvitationItem>> =>
  pageOf(
    { pk: pkOf(companyId), skPrefix: invited, newestFirst: false, consistent: true },
    paging,
    toInvitation,
  );

export async function readInvitation(companyId: CompanyId, email: string) {
  const row = await read(invitationKey(companyId, email));
  return row && toInvitation(row);
}

/** Which codes were used; of a code that the house did not make there is none. Holds no address. */
const usedKey = (companyId: CompanyId, code: string): Key => ({
  pk: pkOf(companyId),
  sk: `used#${createHash("sha256").update(code).digest("base64url")}`,
});
export const usedRow = (companyId: CompanyId, code: string, until: Instant): Item => ({
  ...usedKey(companyId, code),
  ttl: toTtl(until),
});
export const wasUsed = async (companyId: CompanyId, code: string): Promise<boolean> =>
  (await read(usedKey(companyId, code))) !== undefined;

/** The code of an invitation; another one for each time that an address is invited (D40-5). */
export const invitationCode = (
  companyId: CompanyId,
  { email, invitedAt }: InvitationItem,
): string => linkTokenOf(`company ${companyId} ${email} ${invitedAt}`);

/** How often the companies of an account changed; undefined if it never had one. */
export const readChanges = async (userId: UserId): Promise<number | undefined> => {
  const row = await read(counterKey(userId));
  return row && Number(row["changes"]);
};

/** What members call each other: names of persons, which nobody outside of the company sees. */
export async function namesOfMembers(ids: readonly UserId[]): Promise<Map<UserId, string>> {
  const accounts = await readMany(ids.map(accountKey), false);
  return new Map(ids.map((id, at) => [id, String(accounts[at]?.["name"] ?? "")]));
}

/** A company's list of cost centres; version 0 before an owner stated some. */
interface CentresItem {
  costCentres: Omit<CostCentre, "spending">[];
  version: number;
}

// Only `setCentres` writes these rows.
export const toCentres = (row: Item | undefined): CentresItem =>
  row ? (row as unknown as CentresItem & Key) : { costCentres: [], version: 0 };

/** The cost centres of a company; none before an owner stated some. */
export const readCentres = async (companyId: CompanyId): Promise<CentresItem> =>
  toCentres(await read(costCentresKey(companyId)));
