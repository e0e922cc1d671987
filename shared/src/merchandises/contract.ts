import * as z from "zod/mini";
import { id } from "../kernel/ids.ts";
import { inLanguages } from "../kernel/languages.ts";
import { currency, priceBreaks } from "../kernel/money.ts";
import { page, pageQuery } from "../kernel/page.ts";
import { route, type Routes } from "../kernel/route.ts";
import { keyword, line, prose } from "../kernel/text.ts";
import { day, instant } from "../kernel/time.ts";
import { region } from "../users/region.ts";

export const shippingFeePayers = ["SELLER_PAYS", "BUYER_PAYS", "NEGOTIABLE"] as const;
export const shippingFeePayer = z.enum(shippingFeePayers);
export const conditions = ["NEW", "NEW_SURPLUS", "REFURBISHED", "USED"] as const;
export const condition = z.enum(conditions);
export type Condition = (typeof conditions)[number];

const quantity = z.int().check(z.minimum(1), z.maximum(9_999_999));
/** Pieces on the shelf; null where the seller does not count them. */
const stock = z.nullable(z.int().check(z.minimum(0), z.maximum(9_999_999)));

const editable = {
  condition,
  currency,
  /** The first step starts at the minimum order quantity (DOMAIN.md lesson B11). */
  breaks: priceBreaks,
  stock,
  orderMultiple: z._default(quantity, 1),
  /** Business days from acceptance. */
  leadTimeDays: z.int().check(z.minimum(0), z.maximum(365)),
  shippingFeePayer,
  warehouseRegion: region,
  sellerSku: z.optional(line(1, 60)),
  memo: z.optional(prose(0, 1000)),
};
interface Ordering {
  breaks?: { minQty: number }[] | undefined;
  orderMultiple?: number | undefined;
}
const moqIsMultiple = z.refine<Ordering>(
  ({ breaks, orderMultiple }) =>
    !breaks?.[0] || !orderMultiple || breaks[0].minQty % orderMultiple === 0,
  { error: "MOQ_MULTIPLE", path: ["orderMultiple"] },
);

export const merchandiseDraft = z
  .strictObject({ productId: id("prd"), ...editable })
  .check(moqIsMultiple);
export const merchandiseChange = z
  .strictObject({
    currency: z.optional(currency),
    breaks: z.optional(priceBreaks),
    stock: z.optional(stock),
    orderMultiple: z.optional(quantity),
    leadTimeDays: z.optional(editable.leadTimeDays),
    shippingFeePayer: z.optional(shippingFeePayer),
    warehouseRegion: z.optional(region),
    sellerSku: z.optional(line(0, 60)),
    memo: z.optional(prose(0, 1000)),
    version: z.int(),
  })
  .check(moqIsMultiple);

export const merchandise = z.object({
  id: id("mch"),
  sellerId: id("sel"),
  sellerName: z.string(),
  productId: id("prd"),
  partNumber: z.string(),
  productName: inLanguages(200),
  manufactorId: id("mkr"),
  manufactorName: inLanguages(80),
  condition,
  currency,
  breaks: priceBreaks,
  moq: z.int(),
  stock: z.nullable(z.int()),
  /** When the seller last stated the stock: old counts are marked by age. */
  stockCheckedAt: instant,
  orderMultiple: z.int(),
  leadTimeDays: z.int(),
  shippingFeePayer,
  warehouseRegion: region,
  sellerSku: z.optional(z.string()),
  memo: z.optional(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Merchandise = z.output<typeof merchandise>;

const ofMerchandise = z.strictObject({ id: id("mch") });
/** PRODUCT: name or part number; MANUFACTOR: maker (DOMAIN.md D3). */
export const merchandiseSearchTypes = ["PRODUCT", "MANUFACTOR"] as const;

export const merchandiseRoutes = {
  list: route({
    method: "GET",
    path: "/merchandises",
    access: "public",
    summary: "Lists what one seller, or everybody, has on sale, newest first.",
    query: z.extend(pageQuery, {
      /** The seller's account. */
      userId: z.optional(id("usr")),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(merchandise),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  create: route({
    method: "POST",
    path: "/merchandises",
    access: "seller",
    summary: "Puts a part on sale.",
    status: 201,
    body: merchandiseDraft,
    reply: merchandise,
    problems: ["MERCHANDISE_EXISTS", "SUBSCRIPTION_REQUIRED", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  removeMany: route({
    method: "DELETE",
    path: "/merchandises",
    access: "seller",
    summary: "Takes up to 25 of one's own listings off sale, all or nothing.",
    body: z.strictObject({ ids: z.array(id("mch")).check(z.minLength(1), z.maxLength(25)) }),
    problems: ["NOT_FOUND"],
    cost: "write",
  }),
  update: route({
    method: "PATCH",
    path: "/merchandises/{id}",
    access: "seller",
    summary: "Changes one's own listing.",
    params: ofMerchandise,
    body: merchandiseChange,
    reply: merchandise,
    problems: ["NOT_FOUND", "VERSION_CONFLICT"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/merchandises/{id}",
    access: "seller",
    summary: "Takes one's own listing off sale.",
    params: ofMerchandise,
    problems: ["NOT_FOUND"],
    cost: "write",
  }),
  listOwn: route({
    method: "GET",
    path: "/merchandises/seller",
    access: "seller",
    summary: "Lists one's own listings.",
    query: z.extend(pageQuery, {
      searchType: z.optional(z.enum(merchandiseSearchTypes)),
      searchKeyword: z.optional(keyword),
      startDate: z.optional(day),
      endDate: z.optional(day),
    }),
    reply: page(merchandise),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
} satisfies Routes;
