import type { Id } from "@bupum/shared/kernel/ids";
import type { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { accountKey } from "../../kernel/context.ts";
import type { ListOf } from "../../kernel/list.ts";
import { memberKey } from "../../kernel/request/members.ts";
import { type Item, type Key, readMany, type Write } from "../../kernel/table.ts";

// Rooms that their buyers share with a company (D29-18): who reads them. Below chats, since files and
// companies need it, too. Without a guard: goes with the guarded end of a membership.
// | access pattern                          | index | pk                  | sk                     |
// |-----------------------------------------|-------|---------------------|------------------------|
// | one room, with whom it is shared        |       | chat#<uuid>         | room                   |
// | what a company keeps of it              |       | chat#<uuid>         | kept#<cmp>             |
// | both of a company, newest message first | gsi1  | company#<cmp>#chats | <lastMessageAt>#<uuid> |
// | when a member who shared left it        |       | left-members#<cmp>  | <usr>#<joinedAt>       |
// | a membership, an account (read only)    |       | companies-of#<usr>, user#<usr> |             |

type CompanyId = Id<"cmp">;
type UserId = Id<"usr">;

/** With which company the buyer of a room shares it; all of it is absent where he does not. */
export interface SharedWith {
  sharedWith?: CompanyId;
  sharedAt?: Instant;
  /** The beginning of the membership in which he shared it: another one shares nothing. */
  sharedSince?: Instant;
}
export interface SharedRoom extends SharedWith {
  uuid: string;
  buyerId: UserId;
}

/** What a company keeps of a room after the member who shared it left: all until then. */
export interface KeptRoom {
  uuid: string;
  companyId: CompanyId;
  buyerId: UserId;
  sellerId: Id<"sel">;
  until: Instant;
  /** The last message that it keeps: of a room without one it keeps nothing. */
  lastMessageAt: Instant;
}

export const roomPk = (uuid: string): string => `chat#${uuid}`;
export const roomKey = (uuid: string): Key => ({ pk: roomPk(uuid), sk: "room" });
export const keptKey = (uuid: string, companyId: CompanyId): Key => ({
  pk: roomPk(uuid),
  sk: `kept#${companyId}`,
});
export const sharedPk = (companyId: CompanyId): string => `company#${companyId}#chats`;
export const roomPlace = (uuid: string, at: Instant): string => `${at}#${uuid}`;
export const roomsSharedWith = (companyId: CompanyId): ListOf => ({
  index: "gsi1",
  pk: sharedPk(companyId),
  newestFirst: true,
});

export const leftPk = (companyId: CompanyId): string => `left-members#${companyId}`;
const leftKey = (companyId: CompanyId, userId: UserId, joinedAt: Instant): Key => ({
  pk: leftPk(companyId),
  sk: `${userId}#${joinedAt}`,
});

interface Membership {
  companyId: CompanyId;
  userId: UserId;
  joinedAt: Instant;
}

/** Notes when a member left who shared rooms, so that the company reads on what was written before. */
export const markLeft = (
  { companyId, userId, joinedAt, sharesRooms }: Membership & { sharesRooms?: true },
  at: Instant,
): Write[] =>
  sharesRooms ? [{ put: { ...leftKey(companyId, userId, joinedAt), companyId, userId, at } }] : [];

/** Notes that a member shares a room, as long as the membership is the same one. */
export const markSharing = (
  { companyId, userId, joinedAt }: Membership,
  refused: Problem,
): Write => ({
  change: memberKey(companyId, userId),
  set: { sharesRooms: true },
  guard: { equals: { joinedAt }, refused },
});

/** What of a room the company reads with which it is shared: all of it, or what was written `until`. */
export interface Reach {
  until?: Instant;
}

/** The rows that tell whether the member who shared a room still is one. */
export const standingKeys = ({ buyerId, sharedWith, sharedSince }: SharedRoom): Key[] =>
  sharedWith && sharedSince
    ? [
        memberKey(sharedWith, buyerId),
        leftKey(sharedWith, buyerId, sharedSince),
        accountKey(buyerId),
      ]
    : [];

/** What those rows say; undefined where the room is shared with nobody, or the company has ended. */
export function reachBy(
  { sharedSince }: SharedRoom,
  [member, left, account]: readonly (Item | undefined)[],
): Reach | undefined {
  if (!sharedSince) return undefined;
  if (member?.["joinedAt"] === sharedSince) return {};
  // An account that left the market left its companies in the same transaction (D40-8).
  const until = left?.["at"] ?? account?.["deletedAt"];
  return typeof until === "string" ? { until } : undefined;
}

/** What the company reads with which a room is shared. */
export async function readReach(room: SharedRoom): Promise<Reach | undefined> {
  const keys = standingKeys(room);
  return keys.length === 0 ? undefined : reachBy(room, await readMany(keys));
}

// Only talk/chats writes these rows, in these shapes.
const asShared = (item: Item | undefined) => item as unknown as SharedRoom | undefined;
export const asKept = (item: Item | undefined) => item as unknown as KeptRoom | undefined;

/** What a company reads of a room, by its row and by what it keeps of it. */
export async function reachIn(
  companyId: CompanyId,
  room: SharedRoom | undefined,
  kept: KeptRoom | undefined,
): Promise<Reach | undefined> {
  const shared = room?.sharedWith === companyId ? await readReach(room) : undefined;
  return shared ?? (kept && { until: kept.until });
}

interface SentFile {
  claimedBy?: { entity: string; id: string };
  claimedAt?: Instant;
}

/** Whether a file was sent in a room as far as the company reads that. */
export async function readsFile(
  companyId: CompanyId,
  { claimedBy, claimedAt }: SentFile,
): Promise<boolean> {
  if (claimedBy?.entity !== "chat" || !claimedAt) return false;
  const keys = [roomKey(claimedBy.id), keptKey(claimedBy.id, companyId)];
  const [room, kept] = await readMany(keys);
  const reach = await reachIn(companyId, asShared(room), asKept(kept));
  return reach !== undefined && claimedAt <= (reach.until ?? claimedAt);
}
