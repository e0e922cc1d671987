import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { companyActs } from "../../kernel/company-roles.ts";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { productRow } from "../../catalogue/products/contract.ts";
import { sellerCard } from "../seller-infos/contract.ts";
import { region } from "../../reference/regions/region.ts";
import { type BookmarkType, bookmarkTypes, isOfType, mostTargets } from "./rules.ts";

const bookmarkType = z.enum(bookmarkTypes);

const targetId = z.union([id("prd"), id("mkr"), id("sel"), id("usr")]);
export type TargetId = z.output<typeof targetId>;

const fits = rule<{ type: BookmarkType; targetId: string }>(
  (one) => isOfType(one.targetId, one.type),
  { error: "invalid_value", path: ["targetId"] },
);

export const bookmarkDraft = z
  .strictObject({
    type: bookmarkType,
    targetId,
    /** Notifies when the part is in stock again or has a new seller; parts only. */
    notify: z.optional(z.boolean()),
  })
  .check(
    fits,
    rule(({ type, notify }) => type === "PRODUCT" || !notify, {
      error: "invalid_value",
      path: ["notify"],
    }),
  );

export const bookmark = z.object({
  type: bookmarkType,
  targetId,
  notify: z.boolean(),
  /** Of a company's the member, who may have left. */
  addedBy: id("usr"),
  createdAt: instant,
});
export type Bookmark = z.output<typeof bookmark>;

const manufactorCard = z.object({
  id: id("mkr"),
  name: inLanguages(80),
  country: z.optional(z.string()),
  productCount: z.int(),
  merchandiseCount: z.int(),
});
/** What a seller may know of a buyer who sent an estimate request (D7-3). */
const buyerCard = z.object({ id: id("usr"), companyName: z.string(), region: z.optional(region) });

/** A bookmark with a card of its target; without a card if the target is gone. */
export const bookmarkRow = z.extend(bookmark, {
  available: z.boolean(),
  product: z.optional(productRow),
  manufactor: z.optional(manufactorCard),
  seller: z.optional(sellerCard),
  buyer: z.optional(buyerCard),
});
export type BookmarkRow = z.output<typeof bookmarkRow>;

/** Ids of one type, separated by commas. */
const targetList = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(mostTargets * 31)),
  z.pipe(
    z.transform((text: string) => text.split(",")),
    z.array(targetId).check(z.maxLength(mostTargets)),
  ),
);

export const bookmarkRoutes = {
  create: route({
    method: "POST",
    path: "/bookmarks",
    access: "user",
    company: companyActs.ask,
    summary: "Bookmarks a part, a maker, a seller or a buyer; a second time only sets `notify`.",
    body: bookmarkDraft,
    reply: bookmark,
    problems: ["NOT_FOUND", "BOOKMARK_LIMIT", "SELLER_REGISTRATION_REQUIRED", "BUSY"],
    cost: "write",
  }),
  many: route({
    method: "POST",
    path: "/bookmarks/multiple",
    access: "user",
    company: companyActs.ask,
    summary: "Adds and removes up to 100 bookmarks; says of each what became of it.",
    body: z.strictObject({
      items: z
        .array(
          z
            .strictObject({ type: bookmarkType, targetId, action: z.enum(["INSERT", "DELETE"]) })
            .check(fits),
        )
        .check(z.minLength(1), z.maxLength(mostTargets)),
    }),
    reply: z.object({
      items: z.array(
        z.object({
          type: bookmarkType,
          targetId,
          /** UNCHANGED: the bookmark already existed, or there was none to remove. */
          result: z.enum(["DONE", "UNCHANGED", "NOT_FOUND", "BOOKMARK_LIMIT"]),
        }),
      ),
    }),
    problems: ["BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/bookmarks",
    access: "user",
    company: companyActs.ask,
    summary: "Removes bookmarks of one type; those that are not there are passed over.",
    body: z.strictObject({
      type: bookmarkType,
      targetIds: z.array(targetId).check(z.minLength(1), z.maxLength(mostTargets)),
    }),
    problems: ["BUSY"],
    cost: "write",
  }),
  mine: route({
    method: "GET",
    path: "/bookmarks/me",
    access: "user",
    company: companyActs.read,
    summary: "Lists one's bookmarks of one type, newest first, or those of the named targets.",
    query: z.extend(pageQuery, {
      type: z._default(bookmarkType, "PRODUCT"),
      targetIds: z.optional(targetList),
    }),
    reply: page(bookmarkRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
} satisfies Routes;
