import type {
  ChatEntity,
  ChatEntityMessage,
  chatEntityRoutes,
} from "@bupum/shared/talk/chats/admin-contract";
import { supportName, supportSellerId, supportUserId } from "@bupum/shared/talk/chats/support";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Instant } from "@bupum/shared/kernel/time";
import { findAccount } from "../../accounts/users/items.ts";
import { audit } from "../../kernel/audit.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { roomUuid } from "../../accounts/partners/items.ts";
import { roomKey } from "../../accounts/shared-rooms/items.ts";
import { read, type Write, write } from "../../kernel/table.ts";
import { openPair } from "../../talk/chats/create.ts";
import { findAnyRoom, type Room } from "../../talk/chats/items.ts";
import { sendMessage } from "../../talk/chats/send.ts";
import { changeRoom } from "../../talk/chats/update.ts";
import { sentBySupport, entitiesOf, isWithSupport } from "./entities.ts";

/** The same call with support as its caller, for whom the admin acts (D29-17). */
const asSupport = (ctx: Context): Context => ({
  ...ctx,
  actor: {
    type: "user",
    userId: supportUserId,
    sellerId: supportSellerId,
    role: "USER",
    isSeller: true,
    writerRole: "NONE",
    isWriter: false,
    expertCategories: [],
    isPremium: true,
    name: supportName,
    companyName: supportName,
    byAdmin: adminOf(ctx).userId,
  },
});

async function supportRoom(uuid: string): Promise<Room> {
  const room = await findAnyRoom(uuid);
  if (!isWithSupport(room)) throw new Problem("NOT_FOUND");
  return room;
}

const recorded = (ctx: Context, id: string, to: `SUPPORT_${string}`): Write =>
  audit(ctx, { entity: "chat", id, from: "-", to });

const entityOf = async (uuid: string): Promise<ChatEntity> =>
  (await entitiesOf([await findAnyRoom(uuid)]))[0]!;

/** The room of support and a member, who sees it from the first message on. */
export async function openSupport(ctx: Context, userId: Id<"usr">): Promise<ChatEntity> {
  const { id: buyerId } = await findAccount(userId);
  const before = await read(roomKey(roomUuid(buyerId, supportSellerId)));
  const { uuid } = await openPair(asSupport(ctx), { buyerId, sellerId: supportSellerId });
  // One that was there is looked at, and looks into rooms of support are not recorded.
  if (!before) await write(recorded(ctx, uuid, "SUPPORT_OPENED"));
  return entityOf(uuid);
}

type SupportMessage = ParsedInput<typeof chatEntityRoutes.send>["body"];

/**
 * Sends a text as support; what the admin has read is answered by it, and what the member wrote
 * meanwhile waits. Throws VERSION_CONFLICT if a colleague has sent one since `sentCount` were read.
 */
export async function writeAsSupport(
  ctx: Context,
  uuid: string,
  { sentCount, settledUntil, ...draft }: SupportMessage,
): Promise<ChatEntityMessage> {
  await supportRoom(uuid);
  const sent = await sendMessage(asSupport(ctx), uuid, draft, {
    beside: () => [recorded(ctx, uuid, "SUPPORT_WROTE")],
    mustFollow(room) {
      if (sentBySupport(room) !== sentCount) throw new Problem("VERSION_CONFLICT");
    },
  });
  if (settledUntil) await changeRoom(asSupport(ctx), uuid, { lastReadAt: settledUntil });
  const { isMine: _isMine, clientId: _clientId, isMasked: _isMasked, ...message } = sent;
  return message;
}

/** Messages up to that instant need no answer. */
export async function settle(ctx: Context, uuid: string, until: Instant): Promise<ChatEntity> {
  await supportRoom(uuid);
  await changeRoom(asSupport(ctx), uuid, { lastReadAt: until }, () => [
    recorded(ctx, uuid, "SUPPORT_SETTLED"),
  ]);
  return entityOf(uuid);
}
