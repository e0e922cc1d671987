import { companyActs } from "../../kernel/company-roles.ts";
import * as z from "zod/mini";
import { productIdList } from "../../catalogue/products/id-list.ts";
import { matchResult, productRow } from "../../catalogue/products/contract.ts";
import { askedRows, mostMatched } from "../../catalogue/products/match.ts";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery, queryFlag } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { mostOwnNumbers, mostProductsAsked } from "./rules.ts";
import { ownNumberText } from "./text.ts";

/** A buyer's own number, with the parts that it means as they are now. */
export const ownNumber = z.object({
  number: z.string(),
  parts: z.array(productRow),
  /** Whether a part that it meant is no longer shown (D31-4). */
  isStale: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type OwnNumber = z.output<typeof ownNumber>;

const said = z.strictObject({ number: ownNumberText, productId: id("prd") });
export type SaidNumber = z.output<typeof said>;
export const keptResults = ["KEPT", "KNOWN", "NO_PART", "FULL"] as const;

export const ownNumberRoutes = {
  mine: route({
    method: "GET",
    path: "/own-numbers",
    access: "user",
    company: companyActs.read,
    summary: `Lists one's own numbers of parts, by number; at most ${mostOwnNumbers}.`,
    query: z.extend(pageQuery, {
      /** The beginning of a number. */
      searchKeyword: z.optional(keyword),
    }),
    reply: page(ownNumber),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  ofProducts: route({
    method: "GET",
    path: "/own-numbers/products",
    access: "user",
    company: companyActs.read,
    summary: `Reads one's own numbers of up to ${mostProductsAsked} parts; parts without one are left out.`,
    query: z.strictObject({
      productIds: productIdList(mostProductsAsked),
      /** Numbers of parts that were merged into them count as theirs (D31-6). */
      withMerged: z.optional(queryFlag),
    }),
    reply: z.object({
      items: z.array(z.object({ productId: id("prd"), numbers: z.array(z.string()) })),
    }),
    problems: [],
    cost: "read",
  }),
  keep: route({
    method: "PUT",
    path: "/own-numbers",
    access: "user",
    company: companyActs.ask,
    summary: "Keeps own numbers of parts; a number that means another part already means both.",
    body: z.strictObject({
      items: z.array(said).check(z.minLength(1), z.maxLength(mostMatched)),
    }),
    /** KEPT; KNOWN already; NO_PART of that id; FULL: the number means five parts. */
    reply: z.object({ items: z.array(z.enum(keptResults)) }),
    problems: ["ENTRY_LIMIT", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/own-numbers",
    access: "user",
    company: companyActs.ask,
    summary: "Removes own numbers, or one part of each; those that are not there are passed over.",
    body: z.strictObject({
      items: z
        .array(z.strictObject({ number: ownNumberText, productId: z.optional(id("prd")) }))
        .check(z.minLength(1), z.maxLength(mostMatched)),
    }),
    problems: ["BUSY"],
    cost: "write",
  }),
  match: route({
    method: "POST",
    path: "/own-numbers/match",
    access: "user",
    company: companyActs.read,
    view: "SHOWN",
    summary: "Tells for each row of a list which part one's own number means, in their order.",
    body: askedRows,
    reply: z.object({ items: z.array(matchResult) }),
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
