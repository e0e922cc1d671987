import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages, language } from "../../kernel/language/languages.ts";
import { currency } from "../../kernel/money/money.ts";
import { page, pageQuery, queryFlag, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { region } from "../../reference/regions/region.ts";
import { condition } from "./merchandise-fields.ts";
import { askedRows, matches, matchReasons } from "./match.ts";
import { life } from "./life.ts";
import { difference, kinship } from "./substitutes.ts";
import { suggestions } from "./suggestions.ts";
import {
  anyOf,
  facetNames,
  facetValue,
  mostTelling,
  specificationFacet,
  specificationFilter,
  specificationId,
} from "./search-query.ts";

/**
 * SHOWN: in lists, searches and counts. HIDDEN: visible to admins only, such as a part from a
 * sheet. MERGED: leads to another part for good.
 */
export const publications = ["SHOWN", "HIDDEN", "MERGED"] as const;
export const publication = z.enum(publications);
export type Publication = (typeof publications)[number];
/** States that an admin may choose; a merge alone sets MERGED. */
export const publicationChoice = z.enum(["SHOWN", "HIDDEN"]);

export const units = ["EA", "M", "SET", "BOX", "ROLL", "KG", "L", "PAIR"] as const;

export const specification = z.object({ name: inLanguages(80), value: z.string() });
/** A picture stored by us: see `pictureAddress`. */
export const productImage = z.object({ id: id("fil"), alt: z.optional(z.string()) });
/** A document about a part: a file read by GET /files/{id}, or an address elsewhere. */
export const datasheet = z.object({
  title: z.string(),
  fileId: z.optional(id("fil")),
  url: z.optional(z.string()),
  language: z.optional(language),
});

/**
 * The one offer that a list shows of a part, all figures at its smallest order quantity: the
 * cheapest that ships from stock, else the cheapest.
 */
const bestOffer = z.object({
  unitPrice: z.string(),
  currency,
  moq: z.int(),
  /** Rounded down to 1-10, 20, 50, 100, 200, 500 ...; null where the seller counts none. */
  stock: z.nullable(z.int()),
  leadTimeDays: z.int(),
  condition,
});
export type BestOffer = z.output<typeof bestOffer>;

/** A row of a result list: what the list shows and nothing more. */
export const productRow = z.object({
  id: id("prd"),
  partNumber: z.string(),
  name: inLanguages(200),
  manufactorId: id("mkr"),
  manufactorName: inLanguages(80),
  /** Names the pictogram where it has no drawing of its own. */
  categoryKey: z.optional(z.string()),
  /** Names the pictogram of its series or family. */
  drawing: z.optional(z.string()),
  /** Name of the first of its category tags. */
  category: z.optional(inLanguages(80)),
  imageId: z.optional(id("fil")),
  unit: z.string(),
  /** The number of approved sellers that offer it. */
  offerCount: z.int(),
  bestOffer: z.optional(bestOffer),
  /** Whether the best offer ships from stock; if any offer does, the best one does. */
  inStock: z.boolean(),
  life: z.optional(life),
});
export type ProductRow = z.output<typeof productRow>;

/** A row of a search, with its values of the specifications that are counted (S8-10). */
export const foundRow = z.extend(productRow, {
  specifications: z.optional(z.array(z.object({ spec: z.string(), values: z.array(z.string()) }))),
});
export type FoundRow = z.output<typeof foundRow>;

/** A part that may stand in for another, as it is now. */
const alternate = z.extend(productRow, kinship.shape);
/** One to take instead, with what is different (D37-3). */
const substitute = z.extend(alternate, { differences: z.array(difference) });
export type Substitute = z.output<typeof substitute>;

const productDetail = z.extend(productRow, {
  description: z.optional(inLanguages(2000)),
  specifications: z.array(specification),
  safetyMarks: z.array(z.string()),
  /** The country of origin. */
  country: z.optional(z.string()),
  /** Other spellings of its number that buyers use. */
  aliases: z.array(z.string()),
  /** Numbers under which the maker sold it before. */
  oldNumbers: z.array(z.string()),
  categoryTagIds: z.array(id("cat")),
  images: z.array(productImage),
  datasheets: z.array(datasheet),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export const product = z.extend(productDetail, { alternates: z.array(alternate) });
export type Product = z.output<typeof product>;

export const matchResult = z.object({
  match: z.enum(matches),
  reason: z.enum(matchReasons),
  parts: z.array(productRow),
});
export type MatchResult = z.output<typeof matchResult>;
const atLeastZero = z.pipe(z.coerce.number(), z.int().check(z.minimum(0)));

const ofProduct = z.strictObject({ id: id("prd") });

export const productRoutes = {
  search: route({
    method: "GET",
    path: "/products/search",
    access: "public",
    summary:
      "Finds parts by any piece of a number, by maker and by words; without a keyword, the newest.",
    query: z.extend(pageQuery, {
      manufactorId: z.optional(id("mkr")),
      searchKeyword: z.optional(keyword),
      inStock: z.optional(queryFlag),
      /** Leaves out parts that are discontinued or replaced (D35-4). */
      withoutDiscontinued: z.optional(queryFlag),
      /** Any of some makers; `manufactorId` is then without effect. */
      manufactorIds: z.optional(anyOf(id("mkr"))),
      /** With those below them. */
      categoryTagIds: z.optional(anyOf(id("cat"))),
      /** What any offer is. */
      conditions: z.optional(anyOf(condition)),
      /** Where any offer ships from. */
      regions: z.optional(anyOf(region)),
      /** In won, of the best offer. */
      minPrice: z.optional(atLeastZero),
      maxPrice: z.optional(atLeastZero),
      /** Of the best offer. */
      maxLeadTimeDays: z.optional(atLeastZero),
      /** By typed specifications: all of them. */
      specifications: z.optional(specificationFilter),
      /** By relevance if absent, or the newest without a keyword. */
      sort: sortOf([
        "price:asc",
        "price:desc",
        "leadTimeDays:asc",
        "createdAt:desc",
        "popularity:desc",
        "partNumber:asc",
        "partNumber:desc",
      ]),
      /** What is counted; each as if it had no choice of its own. */
      facets: z.optional(anyOf(z.enum(facetNames))),
      /** Ids of specifications whose values are counted, in the same way. */
      specificationFacets: z.optional(anyOf(specificationId)),
      /** How many specifications are counted beside the named ones: the most telling (S8-10). */
      tellingSpecifications: z.optional(
        z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(mostTelling))),
      ),
      /** Values that other filters leave nothing of are counted as 0 (S2-12). */
      withEmpty: z.optional(queryFlag),
    }),
    reply: z.extend(page(foundRow), {
      /** Counts of what was asked for, the most frequent value first; of bands the lower end. */
      facets: z.optional(
        z.array(z.object({ name: z.enum(facetNames), values: z.array(facetValue) })),
      ),
      /** Values of the specifications that were asked for; numbers in their unit. */
      specificationFacets: z.optional(z.array(specificationFacet)),
      /** Parts whose number is one typo away, if nothing was found; never among the items. */
      didYouMean: z.optional(z.array(productRow)),
      /** Keywords with one typo corrected, if nothing was found; they were not searched. */
      nearKeywords: z.optional(z.array(z.string())),
      /** The keyword in the other keyboard layout, or with a typo corrected, if only that one has results. */
      readAs: z.optional(z.string()),
      /** The words of the keyword that no item has, as typed, if all of them found nothing (S2-7). */
      leftOut: z.optional(z.array(z.string())),
    }),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP", "SEARCH_PAGE_TOO_DEEP"],
    cost: "search",
  }),
  suggest: route({
    method: "GET",
    path: "/products/suggest",
    access: "public",
    summary: "Completes what is typed: part numbers, makers in any script, and terms.",
    query: z.strictObject({ searchKeyword: keyword.check(z.minLength(1)) }),
    reply: suggestions,
    problems: [],
    cache: 30,
    cost: "search",
  }),
  match: route({
    method: "POST",
    path: "/products/match",
    access: "public",
    view: "SHOWN",
    summary: "Tells for each row of a pasted list which parts are meant, in the order of the rows.",
    body: askedRows,
    reply: z.object({ items: z.array(matchResult) }),
    problems: [],
    cost: "search",
  }),
  ids: route({
    method: "GET",
    path: "/products/ids",
    access: "public",
    summary: "Lists the ids of all visible parts in ascending order, 1,000 at a time.",
    query: z.strictObject({ afterId: z.optional(id("prd")) }),
    reply: z.object({ ids: z.array(id("prd")), nextAfterId: z.optional(id("prd")) }),
    problems: [],
    cache: 600,
    cost: "search",
  }),
  count: route({
    method: "GET",
    path: "/products/count",
    access: "public",
    summary: "Counts visible parts.",
    reply: z.object({ count: z.int() }),
    problems: [],
    cache: 600,
    cost: "read",
  }),
  related: route({
    method: "GET",
    path: "/products/related",
    access: "public",
    summary: "Lists up to eight parts with the same telling specifications, and eight near ones.",
    query: z.strictObject({
      productId: id("prd"),
      /** One of the part's categories: without it only parts of the same maker are looked at. */
      categoryTagId: z.optional(id("cat")),
    }),
    reply: z.object({
      /** Parts of the category with the same values of what it is chosen by (S8-13). */
      alike: z.array(productRow),
      items: z.array(productRow),
    }),
    problems: ["NOT_FOUND"],
    cache: 600,
    cost: "search",
  }),
  substitutes: route({
    method: "GET",
    path: "/products/substitutes",
    access: "public",
    summary:
      "Lists the parts to take instead of each of some parts, the best first, with what differs:" +
      " all of one part, three of each of several (D37-4).",
    query: z.strictObject({ productIds: anyOf(id("prd")) }),
    reply: z.object({
      items: z.array(z.object({ productId: id("prd"), substitutes: z.array(substitute) })),
    }),
    problems: [],
    cache: 600,
    cost: "search",
  }),
  near: route({
    method: "GET",
    path: "/products/near",
    access: "public",
    summary: "Lists what is close to a part that is gone; nothing for an unknown id (D19-14).",
    query: z.strictObject({ productId: id("prd") }),
    reply: z.object({
      replacements: z.array(productRow),
      items: z.array(productRow),
      categoryTagId: z.optional(id("cat")),
    }),
    problems: [],
    cache: 600,
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/products/{id}",
    access: "public",
    summary: "Reads one part; of one that was merged, the part it went into, under that part's id.",
    params: ofProduct,
    reply: product,
    problems: ["NOT_FOUND"],
    cache: 30,
    cost: "read",
  }),
} satisfies Routes;
