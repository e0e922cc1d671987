import { pieces } from "../../kernel/money/pieces.ts";
import * as z from "zod/mini";
import { productRow } from "../../catalogue/products/contract.ts";
import { companyActs } from "../../kernel/company-roles.ts";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { instant } from "../../kernel/time.ts";
import { mostBasketLines } from "./rules.ts";

/** A part that somebody wants a quote for. */
export const basketLine = z.object({
  productId: id("prd"),
  quantity: pieces,
  /** In a company's basket the member, who may have left. */
  addedBy: id("usr"),
  addedAt: instant,
});
export type BasketLine = z.output<typeof basketLine>;

/** A line with its part as it is now. */
export const basketRow = z.extend(basketLine, {
  /** Other ids under which lines of this part are stored: a drop names them, too (D46-5). */
  mergedIds: z.array(id("prd")),
  /** False if the part is gone or hidden; it then has no product. */
  available: z.boolean(),
  product: z.optional(productRow),
});
export type BasketRow = z.output<typeof basketRow>;

/** The lines in the order in which they were added; the version is 0 before the first change. */
export const requestBasket = z.object({
  version: z.int(),
  lines: z.array(basketLine),
});
export type RequestBasket = z.output<typeof requestBasket>;

/** ADD leaves a part that is there as it is; SET gives it the quantity, and adds nothing. */
export const basketActs = ["ADD", "SET", "DROP"] as const;

const basketChange = z
  .strictObject({
    action: z.enum(basketActs),
    productId: id("prd"),
    /** One piece if absent; a DROP has none. */
    quantity: z.optional(pieces),
  })
  .check(
    rule((change) => change.action !== "DROP" || change.quantity === undefined, {
      error: "invalid_value",
      path: ["quantity"],
    }),
  );
export type BasketChange = z.output<typeof basketChange>;

export const requestBasketRoutes = {
  mine: route({
    method: "GET",
    path: "/request-baskets",
    access: "user",
    company: companyActs.read,
    summary: `Reads the lines of one's own request basket; at most ${mostBasketLines}.`,
    reply: requestBasket,
    problems: [],
    cost: "read",
  }),
  products: route({
    method: "GET",
    path: "/request-baskets/products",
    access: "user",
    company: companyActs.read,
    summary: "Reads the same lines, each with its part as it is now.",
    reply: z.object({ version: z.int(), lines: z.array(basketRow) }),
    problems: [],
    cost: "read",
  }),
  change: route({
    method: "PATCH",
    path: "/request-baskets",
    access: "user",
    company: companyActs.ask,
    summary:
      "Changes lines of the newest basket, in this order, all or none. A repeated call changes nothing. Parts that are not shown are not added.",
    body: z.strictObject({
      changes: z.array(basketChange).check(z.minLength(1), z.maxLength(mostBasketLines)),
    }),
    reply: z.extend(requestBasket, {
      /** Products of an ADD that are not shown, and so are not in the basket, by their named ids. */
      notAdded: z.array(id("prd")),
    }),
    problems: ["ENTRY_LIMIT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
