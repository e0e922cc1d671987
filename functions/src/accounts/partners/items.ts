import { createHash } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf, ulidOf } from "@bupum/shared/kernel/owner-ids";
import type { Context } from "../../kernel/context.ts";
import { type ListOf, pageOf } from "../../kernel/list.ts";
import { type Item, type Key, read } from "../../kernel/table.ts";
import type { FileRow } from "../stored-files/items.ts";
import { isLive, sellerKey, type SellerRow } from "../seller-infos/items.ts";
import { roomKey, roomPk } from "../shared-rooms/items.ts";
import { hidden } from "./rules.ts";

// Relations between two accounts, whoever writes them: one asked the other for an estimate, they
// have a room, or an accepted order opened their contact data.
// | access pattern                 | index | pk                    | sk               |
// |--------------------------------|-------|-----------------------|------------------|
// | estimates of a buyer           | gsi2  | buyer#<usr>#estimates | <createdAt>#<id> |
// | a person's room                |       | chat#<uuid>           | member#<usr>     |
// | its pair has an accepted order |       | chat#<uuid>           | contact          |

/** Estimates that a buyer asked for, newest first. */
export const estimatesOfBuyer = (buyerId: Id<"usr">): ListOf => ({
  index: "gsi2",
  pk: `buyer#${buyerId}#estimates`,
  newestFirst: true,
});

/** Whether the seller is among those whom a buyer asked last, some 2,000 of them (D0-13). */
export async function hasAsked(buyerId: Id<"usr">, sellerId: Id<"sel">): Promise<boolean> {
  const one = { page: 1, itemsPerPage: 1 };
  const isSame = (item: Item) => item["sellerId"] === sellerId;
  return (await pageOf(estimatesOfBuyer(buyerId), one, (item) => item, isSame)).items.length > 0;
}

/** The name of the room of two accounts, in the form of a UUID of version 8 (D29-5). */
export function roomUuid(one: Id<"usr"> | Id<"sel">, other: Id<"usr"> | Id<"sel">): string {
  return hashedUuid(`chat#${[ulidOf(one), ulidOf(other)].toSorted().join("#")}`);
}

/** A name that follows from a text, in the form of a UUID of version 8. */
export function hashedUuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const variant = "89ab"[Number.parseInt(hex[16]!, 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

export const contactKey = (uuid: string): Key => ({ pk: roomPk(uuid), sk: "contact" });
export const memberKey = (uuid: string, userId: Id<"usr">): Key => ({
  pk: roomPk(uuid),
  sk: `member#${userId}`,
});

/** Whether the seller accepted an order of the buyer before. */
export const isKnown = async (buyerId: Id<"usr">, sellerId: Id<"sel">): Promise<boolean> =>
  (await read(contactKey(roomUuid(buyerId, sellerId)))) !== undefined;

/** Whether two accounts have a room. */
export const isTalking = async (
  userId: Id<"usr">,
  otherId: Id<"usr"> | Id<"sel">,
): Promise<boolean> => (await read(memberKey(roomUuid(userId, otherId), userId))) !== undefined;

/** The phone numbers and addresses that a seller shows on its page, whoever asks. */
export function shownContacts(seller: SellerRow | undefined): string[] {
  if (!isLive(seller)) return [];
  const { phone, tel, fax, email } = seller.approved;
  const numbers = [phone, tel, fax].flatMap((one) => (one?.visible ? [one.number] : []));
  return [...numbers, email];
}

/** A file's name as its reader may know it: one that was sent in a room as the room shows it (D29-9). */
export async function nameFor({ actor }: Pick<Context, "actor">, row: FileRow): Promise<string> {
  const { claimedBy, ownerId, fileName } = row;
  const isOwn = actor.type === "user" && actor.userId === ownerId;
  if (claimedBy?.entity !== "chat" || isOwn) return fileName;
  const { member } = actor.type === "user" ? actor : {};
  const isForColleague = member !== undefined && member.person.userId !== row.readers?.ownerId;
  const [contact, seller, room] = await Promise.all([
    read(contactKey(claimedBy.id)),
    read(sellerKey(sellerIdOf(ownerId))),
    // A company reads a room as the buyer who shared it does (D29-18).
    isForColleague ? read(roomKey(claimedBy.id)) : undefined,
  ]);
  if (room?.["buyerId"] === ownerId) return fileName;
  // Rows of sellers lie under that key.
  const shown = shownContacts(seller as unknown as SellerRow | undefined);
  return hidden(fileName, { isContactShown: contact !== undefined, shown }).text;
}
