import { companyActs } from "../../kernel/company-roles.ts";
import * as z from "zod/mini";
import { productRow } from "../../catalogue/products/contract.ts";
import { fallenPrice, lastBought } from "../../deal/price-memories/contract.ts";
import { dashboard } from "../../deal/product-estimates/contract.ts";
import { orderApproval } from "../../deal/order-approvals/contract.ts";
import { claimKinds } from "../../deal/product-estimate-orders/claim-states.ts";
import { humanNumber, id } from "../../kernel/ids.ts";
import { currencies } from "../../kernel/money/amounts.ts";
import { currency } from "../../kernel/money/money.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { day, instant, month } from "../../kernel/time.ts";
import { expected } from "../../papers/tax-invoices/open.ts";
import { merchandise } from "../../catalogue/products/merchandise-fields.ts";
import { mostSeen } from "./rules.ts";

const { buy, sell } = dashboard.shape;

/** A request whose quotes wait for a decision (D38-2). */
const quotedHome = z.object({
  groupId: id("egr"),
  title: z.string(),
  lineCount: z.int(),
  quotedCount: z.int(),
  /** The first day with which a quote ends that can still be ordered. */
  endsOn: z.optional(day),
  /** Goods of all quoted lines in won without VAT, at the lowest prices and at the highest. */
  bestWon: z.optional(z.int()),
  worstWon: z.optional(z.int()),
  /** A currency was converted. */
  isApproximate: z.optional(z.boolean()),
});
export type QuotedHome = z.output<typeof quotedHome>;

/** One PO with open lines, by the name that lists give it. */
const poFields = {
  /** Its first line in this state, to which the entry leads. */
  orderId: id("ord"),
  poNumber: humanNumber,
  /** Of its first line as it was ordered. */
  title: z.string(),
  /** The company or the person on the other side. */
  partnerName: z.string(),
  /** Of all its lines. */
  lineCount: z.int(),
  /** The first day of dispatch of what has not left. */
  shipOn: z.optional(day),
};
const boughtHome = z.object({
  ...poFields,
  state: z.enum(["LATE", "SHIPPED", "COMING", "PENDING"]),
});
export type BoughtHome = z.output<typeof boughtHome>;
const soldHome = z.object({
  ...poFields,
  state: z.enum(["LATE", "ASKED", "TO_SHIP", "PENDING"]),
});
export type SoldHome = z.output<typeof soldHome>;

/** A claim that waits for its reader (D38-10). */
const claimHome = z.object({
  claimId: id("clm"),
  poNumber: humanNumber,
  title: z.string(),
  partnerName: z.string(),
  kind: z.enum(claimKinds),
  /** Until when its reader has time. */
  dueAt: instant,
});
export type ClaimHome = z.output<typeof claimHome>;

/** An order that waits for its approval in the reader's company (D38-12). */
const approvalHome = z.extend(
  z.pick(orderApproval, {
    id: true,
    title: true,
    sellerName: true,
    expiresAt: true,
    mayDecide: true,
  }),
  {
    /** Its first line. */
    product: z.string(),
    lineCount: z.int(),
    /** With shipping and VAT, as its purchase order will say it. */
    total: z.object({ amount: z.int(), currency: z.enum(currencies) }),
  },
);
export type ApprovalHome = z.output<typeof approvalHome>;

/** A part that was ordered lately, with what it costs today (D38-4). */
const boughtAgain = z.object({
  part: productRow,
  last: lastBought,
  /** For the quantity that was ordered last, in the same condition; absent where nobody offers it. */
  today: z.optional(z.object({ unitPrice: z.string(), currency, quantity: z.int() })),
  /** Today's price against the last one; absent where they cannot be compared (D32-4). */
  percent: z.optional(z.number()),
  isApproximate: z.optional(z.boolean()),
});
export type BoughtAgain = z.output<typeof boughtAgain>;

/** Lines of one estimate that wait for the seller. */
const dueHome = z.object({
  estimateId: id("est"),
  title: z.string(),
  buyerName: z.string(),
  lineCount: z.int(),
  dueAt: instant,
});
export type DueHome = z.output<typeof dueHome>;

