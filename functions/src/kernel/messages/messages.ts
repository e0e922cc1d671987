import { id } from "@bupum/shared/kernel/ids";
import { maintenanceNames } from "@bupum/shared/accounts/maintenance/names";
import { instant } from "@bupum/shared/kernel/time";
import * as z from "zod/mini";
import { companyMessages } from "./company-messages.ts";
import { billingNotice, notice } from "./notice-messages.ts";
import { paidCodes } from "./paid-messages.ts";
import { taxMessages } from "./tax-messages.ts";

/** A code is to be sent; no message holds the code itself (kernel/secrets/code.ts). */
const codeMessage = () =>
  z.object({
    verificationId: id("vrf"),
    channel: z.enum(["EMAIL", "PHONE"]),
    target: z.string(),
    language: z.enum(["ko", "en", "zh"]),
    paidAs: z._default(z.enum(paidCodes), "CODE"),
  });

/**
 * A seller's listings between two positions of the list; their texts are matched against the words.
 */
const removalRequest = () =>
  z.object({
    sellerId: id("sel"),
    userId: id("usr"),
    from: z.string(),
    below: z.string(),
    searchType: z.optional(z.enum(["PRODUCT", "MANUFACTOR"])),
    searchKeyword: z.optional(z.string()),
  });
const ofMakers = () => z.object({ manufactorIds: z.array(id("mkr")) });
/** The filters of the sheet; its worker parses `wanted` by the contract of the call. */
const fileRequest = () =>
  z.object({
    jobId: id("job"),
    userId: id("usr"),
    side: z.enum(["BUY", "SELL"]),
    language: z.enum(["ko", "en", "zh"]),
    /** Rows that a sheet may have. */
    most: z.optional(z.int()),
    wanted: z.unknown(),
  });
const requestStep = () => z.object({ requestId: id("rrh"), run: z.int() });
const requestChunk = () => z.extend(requestStep(), { after: z.int() });

/**
 * What has happened, as `entity.past-tense`, whoever sends it; plural if one message names several.
 * Each has its queue and the schema of its body, built only where a message is read, since every
 * function writes some. Walks over all rows of a maker, a category, a seller or a buyer go to
 * `bulk`, so that no buyer waits behind them.
 */
