import { randomUUID } from "node:crypto";
import type { ChatContext, ChatMessage, ChatMessageDraft } from "@bupum/shared/talk/chats/contract";
import type { World } from "./world.ts";

export type Member = Awaited<ReturnType<World["member"]>>;
export type Seller = Awaited<ReturnType<World["seller"]>>;
type Api = Pick<Member, "api">;

/** A buyer and a seller with their room, nothing said yet. */
export async function talking(world: World, context?: ChatContext) {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { uuid } = await open(buyer, seller, context);
  return { buyer, seller, uuid };
}

export const open = ({ api }: Api, { sellerId }: Pick<Seller, "sellerId">, context?: ChatContext) =>
  api.chats.create({ body: { sellerId, ...(context && { context }) } });

/** Sends a text, or what else a message may hold. */
export const say = (
  { api }: Api,
  uuid: string,
  what: string | Omit<ChatMessageDraft, "clientId">,
  clientId: string = randomUUID(),
): Promise<ChatMessage> =>
  api.chats.send({
    params: { uuid },
    body: { clientId, ...(typeof what === "string" ? { text: what } : what) },
  });

export const messagesOf = async ({ api }: Api, uuid: string, query: object = {}) =>
  (await api.chats.messages({ params: { uuid }, query })).items;

export const readUntil = ({ api }: Api, uuid: string, lastReadAt: string) =>
  api.chats.update({ params: { uuid }, body: { lastReadAt } });

export const roomOf = ({ api }: Api, uuid: string) => api.chats.get({ params: { uuid } });

/** The rooms of a person, newest message first. */
export const roomsOf = async ({ api }: Api, query: object = {}) =>
  (await api.chats.list({ query })).items;

export const unreadRooms = async ({ api }: Api) => (await api.chats.unreadCount({})).count;
