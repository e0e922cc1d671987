import { withoutContacts } from "@bupum/shared/talk/chats/contacts";
import type { ChatCard, ChatContext } from "@bupum/shared/talk/chats/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { type EstimateItem, estimateKey } from "../../deal/whole-groups/estimates.ts";
import { relationOf } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { type Item, type Key, readMany } from "../../kernel/table.ts";
import { type OrderItem, orderKey } from "../../deal/product-estimate-orders/items.ts";
import { rowKey } from "../../catalogue/products/items.ts";
import { isPairOf } from "./rules.ts";

interface Reader extends Pick<Context, "actor" | "language"> {
  /** Whether this reader may read the other's contact data (D29-9). */
  isContactShown?: boolean;
}

/** The row with a card's data. */
export const topicKey = ({ type, id }: ChatContext): Key => {
  if (type === "PRODUCT") return rowKey(id);
  // The contract ensures that ids begin as their type says.
  return type === "ESTIMATE" ? estimateKey(id as Id<"est">) : orderKey(id as Id<"ord">);
};

/** A page of the buyers' site; admins have their own. */
const linkFor = ({ actor }: Reader, link: string) => (actor.type === "admin" ? {} : { link });

/** The buyer's free text as its seller may read it. */
const titleFor = ({ isContactShown }: Reader, relation: string, title: string): string =>
  relation === "seller" && !isContactShown ? withoutContacts(title).text : title;

const ofProduct = (row: ProductRow, reader: Reader): Partial<ChatCard> => ({
  title: row.name[reader.language],
  number: row.partNumber,
  manufactorName: row.manufactorName[reader.language],
  ...(row.imageId && { imageId: row.imageId }),
  ...linkFor(reader, `/products/${row.id}`),
});

function ofEstimate(estimate: EstimateItem, reader: Reader): Partial<ChatCard> | undefined {
  const relation = relationOf(reader.actor, estimate);
  if (relation === "none") return undefined;
  const { id, groupId, title, groupNumber, status } = estimate;
  return {
    title: titleFor(reader, relation, title),
    number: groupNumber,
    status,
    ...linkFor(
      reader,
      relation === "buyer" ? `/mypage/estimates/${groupId}` : `/seller/product-estimates/${id}`,
    ),
  };
}

function ofOrder(order: OrderItem, reader: Reader): Partial<ChatCard> | undefined {
  const relation = relationOf(reader.actor, order);
  if (relation === "none" || order.deletedAt) return undefined;
  const { id, productName, poNumber, status, quantity, amount, currency } = order;
  return {
    title: titleFor(reader, relation, productName),
    number: poNumber,
    status,
    quantity,
    amount: { amount, currency },
    ...linkFor(reader, `/${relation === "buyer" ? "mypage" : "seller"}/orders?orderId=${id}`),
  };
}

/** The present data of a thing for the reader; undefined if it is gone or not the reader's (D7). */
function shownOf(
  { type }: ChatContext,
  row: Item | undefined,
  reader: Reader,
): Partial<ChatCard> | undefined {
  if (!row) return undefined;
  // Each key leads to rows of one kind.
  if (type === "ESTIMATE") return ofEstimate(row as unknown as EstimateItem, reader);
  if (type === "ORDER") return ofOrder(row as unknown as OrderItem, reader);
  const isGone = row["state"] === "HIDDEN" || row["deletedAt"] !== undefined;
  return isGone ? undefined : ofProduct(row as unknown as ProductRow, reader);
}

/** The cards of some things for one reader, by their ids. */
export async function cardsOf(
  { actor, language }: Reader,
  topics: readonly ChatContext[],
  isContactShown = false,
): Promise<ReadonlyMap<string, ChatCard>> {
  const distinct = [...new Map(topics.map((topic) => [topic.id, topic])).values()];
  const rows = await readMany(distinct.map(topicKey), false);
  const reader = { actor, language, isContactShown };
  return new Map(
    distinct.map((topic, at) => [topic.id, { ...topic, ...shownOf(topic, rows[at], reader) }]),
  );
}

/** The card of a thing that concerns these two. Throws NOT_FOUND for anything else. */
export function mustBeTopic(
  reader: Reader,
  pair: { buyerId: Id<"usr">; sellerId: Id<"sel"> },
  topic: ChatContext,
  row: Item | undefined,
): ChatCard {
  const shown = shownOf(topic, row, reader);
  if (!row || !shown) throw new Problem("NOT_FOUND");
  // An estimate or order between the caller and a third person does not belong to this room.
  const isTheirs =
    topic.type === "PRODUCT" || isPairOf(row as unknown as EstimateItem | OrderItem, pair);
  if (!isTheirs) throw new Problem("NOT_FOUND");
  return { ...topic, ...shown };
}