/** A listing whose count is old: what one call needs to confirm it. */
const oldStock = z.pick(merchandise, {
  id: true,
  partNumber: true,
  stock: true,
  stockCheckedAt: true,
  version: true,
});
export type OldStock = z.output<typeof oldStock>;

/** What several people looked for and nobody offers (D38-6). */
const demand = z.object({
  /** The words of searches, or the number of a part. */
  words: z.string(),
  productId: z.optional(id("prd")),
  askers: z.int(),
});
export type Demand = z.output<typeof demand>;

/** A public post that looks for something. */
const buyPost = z.object({
  boardId: id("brd"),
  title: z.string(),
  quantity: z.optional(z.int()),
});

/** A writer's open work (D38-9). */
const write = z.object({
  drafts: z.array(
    z.object({
      of: z.union([id("wik"), z.literal("new")]),
      /** Empty where it has none yet. */
      title: z.string(),
      updatedAt: instant,
    }),
  ),
  /** Opinions that were not viewed, the newest first. */
  opinions: z.array(z.object({ opinionId: id("wrh"), title: z.string(), createdAt: instant })),
  wanted: z.array(z.object({ words: z.string(), askers: z.int() })),
});

/** What a company has no tax invoice of, of one seller and month (D42-10). */
const expectedHome = z.extend(
  z.pick(expected, {
    sellerId: true,
    sellerName: true,
    month: true,
    dueOn: true,
    total: true,
    isPartial: true,
  }),
  {
    orders: z.int(),
  },
);
export type ExpectedHome = z.output<typeof expectedHome>;

/** Tax invoices of a company: those that are missing, and what the others come to (D38-11). */
const books = z.object({
  /** The reader neither asks nor orders: it stands in front. */
  isMain: z.boolean(),
  /** The first due in front. */
  expected: z.array(expectedHome),
  /** Of this month and the last one, the newest first. */
  received: z.array(
    z.object({
      month,
      count: z.int(),
      total: z.int(),
      /** There are more than were added up. */
      more: z.boolean(),
    }),
  ),
});
export type Books = z.output<typeof books>;

export const home = z.object({
  buy: z.object({
    ...buy.shape,
    quotes: z.array(quotedHome),
    orders: z.array(boughtHome),
    claims: z.array(claimHome),
    again: z.array(boughtAgain),
    fallen: z.array(fallenPrice),
    /** Parts that were bookmarked, and those that the browser says were looked at (D38-13). */
    marked: z.array(productRow),
    seen: z.array(productRow),
  }),
  /** In a company's name alone. */
  approvals: z.nullable(
    z.object({
      /** How many wait for the reader. */
      mine: z.int(),
      items: z.array(approvalHome),
    }),
  ),
  /** Of sellers alone. */
  sell: z.nullable(
    z.object({
      ...sell.def.innerType.shape,
      due: z.array(dueHome),
      orders: z.array(soldHome),
      claims: z.array(claimHome),
      unreadRooms: z.int(),
      oldStocks: z.array(oldStock),
      /** There are more than one call confirms. */
      moreOldStocks: z.boolean(),
      demand: z.array(demand),
      posts: z.array(buyPost),
      /** Of all sellers; absent where it would tell of single ones (D38-7). */
      marketAnswerMinutes: z.nullable(z.int()),
    }),
  ),
  /** Of writers alone. */
  write: z.nullable(write),
  /** In a company's name, of its accountants and owners alone. */
  books: z.nullable(books),
});
export type Home = z.output<typeof home>;

/** Ids of parts, separated by commas. */
const seenIds = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(mostSeen * 31)),
  z.pipe(
    z.transform((text: string) => text.split(",")),
    z.array(id("prd")).check(z.maxLength(mostSeen)),
  ),
);

export const homeRoutes = {
  me: route({
    method: "GET",
    path: "/homes/me",
    access: "user",
    company: companyActs.read,
    summary: "Reads what one has to do and what it takes, as buyer, seller and writer (NEW).",
    query: z.strictObject({ seenIds: z.optional(seenIds) }),
    reply: home,
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
