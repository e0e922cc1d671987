import { companyActs } from "../../kernel/company-roles.ts";
import * as z from "zod/mini";
import { condition } from "../../catalogue/products/merchandise-fields.ts";
import { productRow } from "../../catalogue/products/contract.ts";
import { productIdList } from "../../catalogue/products/id-list.ts";
import { id, lineId } from "../../kernel/ids.ts";
import { currency } from "../../kernel/money/money.ts";
import { vatModes } from "../../kernel/money/tax.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { mostAsked } from "./rules.ts";

/** A price that its reader paid for a part, or was quoted and did not take (D32-1). */
const pastPrice = z.object({
  lineId,
  groupId: id("egr"),
  /** Absent of a quote that was not taken. */
  orderId: z.optional(id("ord")),
  /** The order was cancelled after it had been accepted. */
  isCancelled: z.optional(z.boolean()),
  sellerId: id("sel"),
  sellerName: z.string(),
  quantity: z.int(),
  unit: z.string(),
  unitPrice: z.string(),
  currency,
  vatMode: z.enum(vatModes),
  condition,
  /** When the order was accepted, or the quote given. */
  at: instant,
});
export type PastPrice = z.output<typeof pastPrice>;

/** The newest prices of one part, the newest first. */
const priceMemory = z.object({
  productId: id("prd"),
  paid: z.array(pastPrice),
  quoted: z.array(pastPrice),
});
export type PriceMemory = z.output<typeof priceMemory>;

/**
 * What a list says of a part: the last prices paid, without one the last that were quoted; the
 * newest first. A few, because a page of an order speaks of what came before it.
 */
const lastPrices = z.object({ productId: id("prd"), prices: z.array(pastPrice) });
export type LastPrices = z.output<typeof lastPrices>;

/** What was paid in the last order of a part. */
export const lastBought = z.pick(pastPrice, {
  quantity: true,
  unit: true,
  unitPrice: true,
  currency: true,
  vatMode: true,
  at: true,
});

/** A part that was bought repeatedly and costs less today. */
export const fallenPrice = z.object({
  part: productRow,
  last: pastPrice,
  /** To one decimal, negative (D32-4). */
  percent: z.number(),
  isApproximate: z.boolean(),
});
export type FallenPrice = z.output<typeof fallenPrice>;

export const priceMemoryRoutes = {
  last: route({
    method: "GET",
    path: "/price-memories",
    access: "user",
    company: companyActs.read,
    summary: `Reads what one paid last for up to ${mostAsked} parts; those never bought or quoted are left out.`,
    query: z.strictObject({ productIds: productIdList(mostAsked) }),
    reply: z.object({ items: z.array(lastPrices) }),
    problems: [],
    cost: "read",
  }),
  fallen: route({
    method: "GET",
    path: "/price-memories/fallen",
    access: "user",
    company: companyActs.read,
    summary: "Lists parts that one bought repeatedly and that cost less today.",
    reply: z.object({ items: z.array(fallenPrice) }),
    problems: [],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/price-memories/{productId}",
    access: "user",
    company: companyActs.read,
    summary: "Reads the last prices that one paid for a part, and those one was quoted.",
    params: z.strictObject({ productId: id("prd") }),
    reply: priceMemory,
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
