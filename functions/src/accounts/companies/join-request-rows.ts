import type { Id } from "@bupum/shared/kernel/ids";
import { type Instant, toTtl } from "@bupum/shared/kernel/time";
import { Problem } from "@bupum/shared/kernel/problem";
import { accountKey, newUuid } from "../../kernel/context.ts";
import { everyRow } from "../../kernel/list.ts";
import { memberKey } from "../../kernel/request/members.ts";
import { type Item, type Key, read, readMany, type Write } from "../../kernel/table.ts";
import type { CompanyItem } from "./items.ts";

// | access pattern                        | index | pk                    | sk                   |
// |---------------------------------------|-------|-----------------------|----------------------|
// | what an account asks for              |       | companies-of#<usr>    | join-requests        |
// | who asks to join a company            |       | company#<cmp>         | join-request#<usr>   |
// | whom it declined                      |       | company#<cmp>         | join-decline#<usr>   |

type CompanyId = Id<"cmp">;
type UserId = Id<"usr">;

/** One open request of an account: to whoever states the number. */
export interface JoinRequestItem {
  businessNumber: string;
  message?: string | undefined;
  /** The account's verified address when it asked: what owners look at. */
  email: string;
  askedAt: Instant;
  expiresAt: Instant;
}
interface OwnRequests {
  requests: JoinRequestItem[];
  /** Another one with each write, so that a row made anew is never taken for one that is gone. */
  stamp?: string | undefined;
}
/**
 * A request that reached a company. It stands as long as the account's own request does: whoever
 * takes that back need not know who got it.
 */
export interface AskingItem {
  userId: UserId;
  businessNumber: string;
  askedAt: Instant;
  expiresAt: Instant;
}

const rival = new Problem("VERSION_CONFLICT");
const asking = "join-request#";
const pkOf = (companyId: CompanyId) => `company#${companyId}`;
const ownKey = (userId: UserId): Key => ({ pk: `companies-of#${userId}`, sk: "join-requests" });
export const askingKey = (companyId: CompanyId, userId: UserId): Key => ({
  pk: pkOf(companyId),
  sk: `${asking}${userId}`,
});
export const declineKey = (companyId: CompanyId, userId: UserId): Key => ({
  pk: pkOf(companyId),
  sk: `join-decline#${userId}`,
});

// Each of these rows is written by the builders below alone, in its shape.
const toAsking = (row: Item) => row as unknown as AskingItem;
const toOwn = (row: Item | undefined, at: Instant): OwnRequests => {
  const { requests, stamp } = (row ?? { requests: [] }) as unknown as OwnRequests;
  return { requests: requests.filter(({ expiresAt }) => expiresAt > at), stamp };
};

/** The open requests of an account; without a stamp where there is no row. */
export const readOwn = async (userId: UserId, at: Instant): Promise<OwnRequests> =>
  toOwn(await read(ownKey(userId)), at);

/** Refuses what is decided of an account's requests where they changed meanwhile. */
export const stillAsking = (userId: UserId, { stamp }: OwnRequests): Write => ({
  check: ownKey(userId),
  guard: { exists: true, equals: { stamp }, refused: rival },
});

/** The requests of an account as they are from now on. Refused where they changed meanwhile. */
export function setOwn(
  userId: UserId,
  { stamp }: OwnRequests,
  requests: readonly JoinRequestItem[],
  at: Instant,
): Write {
  const last = requests
    .map(({ expiresAt }) => expiresAt)
    .toSorted()
    .at(-1);
  const guard =
    stamp === undefined
      ? // One that has expired may still lie there.
        { absentOrBelow: { ttl: toTtl(at) + 1 }, refused: rival }
      : { equals: { stamp }, refused: rival };
  if (last === undefined) return { drop: ownKey(userId), guard };
  return {
    put: { ...ownKey(userId), requests, stamp: newUuid(), ttl: toTtl(last) },
    guard,
  };
}

// Without a guard: goes with the guarded write of the account, and ends what it asked meanwhile, too.

/** An account that leaves asks for nothing more. */
export const dropOwn = (userId: UserId): Write => ({ drop: ownKey(userId) });

export const askingRow = (companyId: CompanyId, one: AskingItem): Item => ({
  ...askingKey(companyId, one.userId),
  ...one,
  ttl: toTtl(one.expiresAt),
});

export const readAsking = async (companyId: CompanyId, userId: UserId) => {
  const row = await read(askingKey(companyId, userId));
  return row && toAsking(row);
};

/** What reached a company and has not expired, standing or not. */
export async function listAsking(companyId: CompanyId, at: Instant): Promise<AskingItem[]> {
  const list = { pk: pkOf(companyId), skPrefix: asking, newestFirst: false, consistent: true };
  const found: AskingItem[] = [];
  for await (const row of everyRow(list, 100)) found.push(toAsking(row));
  return found.filter(({ expiresAt }) => expiresAt > at);
}

/** A request that stands, with who asks. */
export interface Standing extends AskingItem {
  name: string;
  request: JoinRequestItem;
  own: OwnRequests;
}

/**
 * Those of a company's requests that stand (D40-18): not taken back, of the number that the company
 * states, of an account that is open, has its address as it was, and is no member.
 */
export async function standing(
  { id, businessNumber }: Pick<CompanyItem, "id" | "businessNumber">,
  rows: readonly AskingItem[],
  at: Instant,
): Promise<Standing[]> {
  const found = await readMany(
    rows.flatMap(({ userId }) => [ownKey(userId), accountKey(userId), memberKey(id, userId)]),
  );
  return rows.flatMap((row, index) => {
    const [ownRow, account, member] = found.slice(3 * index, 3 * index + 3);
    const own = toOwn(ownRow, at);
    const request = own.requests.find(
      (one) => one.businessNumber === businessNumber && one.askedAt === row.askedAt,
    );
    if (!request || member || !account || !isOpen(account, request.email)) return [];
    return { ...row, name: String(account["name"]), request, own };
  });
}

/** Whether an account may come in by the address with which it asked. */
const isOpen = (account: Item, email: string): boolean =>
  !account["deletedAt"] &&
  !account["blockedReason"] &&
  account["email"] === email &&
  account["emailVerified"] === true;
