import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { e164, phoneNumber } from "../../kernel/text/phone.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { email, oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { address } from "../../accounts/seller-infos/contract.ts";
import { region } from "../../reference/regions/region.ts";
import { dealerSorts, dealerStates, mostMakers } from "./rules.ts";
import { makerName, paged } from "./contract.ts";

const website = z
  .url({ error: "invalid_format" })
  .check(z.maxLength(200), z.regex(/^https?:\/\//, { error: "invalid_format" }));
const names = z.strictObject({ ko: oneLine(1, 80), en: oneLine(1, 80), zh: oneLine(1, 80) });
const manufactorIds = z.array(id("mkr")).check(z.minLength(1), z.maxLength(mostMakers));
const state = z.enum(dealerStates);

/** What an admin states of a dealer. */
export const dealerDraft = z.strictObject({
  name: names,
  region,
  manufactorIds,
  address: z.optional(address),
  phone: z.optional(phoneNumber),
  tel: z.optional(phoneNumber),
  fax: z.optional(phoneNumber),
  website: z.optional(website),
  email: z.optional(email),
  introduction: z.optional(prose(0, 2000)),
  state: z._default(state, "SHOWN"),
});
/** null removes a value; absent fields stay. */
export const dealerChange = z.strictObject({
  name: z.optional(names),
  region: z.optional(region),
  manufactorIds: z.optional(manufactorIds),
  address: z.nullish(address),
  phone: z.nullish(phoneNumber),
  tel: z.nullish(phoneNumber),
  fax: z.nullish(phoneNumber),
  website: z.nullish(website),
  email: z.nullish(email),
  introduction: z.nullish(prose(0, 2000)),
  state: z.optional(state),
  version: z.optional(z.int()),
});

export const dealerEntity = z.object({
  id: id("dlr"),
  name: inLanguages(80),
  region,
  manufactorIds: z.array(id("mkr")),
  address: z.optional(address),
  phone: z.optional(e164),
  tel: z.optional(e164),
  fax: z.optional(e164),
  website: z.optional(z.string()),
  email: z.optional(z.string()),
  introduction: z.optional(z.string()),
  state,
  /** The dealer of an approved seller: updated from the seller's profile. */
  sellerId: z.optional(id("sel")),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type DealerEntity = z.output<typeof dealerEntity>;
/** With the names of its makers. */
const dealerDetail = z.extend(dealerEntity, { manufactors: z.array(makerName) });
export type DealerDetail = z.output<typeof dealerDetail>;

const ofDealer = z.strictObject({ id: id("dlr") });

export const dealerEntityRoutes = {
  list: route({
    method: "GET",
    path: "/dealer-entities",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists dealers, shown and hidden, newest first.",
    query: z.extend(pageQuery, {
      sort: sortOf(dealerSorts),
      filter: filterOf(["region", "state", "name", "manufactorId"]),
    }),
    reply: page(dealerEntity),
    problems: paged,
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/dealer-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one dealer with the names of its makers.",
    params: ofDealer,
    reply: dealerDetail,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/dealer-entities",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds a dealer.",
    status: 201,
    body: dealerDraft,
    reply: dealerDetail,
    problems: ["BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/dealer-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Changes a dealer; of a seller's only whether it is shown.",
    params: ofDealer,
    body: dealerChange,
    reply: dealerDetail,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "DEALER_OF_SELLER"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/dealer-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Removes a dealer that is no seller's.",
    params: ofDealer,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "DEALER_OF_SELLER"],
    cost: "write",
  }),
} satisfies Routes;
