import { contactKey, shownContacts } from "../../accounts/partners/items.ts";
import { roomKey } from "../../accounts/shared-rooms/items.ts";
import { chatPath } from "@bupum/shared/talk/chats/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf, userIdOf } from "@bupum/shared/kernel/owner-ids";
import { env } from "../../kernel/env.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { userWithLink } from "../../kernel/request/identity.ts";
import { readMany } from "../../kernel/table.ts";
import type {
  ChatMirror,
  MirroredMessage,
  MirroredPerson,
  MirroredRoom,
} from "../../providers/chat/chat.ts";
import { type SellerRow, sellerKey } from "../../accounts/seller-infos/items.ts";
import { cardsOf } from "./cards.ts";
import { asMessage, asRoom, messageKey, type Room } from "./items.ts";
import { accountOf, nameIn } from "./partners.ts";
import { otherOf, toMessage } from "./rules.ts";
import { accountKey } from "../../kernel/context.ts";

/** The public name of a person: a seller's company, else what sellers know of a buyer. */
export async function mirroredPerson(userId: Id<"usr">) {
  const [account, row] = await readMany([accountKey(userId), sellerKey(sellerIdOf(userId))], false);
  // Rows of sellers lie under that key.
  const seller = row as unknown as SellerRow | undefined;
  const person: MirroredPerson = {
    userId,
    name: nameIn(false, account ?? accountOf(userId), seller),
  };
  return { person, seller };
}

/**
 * Copies a message to the mirror as the sender's counterpart may read it, since both read the same
 * text there. A message from the mirror is corrected if something in it is hidden (D29-16).
 */
export async function mirrorMessage(
  mirror: ChatMirror,
  { uuid, createdAt }: MessageBody<"chat-message.sent">,
): Promise<void> {
  const keys = [roomKey(uuid), messageKey(uuid, createdAt), contactKey(uuid)];
  const [roomRow, row, contact] = await readMany(keys);
  const room = asRoom(roomRow);
  if (!room || !row) return;
  const stored = asMessage(row);
  const both = await Promise.all(peopleOf(room).map(mirroredPerson));
  const sender = both.find(({ person }) => person.userId === stored.senderId);
  const readerId = otherOf(room, stored.senderId);
  const sight = { isContactShown: contact !== undefined, shown: shownContacts(sender?.seller) };
  const seen = toMessage(stored, readerId, sight);
  if (stored.mirrored) {
    if (seen.isMasked) await mirror.correct(uuid, stored.mirrored.messageId, seen.text ?? "");
    return;
  }
  const link = new URL(chatPath(uuid), env("documents").SITE_URL).href;
  const files = seen.files?.map(({ fileName: name, size }) => ({ name, size, link }));
  const message: MirroredMessage = {
    senderId: stored.senderId,
    clientId: stored.clientId,
    seq: stored.seq,
    createdAt,
    text: await mirroredText(seen.text, readerId, stored.card, link),
    ...(files && { files }),
  };
  const [one, other] = both.map(({ person }) => person);
  const mirrored: MirroredRoom = { uuid, members: [one!, other!] };
  await mirror.post(mirrored, message);
}

const peopleOf = ({ buyerId, sellerId }: Room): Id<"usr">[] => [buyerId, userIdOf(sellerId)];

/** The text of a message, below that of its card. */
async function mirroredText(text: string | undefined, ...of: Parameters<typeof cardText>) {
  if (text !== undefined && !of[1]) return text;
  return [await cardText(...of), text].filter(Boolean).join("\n");
}

/** The text of a card, as far as its reader may know the thing (D7). */
async function cardText(
  readerId: Id<"usr">,
  card: Parameters<typeof cardsOf>[1][number] | undefined,
  link: string,
): Promise<string> {
  const actor = await userWithLink(readerId);
  const cards = card && actor && (await cardsOf({ actor, language: "ko" }, [card]));
  const shown = cards && cards.get(card.id);
  return [shown?.title, shown?.number, link].filter(Boolean).join(" ");
}
