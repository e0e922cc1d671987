import type { Sight } from "../../accounts/partners/rules.ts";
import { shownContacts } from "../../accounts/partners/items.ts";
import type {
  ChatCard,
  ChatMessage,
  ChatMessagePage,
  ChatMessagesQuery,
} from "@bupum/shared/talk/chats/contract";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import { type Context, userOf } from "../../kernel/context.ts";
import { drawSearch } from "../../kernel/request/rate-limit.ts";
import type { ListOf } from "../../kernel/list.ts";
import { readSellers } from "../../accounts/seller-infos/items.ts";
import { cardsOf } from "./cards.ts";
import {
  everyMessage,
  findRoom,
  listMessages,
  type Member,
  placed,
  type StoredMessage,
} from "./items.ts";
import { toMessage } from "./rules.ts";

/** The most messages that one search reads; the next search continues after them. */
const mostSearched = 2_000;
const searchedAtOnce = 500;

type Wanted = Pick<ChatMessagesQuery, "searchKeyword" | "itemsPerPage">;

/** Messages of a room for one of the two readers, oldest first. */
export async function readMessages(
  ctx: Context,
  uuid: string,
  { after, before, ...wanted }: ChatMessagesQuery,
): Promise<ChatMessagePage> {
  const { userId } = userOf(ctx);
  if (wanted.searchKeyword) await drawSearch(ctx);
  const list = placed(uuid, after, before);
  const [{ member, isContactShown }, some] = await Promise.all([
    findRoom(uuid, userId),
    firstRows(list, wanted),
  ]);
  const reader = { userId, otherId: member.otherId, isContactShown };
  return pageFor(ctx, reader, { list, some }, wanted);
}

const isNowhere = ({ between }: ListOf): boolean => between![0] > between![1];

/** The rows of a page, and one more; none for a search. */
export const firstRows = async (
  list: ListOf,
  { searchKeyword, itemsPerPage }: Wanted,
): Promise<StoredMessage[]> =>
  isNowhere(list) || searchKeyword ? [] : listMessages(list, itemsPerPage + 1);

/** A page of messages as one of the two reads them; `some` are its `firstRows`. */
export async function pageFor(
  ctx: Parameters<typeof cardsOf>[0],
  reader: Reader,
  { list, some }: { list: ListOf; some: readonly StoredMessage[] },
  { searchKeyword, itemsPerPage }: Wanted,
): Promise<ChatMessagePage> {
  const taken =
    searchKeyword && !isNowhere(list)
      ? await searched(list, searchKeyword, itemsPerPage, await sightsOf(reader))
      : firstOf(some, itemsPerPage);
  const [sights, cards] = await Promise.all([
    sightsOf(reader, taken.items),
    cardsOf(
      ctx,
      taken.items.flatMap(({ card }) => card ?? []),
      reader.isContactShown,
    ),
  ]);
  const items = taken.items.map((one) => sights(one, one.card && cards.get(one.card.id)));
  return {
    items: list.newestFirst ? items.toReversed() : items,
    itemsPerPage,
    ...(taken.next && { next: taken.next }),
  };
}

interface Taken {
  items: StoredMessage[];
  next?: Instant | undefined;
}

const firstOf = (some: readonly StoredMessage[], count: number): Taken => ({
  items: some.slice(0, count),
  ...(some.length > count && { next: some[count - 1]!.createdAt }),
});

/** A message as its reader sees it. */
type Seen = (message: StoredMessage, card?: ChatCard) => ChatMessage;

interface Reader {
  userId: Member["userId"];
  otherId: Member["userId"];
  isContactShown: boolean;
}

/**
 * How one of the two reads messages. The contacts that the two publish on their sellers' pages are
 * looked up only if something in `messages` would be hidden, or always without `messages`.
 */
async function sightsOf(
  { userId, otherId, isContactShown }: Reader,
  messages?: readonly StoredMessage[],
): Promise<Seen> {
  const bare: Sight = { isContactShown, shown: [] };
  const isPlain =
    isContactShown || messages?.every((one) => !toMessage(one, userId, bare).isMasked);
  if (isPlain) return (message, card) => toMessage(message, userId, bare, card);
  const sellers = await readSellers([sellerIdOf(userId), sellerIdOf(otherId)]);
  const [own, others] = sellers.map((seller) => ({ ...bare, shown: shownContacts(seller) }));
  return (message, card) =>
    toMessage(message, userId, message.senderId === userId ? own! : others!, card);
}

/** Messages that contain the words as their reader sees them: hidden text is not found. */
async function searched(
  list: ListOf,
  searchKeyword: string,
  count: number,
  seen: Seen,
): Promise<Taken> {
  const words = normalize(searchKeyword);
  const says = (message: Said) => normalize(textOf(message)).includes(words);
  const items: StoredMessage[] = [];
  let looked = 0;
  for await (const some of everyMessage(list, searchedAtOnce))
    for (const message of some) {
      looked += 1;
      // Comparing is cheaper than hiding: a text without the words does not contain them when
      // hidden either.
      if (says(message) && says(seen(message))) items.push(message);
      if (items.length >= count || looked >= mostSearched)
        return { items, next: message.createdAt };
    }
  return { items };
}

type Said = Pick<ChatMessage, "text" | "files">;
const textOf = ({ text = "", files = [] }: Said): string =>
  [text, ...files.map(({ fileName }) => fileName)].join("\n");
