import type { ChatShare } from "@bupum/shared/talk/chats/contract";
import { supportSellerId } from "@bupum/shared/talk/chats/support";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf, userIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { areApart } from "../../accounts/blocks/items.ts";
import { asKept, keptKey, markSharing, readReach } from "../../accounts/shared-rooms/items.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { companyKey, memberKey } from "../../kernel/request/members.ts";
import { read, readMany, type Write, write } from "../../kernel/table.ts";
import { findRoom, type Room } from "./items.ts";
import { endedAt } from "./share-state.ts";
import { keep, listKept, setShare, whileOvertaken } from "./writes.ts";

const mostTries = 8;
const notFound = new Problem("NOT_FOUND");

type CompanyId = Id<"cmp">;

/**
 * D29-18: the buyer of a room shares it with one of his companies, or with none. Throws NOT_FOUND
 * for a company of others, FORBIDDEN for a seller and for a room with support, CHAT_BLOCKED for a new
 * share after a block; one from before stays.
 */
export async function shareRoom(
  ctx: Context,
  uuid: string,
  wanted: CompanyId | undefined,
): Promise<ChatShare> {
  const { userId } = userOf(ctx);
  return whileOvertaken(async () => {
    const { room, member } = await findRoom(uuid, userId);
    const isOwn = member.isBuyer && room.sellerId !== supportSellerId;
    if (!isOwn) throw new Problem("FORBIDDEN");
    const [reach, kept, company, isApart] = await Promise.all([
      readReach(room),
      readKept(room),
      wanted && findCompany(uuid, wanted, userId),
      wanted && areApart(userId, member.otherId),
    ]);
    const now = reach && !reach.until ? room.sharedWith : undefined;
    const reply: ChatShare = company
      ? { sharedWith: { companyId: company.id, name: company.name } }
      : {};
    if (now === wanted) return reply;
    if (wanted && isApart) throw new Problem("CHAT_BLOCKED");
    const ended = reach?.until ? await endedAt(room, reach.until) : undefined;
    await write(
      setShare(
        room,
        company && {
          sharedWith: company.id,
          sharedAt: ctx.now(),
          sharedSince: company.joinedAt,
        },
      ),
      ...(company
        ? [markSharing({ companyId: company.id, userId, joinedAt: company.joinedAt }, notFound)]
        : []),
      ...(ended ? keep(room, ended, ended.companyId !== wanted) : []),
      ...(now && kept ? [listKept(kept, true)] : []),
      ...(company?.kept && ended?.companyId !== wanted ? [listKept(company.kept, false)] : []),
      message(ctx.now(), "chat.shared", {
        uuid,
        memberIds: [room.buyerId, userIdOf(room.sellerId)],
      }),
      ...(now ? [recorded(ctx, room, now, false)] : []),
      ...(wanted ? [recorded(ctx, room, wanted, true)] : []),
    );
    return reply;
  }, mostTries);
}

/** A company of the caller, and what it keeps of the room from an earlier share. */
async function findCompany(uuid: string, id: CompanyId, userId: Id<"usr">) {
  const [company, member, kept] = await readMany([
    companyKey(id),
    memberKey(id, userId),
    keptKey(uuid, id),
  ]);
  if (!company || !member) throw notFound;
  // Written by accounts/companies/items.ts, in this shape.
  const joinedAt = member["joinedAt"] as Instant;
  return { id, name: String(company["name"]), joinedAt, kept: asKept(kept) };
}

/** What the company kept before it read all of the room; it stays when that is taken back. */
const readKept = async ({ uuid, sharedWith }: Room) =>
  sharedWith && asKept(await read(keptKey(uuid, sharedWith)));

const recorded = (ctx: Context, { uuid }: Room, companyId: CompanyId, isShared: boolean): Write =>
  audit(ctx, {
    entity: "chat",
    id: uuid,
    from: isShared ? "-" : "SHARED",
    to: isShared ? "SHARED" : "-",
    onBehalfOf: buyerIdOf(companyId),
  });
