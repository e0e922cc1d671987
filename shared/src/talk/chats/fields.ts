import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { estimateStatus } from "../../deal/estimate-groups/fields.ts";
import { id } from "../../kernel/ids.ts";
import { language } from "../../kernel/language/languages.ts";
import { money } from "../../kernel/money/money.ts";
import { pageQuery } from "../../kernel/page.ts";
import { rule } from "../../kernel/rule.ts";
import { keyword } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { region } from "../../reference/regions/region.ts";
import { chatMessageKinds, chatTopics, isOfTopic } from "./rules.ts";

const chatTopic = z.enum(chatTopics);
const topicId = z.union([id("prd"), id("est"), id("ord")]);

/** A part, an estimate or an order that a message shows as a card (D29-7). */
export const chatContext = z.strictObject({ type: chatTopic, id: topicId }).check(
  rule(({ type, id: ofThing }) => isOfTopic(ofThing, type), {
    error: "invalid_value",
    path: ["id"],
  }),
);
export type ChatContext = z.output<typeof chatContext>;

/** A card as its reader may see it now; `type` and `id` alone if the thing is gone (D7). */
export const chatCard = z.object({
  type: chatTopic,
  id: topicId,
  /** The part's name, the request's title, or what was ordered. */
  title: z.optional(z.string()),
  /** ES- or PO-number of an estimate or an order; a part's number. */
  number: z.optional(z.string()),
  manufactorName: z.optional(z.string()),
  /** Of an estimate or an order. */
  status: z.optional(estimateStatus),
  quantity: z.optional(z.int()),
  amount: z.optional(money),
  /** A picture of the catalogue. */
  imageId: z.optional(id("fil")),
  /** Its page within the site, for this reader. */
  link: z.optional(z.string()),
});
export type ChatCard = z.output<typeof chatCard>;

/** The last message of a room, as its list shows it. */
export const chatPreview = z.object({
  kind: z.enum(chatMessageKinds),
  isMine: z.boolean(),
  /** The beginning of a text, or the name of a file; contact data is hidden as in the room. */
  text: z.optional(z.string()),
});

export type ChatPreview = z.output<typeof chatPreview>;

/** The other person of a room, as far as D7-3 discloses it. */
export const chatPartner = z.object({
  userId: id("usr"),
  /** Of an approved seller: leads to its page. */
  sellerId: z.optional(id("sel")),
  /** The id that `/blocks` takes to block the person. */
  blockId: z.union([id("sel"), id("usr")]),
  name: z.string(),
  region: z.optional(region),
  /** Left the market: the room can be read, but not written to. */
  hasLeft: z.boolean(),
  isOnline: z.boolean(),
  /** When the person was last connected; absent while connected, and if never. */
  lastSeenAt: z.optional(instant),
  /** How far the other has read: the caller's messages up to this instant. */
  lastReadAt: z.optional(instant),
});

/** One message of a room. `createdAt` is its cursor: no two messages of a room have the same. */
export const chatMessage = z.object({
  /** 1, 2, 3 … within the room, without gaps. */
  seq: z.int(),
  createdAt: instant,
  isMine: z.boolean(),
  senderId: id("usr"),
  /** Only on the caller's own messages: the name that the page gave it. */
  clientId: z.optional(z.uuid()),
  kind: z.enum(chatMessageKinds),
  text: z.optional(z.string()),
  /** The language in which the sender reads the site. */
  language,
  files: z.optional(z.array(fileSummary)),
  /** Also of a text or of files: what the room was opened from (D29-7). */
  card: z.optional(chatCard),
  /** On the other's message: contact data in it is hidden. On an own one: hidden from the other. */
  isMasked: z.optional(z.boolean()),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** Where in a room to read: the newest messages unless one of the two instants is given. */
const place = {
  before: z.optional(instant),
  after: z.optional(instant),
  itemsPerPage: pageQuery.shape.itemsPerPage,
};
/** Oldest first. `next` is the `before`, or the `after`, of the next page. */
export const chatMessagePage = z.object({
  items: z.array(chatMessage),
  itemsPerPage: z.int(),
  next: z.optional(instant),
});
export type ChatMessagePage = z.output<typeof chatMessagePage>;
export const chatMessagesQuery = z.strictObject({
  ...place,
  searchKeyword: z.optional(keyword),
});
export type ChatMessagesQuery = z.output<typeof chatMessagesQuery>;

/** The company with which the buyer shares a room (D29-18); its id is for himself alone. */
export const chatSharedWith = z.object({
  companyId: z.optional(id("cmp")),
  name: z.string(),
});
