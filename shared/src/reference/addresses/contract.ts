import * as z from "zod/mini";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { region } from "../regions/region.ts";

/** A road-name address of Korea. */
export const addressFound = z.object({
  zip: z.string(),
  /** With what stands in brackets behind it: 서울특별시 중구 세종대로 110 (태평로1가). */
  road: z.string(),
  /** The same place by its lot number. */
  lot: z.string(),
  region,
});
export type AddressFound = z.output<typeof addressFound>;

/** The most that one search answers. */
export const mostAddresses = 30;

export const addressRoutes = {
  list: route({
    method: "GET",
    path: "/addresses",
    access: "user",
    summary: "Finds addresses by a road, a building, a place or a lot number; the first 30.",
    query: z.strictObject({ searchKeyword: keyword.check(z.minLength(2)) }),
    reply: z.object({
      items: z.array(addressFound),
      /** Of all that were found. */
      total: z.int(),
      /** The keyword fits too many addresses, or is no part of one: more has to be typed. */
      isTooWide: z.boolean(),
    }),
    problems: ["UNAVAILABLE"],
    cost: "search",
  }),
} satisfies Routes;
