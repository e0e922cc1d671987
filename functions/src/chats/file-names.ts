import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { FileRow } from "../files/items.ts";
import type { Context } from "../kernel/context.ts";
import { read } from "../kernel/table.ts";
import { sellerKey, type SellerRow } from "../seller-infos/items.ts";
import { contactKey } from "./items.ts";
import { shownContacts } from "./partners.ts";
import { hidden } from "./rules.ts";

/** A file's name as its reader may know it: one that was sent in a room as the room shows it (D29-9). */
export async function nameFor({ actor }: Pick<Context, "actor">, row: FileRow): Promise<string> {
  const { claimedBy, ownerId, fileName } = row;
  const isOwn = actor.type === "user" && actor.userId === ownerId;
  if (claimedBy?.entity !== "chat" || isOwn) return fileName;
  const [contact, seller] = await Promise.all([
    read(contactKey(claimedBy.id)),
    read(sellerKey(sellerIdOf(ownerId))),
  ]);
  // Rows of sellers lie under that key.
  const shown = shownContacts(seller as unknown as SellerRow | undefined);
  return hidden(fileName, { isContactShown: contact !== undefined, shown }).text;
}
