import type { ChatRoom } from "@bupum/shared/talk/chats/contract";
import { withoutContacts } from "@bupum/shared/talk/chats/contacts";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { leftPk, readReach, roomsSharedWith } from "../../accounts/shared-rooms/items.ts";
import { everyRow } from "../../kernel/list.ts";
import { companyKey, memberKey } from "../../kernel/request/members.ts";
import { type Item, readMany, unless, write } from "../../kernel/table.ts";
import { lastMessageUntil, type Room } from "./items.ts";
import { type Ended, forgetShare, overtaken } from "./writes.ts";

// Without a guard: rows of a company that has ended.

/** The companies that read these rooms now, by room, as both people of each see it (D29-18). */
export async function readersOf(rooms: readonly Room[]): Promise<ReadonlyMap<string, Item>> {
  const shared = rooms.flatMap(({ uuid, buyerId, sharedWith, sharedSince }) =>
    sharedWith && sharedSince ? [{ uuid, buyerId, sharedWith, sharedSince }] : [],
  );
  if (shared.length === 0) return new Map();
  const keys = shared.flatMap(({ sharedWith, buyerId }) => [
    companyKey(sharedWith),
    memberKey(sharedWith, buyerId),
  ]);
  const rows = await readMany(keys);
  return new Map(
    shared.flatMap(({ uuid, sharedSince }, at) => {
      const [company, member] = rows.slice(2 * at);
      return company && member?.["joinedAt"] === sharedSince ? [[uuid, company] as const] : [];
    }),
  );
}

/** The company with which a room is shared now, as one of the two sees it (D29-18). */
export async function sharedWithOf(
  room: Room,
  isBuyer: boolean,
  isContactShown: boolean,
): Promise<ChatRoom["sharedWith"]> {
  const companyId = room.sharedWith;
  const company = (await readersOf([room])).get(room.uuid);
  if (!companyId || !company) return undefined;
  const name = String(company["name"]);
  if (isBuyer) return { companyId, name };
  return { name: isContactShown ? name : withoutContacts(name).text };
}

/** The share of a room whose member has left the company, and that nobody has settled yet. */
export async function readEnded(room: Room): Promise<Ended | undefined> {
  const until = (await readReach(room))?.until;
  return until ? endedAt(room, until) : undefined;
}

export async function endedAt(room: Room, until: Instant): Promise<Ended> {
  const at = room.lastMessageAt;
  // One that was sent while he left may be later.
  const last = at && at > until ? (await lastMessageUntil(room.uuid, until))?.createdAt : at;
  return { companyId: room.sharedWith!, until, ...(last && { lastMessageAt: last }) };
}

/** Nobody reads anything by a company that was dissolved, and nothing of it stays (D40-7). */
export async function forgetShares(companyId: Id<"cmp">): Promise<void> {
  // A kept room is named like the room that it is of.
  for await (const { uuid, sk, pk } of everyRow(roomsSharedWith(companyId), 100))
    await unless(
      overtaken,
      write(...(sk === "room" ? forgetShare(String(uuid), companyId) : [{ drop: { pk, sk } }])),
    );
  const left = { pk: leftPk(companyId), newestFirst: false };
  for await (const { pk, sk } of everyRow(left, 100)) await write({ drop: { pk, sk } });
}
