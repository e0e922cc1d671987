import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { e164 } from "../../kernel/text/phone.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { address, phoneKinds } from "../../accounts/seller-infos/contract.ts";
import { region } from "../../reference/regions/region.ts";

export const makerName = z.object({ id: id("mkr"), name: inLanguages(80) });
const contact = z.object({ kind: z.enum(phoneKinds), number: e164 });

/** What lists show of a dealer: of its makers the first few. */
export const dealerCard = z.object({
  id: id("dlr"),
  name: inLanguages(80),
  region,
  manufactors: z.array(makerName),
  manufactorCount: z.int(),
  address: z.optional(z.string()),
  phone: z.optional(e164),
  /** Present if the dealer sells on this market. */
  sellerId: z.optional(id("sel")),
});
export type DealerCard = z.output<typeof dealerCard>;

export const dealer = z.object({
  id: id("dlr"),
  name: inLanguages(80),
  region,
  manufactors: z.array(makerName),
  contacts: z.array(contact),
  address: z.optional(address),
  website: z.optional(z.string()),
  email: z.optional(z.string()),
  introduction: z.optional(z.string()),
  sellerId: z.optional(id("sel")),
});

export const paged = ["CURSOR_INVALID", "PAGE_TOO_DEEP"] as const;

export const dealerRoutes = {
  list: route({
    method: "GET",
    path: "/dealers",
    access: "public",
    summary: "Lists dealers by name, of a region or a maker, and counts them by region.",
    query: z.extend(pageQuery, {
      region: z.optional(region),
      manufactorId: z.optional(id("mkr")),
    }),
    reply: z.extend(page(dealerCard), {
      /** The number of dealers in each region, of one maker or of all. */
      regions: z.array(z.object({ region, count: z.int() })),
    }),
    problems: paged,
    cache: 60,
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/dealers/{id}",
    access: "public",
    summary: "Reads one dealer.",
    params: z.strictObject({ id: id("dlr") }),
    reply: dealer,
    problems: ["NOT_FOUND"],
    cache: 60,
    cost: "read",
  }),
} satisfies Routes;
