import { mostPieces } from "../../kernel/money/quantities.ts";
import { pieces } from "../../kernel/money/pieces.ts";
import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { id } from "../../kernel/ids.ts";
import { currency, priceBreaks } from "../../kernel/money/money.ts";
import { page, pageQuery, queryFlag } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword, oneLine, prose } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { region } from "../../reference/regions/region.ts";
import { changedTogether } from "./rules.ts";
import {
  condition,
  merchandise,
  shippingFeePayer,
} from "../../catalogue/products/merchandise-fields.ts";

export {
  type Condition,
  condition,
  conditions,
  type Merchandise,
  merchandise,
  shippingFeePayer,
  shippingFeePayers,
} from "../../catalogue/products/merchandise-fields.ts";

/** Pieces on the shelf; null where the seller does not count them. */
const stock = z.nullable(z.int().check(z.minimum(0), z.maximum(mostPieces)));

const editable = {
  condition,
  currency,
  /** The first step starts at the minimum order quantity (D0-6). */
  breaks: priceBreaks,
  stock,
  orderMultiple: z._default(pieces, 1),
  /** Business days from acceptance. */
  leadTimeDays: z.int().check(z.minimum(0), z.maximum(365)),
  shippingFeePayer,
  warehouseRegion: region,
  sellerSku: z.optional(oneLine(1, 60)),
  memo: z.optional(prose(0, 1000)),
};
interface Ordering {
  breaks?: { minQty: number }[] | undefined;
  orderMultiple?: number | undefined;
}
const moqIsMultiple = rule<Ordering>(
  ({ breaks, orderMultiple }) =>
    !breaks?.[0] || !orderMultiple || breaks[0].minQty % orderMultiple === 0,
  { error: "MOQ_MULTIPLE", path: ["orderMultiple"] },
);

/** A part that the catalogue lacks, as its first seller states it (D8-9). */
export const newProduct = z.strictObject({
  manufactorId: id("mkr"),
  partNumber: oneLine(1, 80),
  name: oneLine(1, 100),
});
export type NewProductDraft = z.output<typeof newProduct>;

/** Of a part of the catalogue, or of one that it lacks. */
export const merchandiseDraft = z
  .strictObject({
    productId: z.optional(id("prd")),
    newProduct: z.optional(newProduct),
    ...editable,
  })
  .check(
    moqIsMultiple,
    rule((body) => (body.productId === undefined) !== (body.newProduct === undefined), {
      error: "required",
      path: ["productId"],
    }),
  );
/** The listing as an admin states it for a seller. */
export const merchandiseDraftFor = z
  .strictObject({ sellerId: id("sel"), productId: id("prd"), ...editable })
  .check(moqIsMultiple);
const changeable = {
  currency: z.optional(currency),
  breaks: z.optional(priceBreaks),
  stock: z.optional(stock),
  /** Only for undo: stating a stock otherwise dates the count to now. */
  stockCheckedAt: z.optional(instant),
  orderMultiple: z.optional(pieces),
  leadTimeDays: z.optional(editable.leadTimeDays),
  shippingFeePayer: z.optional(shippingFeePayer),
  warehouseRegion: z.optional(region),
  sellerSku: z.optional(oneLine(0, 60)),
  memo: z.optional(prose(0, 1000)),
  version: z.optional(z.int()),
};
export const merchandiseChange = z.strictObject(changeable).check(moqIsMultiple);

const ofMerchandise = z.strictObject({ id: id("mch") });
/** The most listings of one call; a removal of 100 takes four transactions. */
export const merchandiseLimits = {
  changedTogether,
  removedTogether: 25,
  removedByCall: 100,
  restoreHours: 24,
} as const;

/** PRODUCT: name or part number; MANUFACTOR: maker (D21-5). */
export const merchandiseSearchTypes = ["PRODUCT", "MANUFACTOR"] as const;

const idsUpTo = (most: number) =>
  z.array(id("mch")).check(z.minLength(1), z.maxLength(most), rule(areDistinct));