export const messages = {
  "notice.raised": { queue: "notify", body: notice },
  /** A subscription was renewed, refused, stopped, or is to be announced. */
  "billing-notice.raised": { queue: "notify", body: billingNotice },
  "verification.requested": { queue: "notify", body: codeMessage },
  /** A member is to get a link to choose a new password (D20-9). */
  "password-link.requested": {
    queue: "notify",
    body: () => z.object({ linkId: id("vrf"), userId: id("usr"), sessionVersion: z.int() }),
  },
  ...companyMessages,
  /**
   * The rest of a delivery is postponed: to the morning, or until an AlimTalk's result is known.
   */
  "delivery.postponed": { queue: "notify", body: () => z.object({ deliveryId: z.string() }) },
  /** Estimates whose sellers have not been notified: of a whole request, or of one more seller. */
  "estimates.created": { queue: "dispatch", body: () => z.object({ groupId: id("egr") }) },
  /** `orderIds`: its orders that moved, whose prices are remembered (D32-1). */
  "group.changed": {
    queue: "dispatch",
    body: () => z.object({ groupId: id("egr"), orderIds: z.optional(z.array(id("ord"))) }),
  },
  /** The orders of one PO have a due timer (D5-3). */
  "orders.waited": { queue: "dispatch", body: () => z.object({ orderBatchId: id("pob") }) },
  /** Orders of one PO were accepted, of which some are of a part instead of the asked one (D19-15). */
  "substitutes.accepted": {
    queue: "dispatch",
    body: () => z.object({ orderIds: z.array(id("ord")) }),
  },
  /** Days of dispatch of one PO were named, or are due for a look (D33-6). */
  "ship-dates.waited": {
    queue: "dispatch",
    body: () =>
      z.object({
        orderBatchId: id("pob"),
        named: z.optional(z.object({ orderId: id("ord"), at: instant })),
      }),
  },
  /** The time of a side of a claim has passed (D34-4). */
  "claim.waited": { queue: "dispatch", body: () => z.object({ claimId: id("clm") }) },
  /** An order that waits for its company's approval is due for a look (D41-6). */
  "order-approval.waited": { queue: "dispatch", body: () => z.object({ approvalId: id("oap") }) },
  ...taxMessages,
  /** A draft names a file for the first time (D9-26). */
  "file.drafted": { queue: "dispatch", body: () => z.object({ fileId: id("fil") }) },
  "file.claimed": { queue: "dispatch", body: () => z.object({ fileId: id("fil") }) },
  /** Fields of a seller that other rows copy have changed: approval, name, numbers. */
  "seller.changed": { queue: "bulk", body: () => z.object({ sellerId: id("sel") }) },
  /**
   * Listings of a seller may be missing among its counts of stock (D26-1); `after` is where the walk
   * continues.
   */
  "counts.missed": {
    queue: "bulk",
    body: () => z.object({ sellerId: id("sel"), after: z.optional(z.string()) }),
  },
  /** Counted deals of a seller have changed: answers, decisions, shipments. */
  "seller.traded": { queue: "dispatch", body: () => z.object({ sellerId: id("sel") }) },
  /** A seller may not trade since `at` (D6-14); `below` is where the walk continues. */
  "seller.suspended": {
    queue: "bulk",
    body: () => z.object({ sellerId: id("sel"), at: instant, below: z.optional(z.string()) }),
  },
  /** A part's names, number or state, which its listings copy, have changed. */
  "product.changed": { queue: "dispatch", body: () => z.object({ productId: id("prd") }) },
  /** A part was merged: its listings move to the part that it was merged into. */
  "product.merged": { queue: "bulk", body: () => z.object({ productId: id("prd") }) },
  /** A maker was merged: its parts move to the maker that it was merged into. */
  "maker.merged": { queue: "bulk", body: () => z.object({ manufactorId: id("mkr") }) },
  /** A maker's name, which its parts copy, has changed; `after` is where the walk continues. */
  "maker.renamed": {
    queue: "bulk",
    body: () => z.object({ manufactorId: id("mkr"), after: z.optional(z.string()) }),
  },
  /** The name of a category, which its parts copy, has changed. */
  "category-tag.renamed": {
    queue: "bulk",
    body: () => z.object({ categoryTagId: id("cat"), after: z.optional(z.string()) }),
  },
  /** The price, stock or state of these parts' offers has changed. */
  "merchandises.changed": {
    queue: "dispatch",
    body: () => z.object({ productIds: z.array(id("prd")) }),
  },
  /**
   * A seller takes all listings that match a filter off sale; `below` is where the walk continues.
   */
  "removal.requested": { queue: "bulk", body: removalRequest },
  /** A part is in stock again, or has an offer of one more seller. */
  "product.offered": {
    queue: "bulk",
    body: () =>
      z.object({
        productId: id("prd"),
        event: z.enum(["PART_IN_STOCK", "PART_NEW_SELLER"]),
        version: z.int(),
      }),
  },
  /** Something else is said of a part's life since this version (D35-6). */
  "product.aged": {
    queue: "bulk",
    body: () => z.object({ productId: id("prd"), version: z.int() }),
  },
  "dealer.changed": { queue: "dispatch", body: ofMakers },
  /**
   * A sheet was received; `run` grows with each retry, so that messages of earlier runs are
   * ignored.
   */
  "register-request.received": { queue: "import", body: requestStep },
  /** The sheet was read, and its rows up to `after` are checked. */
  "register-request.read": { queue: "import", body: requestChunk },
  "register-request.checked": { queue: "import", body: requestStep },
  /** Its rows may go on sale, and those up to `after` have been applied. */
  "register-request.confirmed": { queue: "import", body: requestChunk },
  "register-request.applied": { queue: "import", body: requestStep },
  /** An admin typed rows in. */
  "register-rows.entered": {
    queue: "import",
    body: () =>
      z.object({ requestId: id("rrh"), rowNos: z.array(z.int()), createMakers: z.boolean() }),
  },
  /** A maintenance run is about to do `step`; `run` and `step` together identify a repeat. */
  "maintenance.advanced": {
    queue: "bulk",
    body: () => z.object({ name: z.enum(maintenanceNames), run: z.int(), step: z.int() }),
  },
  /** Somebody asked for a sheet with more rows than one reply can hold (D4-6). */
  "export.requested": { queue: "documents", body: fileRequest },
  /** Somebody asked for a quotation or a purchase order that does not exist yet (D4-7). */
  "document.requested": { queue: "documents", body: fileRequest },
  /**
   * Readers of a news item were counted, or the item, its time or its language changed: its
   * popularity is summed up again.
   */
  "news.changed": { queue: "dispatch", body: () => z.object({ newsId: id("nws") }) },
  /** Somebody other than the author replied to a post. */
  "board.answered": { queue: "dispatch", body: () => z.object({ boardId: id("brd") }) },
  /** A post was deleted with its replies. */
  "board.removed": { queue: "dispatch", body: () => z.object({ boardId: id("brd") }) },
  /** A subscription or payment is due for a look, or there is a new card (D13-11). */
  "billing.waited": { queue: "billing", body: () => z.object({ userId: id("usr") }) },
  /** An event about a payment arrived from the provider (D13-7). */
  "payment-order.hinted": {
    queue: "billing",
    body: () => z.object({ paymentOrderId: id("pay") }),
  },
  /**
   * Readers of a wiki were counted, or the wiki changed: its popularity and its writer's are summed
   * up again.
   */
  "wiki.changed": { queue: "dispatch", body: () => z.object({ wikiId: id("wik") }) },
  /** Somebody asks for a wiki to be stopped. */
  "opinion.received": { queue: "dispatch", body: () => z.object({ opinionId: id("wrh") }) },
  /** A request to stop a wiki was not viewed within three business days. */
  "opinion.waited": { queue: "dispatch", body: () => z.object({ opinionId: id("wrh") }) },
  /** A card was replaced or removed: its key is deleted at the provider (D13-10). */
  "credit-card.retired": { queue: "billing", body: () => z.object({ cardId: id("crd") }) },
  /**
   * A card was requested with this key of the card window, sealed: later a billing key that nobody
   * stored is deleted at the provider (D13-10).
   */
  "credit-card.asked": {
    queue: "billing",
    body: () => z.object({ userId: id("usr"), customerKey: z.string(), sealedAuthKey: z.string() }),
  },
  /** A seller's digest of new posts is due. */
  "digest.waited": { queue: "dispatch", body: () => z.object({ userId: id("usr") }) },
  /** A message of a chat has not been read for some minutes (D29-12). */
  "chat.waited": {
    queue: "dispatch",
    body: () => z.object({ uuid: z.uuid(), userId: id("usr"), dueAt: instant }),
  },
  /** A message was sent in a chat room: the open pages of both people are told (D29-1). */
  "chat-message.sent": {
    queue: "chat",
    body: () =>
      z.object({
        uuid: z.uuid(),
        createdAt: instant,
        seq: z.int(),
        memberIds: z.array(id("usr")),
      }),
  },
  /** A message from a client of the mirror is refused: it is deleted there as well (D29-16). */
  "chat-message.refused": {
    queue: "chat",
    body: () => z.object({ uuid: z.uuid(), messageId: z.string() }),
  },
  /** Somebody left the market, and is removed from the mirror (D29-16). */
  "chat-member.departed": { queue: "chat", body: () => z.object({ userId: id("usr") }) },
  /** Somebody has read a room up to `lastReadAt`. */
  "chat.read": {
    queue: "chat",
    body: () =>
      z.object({
        uuid: z.uuid(),
        readerId: id("usr"),
        lastReadAt: instant,
        memberIds: z.array(id("usr")),
      }),
  },
  /** Its buyer shares a room with a company, or no more (D29-18): the open pages of both are told. */
  "chat.shared": {
    queue: "chat",
    body: () => z.object({ uuid: z.uuid(), memberIds: z.array(id("usr")) }),
  },
  "account.closed": {
    queue: "bulk",
    /** `dissolved`: the accounts of companies that ended with it. */
    body: () => z.object({ userId: id("usr"), dissolved: z.optional(z.array(id("usr"))) }),
  },
} as const;
type Messages = typeof messages;
export type MessageName = keyof Messages;
export type MessageBody<N extends MessageName> = z.output<ReturnType<Messages[N]["body"]>>;
export type Queue = Messages[MessageName]["queue"] | "index";

/**
 * Former names of messages: those in flight when a name changed must still be read (DECISIONS 81).
 */
const renamed: Record<string, MessageName> = {
  "seller.approved": "seller.changed",
  "stock.taken": "merchandises.changed",
  "delivery.due": "delivery.postponed",
  "estimate-group.created": "estimates.created",
  "estimate-group.changed": "group.changed",
  "merchandises.unwanted": "removal.requested",
  "manufactor.merged": "maker.merged",
  "manufactor.renamed": "maker.renamed",
  "maintenance.due": "maintenance.advanced",
  "register-request.entered": "register-rows.entered",
};

const envelope = z.object({ name: z.string(), body: z.unknown() });
const ofOnePart = z.object({ productId: id("prd") });

/** Parses a queue's text; a former name is replaced by the present one. */
export function parseMessage(text: string): { name: string; body: unknown } {
  const { name, body } = z.parse(envelope, JSON.parse(text));
  if (name === "merchandise.changed")
    return {
      name: "merchandises.changed",
      body: { productIds: [z.parse(ofOnePart, body).productId] },
    };
  return { name: renamed[name] ?? name, body };
}
