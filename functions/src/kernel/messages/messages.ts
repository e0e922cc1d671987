import { id } from "@bupum/shared/kernel/ids";
import { maintenanceNames } from "@bupum/shared/maintenance/names";
import { instant } from "@bupum/shared/kernel/time";
import { noticeEvents } from "@bupum/shared/notifications/events";
import * as z from "zod/mini";
import { paidCodes } from "./paid-messages.ts";

/** A notice to one person, deduplicated by (userId, event, refId, refVersion) (D15-2). */
const notice = () =>
  z.object({
    userId: id("usr"),
    event: z.enum(noticeEvents),
    refId: z.string(),
    refVersion: z.int(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    link: z.string(),
  });
export type Notice = z.output<ReturnType<typeof notice>>;

/** A code goes out; the code itself is in no message (kernel/secrets/code.ts). */
const codeMessage = () =>
  z.object({
    verificationId: id("vrf"),
    channel: z.enum(["EMAIL", "PHONE"]),
    target: z.string(),
    language: z.enum(["ko", "en", "zh"]),
    paidAs: z._default(z.enum(paidCodes), "CODE"),
  });

/** A seller's listings from one place of the list down to another, as far as the words fit. */
const removalRequest = () =>
  z.object({
    sellerId: id("sel"),
    userId: id("usr"),
    from: z.string(),
    below: z.string(),
    searchType: z.optional(z.enum(["PRODUCT", "MANUFACTOR"])),
    searchKeyword: z.optional(z.string()),
  });
const importStep = () => z.object({ requestId: id("rrh"), run: z.int() });
const importChunk = () => z.extend(importStep(), { after: z.int() });

/**
 * What has happened, as `entity.past-tense`, true whoever says it; the plural where one message
 * names several. Everything that may leave through the outbox: its queue, and its body's schema,
 * made where a message is read, since every function writes some. Walks over whatever a maker, a
 * category, a seller or a buyer has go to `bulk`, where no buyer's request waits behind them.
 */
export const messages = {
  "notice.raised": { queue: "notify", body: notice },
  "verification.requested": { queue: "notify", body: codeMessage },
  /** The rest of a delivery waits: for the morning, or for what became of an AlimTalk. */
  "delivery.postponed": { queue: "notify", body: () => z.object({ deliveryId: z.string() }) },
  /** Estimates that no seller was told of yet: of a whole request, or of one more seller. */
  "estimates.created": { queue: "dispatch", body: () => z.object({ groupId: id("egr") }) },
  "group.changed": { queue: "dispatch", body: () => z.object({ groupId: id("egr") }) },
  "file.claimed": { queue: "dispatch", body: () => z.object({ fileId: id("fil") }) },
  /** What the market copies of a seller: whether it may sell at all, its name, its numbers. */
  "seller.changed": { queue: "bulk", body: () => z.object({ sellerId: id("sel") }) },
  /** A seller may no longer trade since `at` (D6-14); `below`: the walk goes on there. */
  "seller.suspended": {
    queue: "bulk",
    body: () => z.object({ sellerId: id("sel"), at: instant, below: z.optional(z.string()) }),
  },
  /** Listings have copies of a part's names, number and state. */
  "product.changed": { queue: "dispatch", body: () => z.object({ productId: id("prd") }) },
  /** Listings of a part that was merged move on to the part that it went into. */
  "product.merged": { queue: "bulk", body: () => z.object({ productId: id("prd") }) },
  /** Parts of a maker that was merged move on to the maker that it went into. */
  "maker.merged": { queue: "bulk", body: () => z.object({ manufactorId: id("mkr") }) },
  /** Parts have a copy of their maker's name; `after` says how far its parts were walked. */
  "maker.renamed": {
    queue: "bulk",
    body: () => z.object({ manufactorId: id("mkr"), after: z.optional(z.string()) }),
  },
  /** Parts have a copy of the name of the first of their categories. */
  "category-tag.renamed": {
    queue: "bulk",
    body: () => z.object({ categoryTagId: id("cat"), after: z.optional(z.string()) }),
  },
  /** Price, stock or state of what is on sale of these parts. */
  "merchandises.changed": {
    queue: "dispatch",
    body: () => z.object({ productIds: z.array(id("prd")) }),
  },
  /** A seller takes all that a filter shows off sale; `below` is where the walk goes on. */
  "removal.requested": { queue: "bulk", body: removalRequest },
  /** A part that is in stock again, or that one more seller offers. */
  "product.offered": {
    queue: "bulk",
    body: () =>
      z.object({
        productId: id("prd"),
        event: z.enum(["PART_IN_STOCK", "PART_NEW_SELLER"]),
        version: z.int(),
      }),
  },
  "dealer.changed": {
    queue: "dispatch",
    body: () => z.object({ manufactorIds: z.array(id("mkr")) }),
  },
  /** A sheet waits to be read; `run` grows with each retry, so that old messages are known. */
  "register-request.received": { queue: "import", body: importStep },
  /** It was read, and of its rows those up to `after` are checked. */
  "register-request.read": { queue: "import", body: importChunk },
  "register-request.checked": { queue: "import", body: importStep },
  /** It may go on sale, and of its rows those up to `after` are. */
  "register-request.confirmed": { queue: "import", body: importChunk },
  "register-request.applied": { queue: "import", body: importStep },
  /** An admin typed rows in. */
  "register-rows.entered": {
    queue: "import",
    body: () =>
      z.object({ requestId: id("rrh"), rowNos: z.array(z.int()), createMakers: z.boolean() }),
  },
  /** A maintenance run stands before `step`; with `run` it tells a repeat. */
  "maintenance.advanced": {
    queue: "bulk",
    body: () => z.object({ name: z.enum(maintenanceNames), run: z.int(), step: z.int() }),
  },
  "account.closed": { queue: "bulk", body: () => z.object({ userId: id("usr") }) },
} as const;
type Messages = typeof messages;
export type MessageName = keyof Messages;
export type MessageBody<N extends MessageName> = z.output<ReturnType<Messages[N]["body"]>>;
export type Queue = Messages[MessageName]["queue"] | "index";

/** Messages that were under way when their name changed (DECISIONS 81). */
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

/** A queue's text as a message: what bears a former name has the present one. */
export function parseMessage(text: string): { name: string; body: unknown } {
  const { name, body } = z.parse(envelope, JSON.parse(text));
  if (name === "merchandise.changed")
    return {
      name: "merchandises.changed",
      body: { productIds: [z.parse(ofOnePart, body).productId] },
    };
  return { name: renamed[name] ?? name, body };
}