function areDistinct(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

const ownFilter = {
  searchType: z.optional(z.enum(merchandiseSearchTypes)),
  searchKeyword: z.optional(keyword),
  startDate: z.optional(day),
  endDate: z.optional(day),
};

/** Either named listings, or all that match a filter of the seller's list. */
const removal = z
  .strictObject({
    ids: z.optional(idsUpTo(merchandiseLimits.removedByCall)),
    all: z.optional(z.literal(true)),
    ...ownFilter,
  })
  .check(
    rule((body) => (body.ids === undefined) === (body.all === true), {
      error: "required",
      path: ["ids"],
    }),
  );

export const merchandiseRoutes = {
  searchProducts: route({
    method: "GET",
    path: "/merchandises/products/search",
    access: "public",
    summary: "Finds what is on sale by part number, name and maker, whoever sells it.",
    query: z.extend(pageQuery, {
      productName: z.optional(keyword),
      manufactorName: z.optional(keyword),
      isInStock: z.optional(queryFlag),
    }),
    reply: page(merchandise),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP", "SEARCH_PAGE_TOO_DEEP"],
    cost: "search",
  }),
  list: route({
    method: "GET",
    path: "/merchandises",
    access: "public",
    summary:
      "Lists what one seller, or everybody, has on sale: newest first, with a keyword best first.",
    query: z.extend(pageQuery, {
      /** The seller's account. */
      userId: z.optional(id("usr")),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(merchandise),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP", "SEARCH_PAGE_TOO_DEEP"],
    cost: "search",
  }),
  create: route({
    method: "POST",
    path: "/merchandises",
    access: "seller",
    summary: "Puts a part on sale; one that the catalogue lacks is hidden until an admin shows it.",
    status: 201,
    body: merchandiseDraft,
    reply: merchandise,
    problems: [
      "MERCHANDISE_EXISTS",
      "SUBSCRIPTION_REQUIRED",
      "PRODUCT_EXISTS",
      "VERSION_CONFLICT",
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
  removeMany: route({
    method: "DELETE",
    path: "/merchandises",
    access: "seller",
    summary: "Takes up to 25 of one's own listings off sale, all or nothing.",
    body: z.strictObject({ ids: idsUpTo(merchandiseLimits.removedTogether) }),
    problems: ["NOT_FOUND"],
    cost: "write",
  }),
  updateMany: route({
    method: "PATCH",
    path: "/merchandises",
    access: "seller",
    summary:
      "Changes up to 49 of one's own listings, all or nothing; what moved meanwhile is in `current`.",
    body: z.strictObject({
      items: z.array(z.strictObject({ id: id("mch"), ...changeable }).check(moqIsMultiple)).check(
        z.minLength(1),
        z.maxLength(merchandiseLimits.changedTogether),
        rule((items) => areDistinct(items.map((item) => item.id))),
      ),
    }),
    reply: z.object({ items: z.array(merchandise) }),
    problems: ["NOT_FOUND", "VERSION_CONFLICT"],
    cost: "write",
  }),
  restore: route({
    method: "POST",
    path: "/merchandises/restore",
    access: "seller",
    summary: "Puts up to 25 listings back on sale within 24 hours, all or nothing.",
    body: z.strictObject({ ids: idsUpTo(merchandiseLimits.removedTogether) }),
    reply: z.object({ items: z.array(merchandise) }),
    problems: ["NOT_FOUND", "RESTORE_EXPIRED", "MERCHANDISE_EXISTS", "SUBSCRIPTION_REQUIRED"],
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
    summary: "Lists one's own listings, or those taken off sale within 24 hours.",
    query: z.extend(pageQuery, {
      ...ownFilter,
      isRemoved: z.optional(queryFlag),
      /** Those alone whose stock was counted too long ago (D21-2). */
      isOldStock: z.optional(queryFlag),
    }),
    reply: page(
      z.extend(merchandise, {
        /** Nobody else sees it until an admin shows its part (D8-9). */
        isPartHidden: z.optional(z.boolean()),
      }),
    ),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  removeOwn: route({
    method: "DELETE",
    path: "/merchandises/seller",
    access: "seller",
    summary:
      "Takes up to 100 of one's own listings off sale, or `all` that a filter shows: those follow by a worker.",
    body: removal,
    reply: z.object({
      /** Listings taken off sale by this call; those already off sale are not counted. */
      removed: z.int(),
      /** A worker takes the remaining ones off sale. */
      continues: z.boolean(),
    }),
    problems: [],
    cost: "write",
  }),
} satisfies Routes;
