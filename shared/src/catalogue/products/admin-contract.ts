import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { rule } from "../../kernel/rule.ts";
import { id } from "../../kernel/ids.ts";
import { inLanguages, language, nameInLanguages } from "../../kernel/language/languages.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { country, httpsUrl, keyword, oneLine, partNumberKey } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { product, productRow, publication, publicationChoice, units } from "./contract.ts";
import { saidLife } from "./life.ts";
import { lifeOutcomes, mostLifeLines } from "./life-outcomes.ts";
import { saidStates } from "./lives.ts";
import { grades, mostAlternates } from "./rules.ts";
import { productSorts } from "./sorts.ts";
import { saidKinship } from "./substitutes.ts";

const ofProduct = z.strictObject({ id: id("prd") });

/** What an admin reads of a part. */
export const productEntity = z.extend(product, {
  state: publication,
  mergedInto: z.optional(id("prd")),
  /** The sheet whose row made the part. */
  requestId: z.optional(id("rrh")),
  /** For a merged part: listings moved so far, and listings joined with one of the same seller. */
  movedListings: z.optional(z.int()),
  joinedListings: z.optional(z.int()),
  /** For a merged part: when the last listing had moved; absent while the merge runs. */
  mergeDoneAt: z.optional(instant),
});
export type ProductEntity = z.output<typeof productEntity>;
export const productEntityRow = z.extend(productRow, {
  state: publication,
  mergedInto: z.optional(id("prd")),
  categoryTagIds: z.array(id("cat")),
  createdAt: instant,
  updatedAt: instant,
});
export type ProductEntityRow = z.output<typeof productEntityRow>;

const number = oneLine(1, 80).check(
  rule((text) => /[0-9a-z\p{Script=Hangul}\p{Script=Han}]/iu.test(text), { error: "required" }),
);
const many = <T extends z.core.$ZodType>(item: T, most: number) =>
  z.array(item).check(z.maxLength(most));
/** A list without duplicates; `nameOf` identifies an item. */
const distinct = <T extends z.core.$ZodType>(
  item: T,
  most: number,
  nameOf: (one: z.output<T>) => string,
) =>
  many(item, most).check(
    rule((list) => new Set(list.map(nameOf)).size === list.length, {
      error: "DUPLICATE_LINES",
    }),
  );
const itself = (text: string) => text;
const idOf = ({ id }: { id: string }) => id;
const fields = {
  name: nameInLanguages(200),
  description: z.nullable(inLanguages(2000)),
  unit: z.enum(units),
  country: z.nullable(country),
  safetyMarks: distinct(oneLine(1, 20), 10, itself),
  specifications: many(z.strictObject({ name: nameInLanguages(80), value: oneLine(1, 200) }), 60),
  aliases: distinct(number, 50, itself),
  oldNumbers: distinct(number, 10, partNumberKey),
  categoryTagIds: distinct(id("cat"), 5, itself),
  images: distinct(z.strictObject({ id: id("fil"), alt: z.optional(oneLine(0, 200)) }), 10, idOf),
  datasheets: many(
    z
      .strictObject({
        title: oneLine(1, 120),
        fileId: z.optional(id("fil")),
        url: z.optional(httpsUrl),
        language: z.optional(language),
      })
      .check(rule(({ fileId, url }) => !fileId !== !url, { error: "FILE_OR_URL" })),
    10,
  ),
  alternates: distinct(saidKinship, mostAlternates, idOf),
};

export const productDraft = z.strictObject({
  partNumber: number,
  manufactorId: id("mkr"),
  state: z._default(publicationChoice, "SHOWN"),
  name: fields.name,
  description: z.optional(fields.description),
  unit: z._default(fields.unit, "EA"),
  country: z.optional(fields.country),
  safetyMarks: z._default(fields.safetyMarks, []),
  specifications: z._default(fields.specifications, []),
  aliases: z._default(fields.aliases, []),
  oldNumbers: z._default(fields.oldNumbers, []),
  categoryTagIds: z._default(fields.categoryTagIds, []),
  images: z._default(fields.images, []),
  datasheets: z._default(fields.datasheets, []),
  alternates: z._default(fields.alternates, []),
});
export type ProductDraft = z.output<typeof productDraft>;

export const productChange = z.strictObject({
  partNumber: z.optional(number),
  manufactorId: z.optional(id("mkr")),
  state: z.optional(publicationChoice),
  name: z.optional(fields.name),
  /** Null removes it. */
  description: z.optional(fields.description),
  unit: z.optional(fields.unit),
  country: z.optional(fields.country),
  safetyMarks: z.optional(fields.safetyMarks),
  specifications: z.optional(fields.specifications),
  aliases: z.optional(fields.aliases),
  oldNumbers: z.optional(fields.oldNumbers),
  categoryTagIds: z.optional(fields.categoryTagIds),
  images: z.optional(fields.images),
  datasheets: z.optional(fields.datasheets),
  alternates: z.optional(fields.alternates),
  /** What is said of its life; ACTIVE takes back what was said before (D35-2). */
  life: z.optional(saidLife),
  version: z.optional(z.int()),
});
export type ProductChange = z.output<typeof productChange>;

const pairOfParts = { askedId: id("prd"), takenId: id("prd") };
/** A pair of parts that enough buyers ordered one instead of the other (D37-5). */
const learntPair = z.object({
  ...pairOfParts,
  /** Absent where the part is deleted. */
  asked: z.optional(productEntityRow),
  taken: z.optional(productEntityRow),
  buyers: z.int(),
  since: instant,
});
export type LearntPair = z.output<typeof learntPair>;

export const productEntityRoutes = {
  list: route({
    method: "GET",
    path: "/product-entities",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists parts of every state: by age, or by number within a maker and under the beginning of" +
      " a number, hidden ones of a maker or a category apart. Merged ones come the last one first." +
      " A sort that the list asked for does not have is refused.",
    query: z.extend(pageQuery, {
      sort: sortOf(productSorts),
      filter: filterOf(["state", "manufactorId", "categoryTagId"]),
      /** PART_NAME: beginning of the number; PRODUCT_NAME: part of a name (D23-2). */
      searchType: z.optional(z.enum(["PART_NAME", "PRODUCT_NAME"])),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(productEntityRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  listLearnt: route({
    method: "GET",
    path: "/product-entities/learnt",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists pairs learnt from accepted quotes that wait for a word, the oldest first (NEW).",
    query: pageQuery,
    reply: page(learntPair),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  acceptLearnt: route({
    method: "POST",
    path: "/product-entities/learnt/accept",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Keeps a learnt pair as a substitute with its grade, from now on shown to all (NEW).",
    body: z.strictObject({
      ...pairOfParts,
      relation: z.enum(["REPLACED_BY", "EQUIVALENT", "INSTEAD"]),
      grade: z.enum(grades),
    }),
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  refuseLearnt: route({
    method: "POST",
    path: "/product-entities/learnt/refuse",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Refuses a learnt pair, which is not asked about again (NEW).",
    body: z.strictObject(pairOfParts),
    problems: ["NOT_FOUND", "BUSY"],
    cost: "write",
  }),
  sayLives: route({
    method: "POST",
    path: "/product-entities/lives",
    access: "admin",
    roles: ["MODERATOR"],
    summary:
      "Says the lives of parts by a maker's list, or with isDryRun what each line would change; a" +
      " line that cannot be said hinders no other one (NEW).",
    body: z.strictObject({
      manufactorId: id("mkr"),
      lines: z
        .array(
          z.strictObject({
            partNumber: number,
            state: z.enum(saidStates),
            lastOrderDay: z.optional(day),
            /** The number of the part to order instead, of the same maker. */
            successor: z.optional(number),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostLifeLines)),
      isDryRun: z._default(z.boolean(), false),
    }),
    reply: z.object({
      /** One for each line, in their order. */
      items: z.array(z.object({ outcome: z.enum(lifeOutcomes), productId: z.optional(id("prd")) })),
    }),
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  get: route({
    method: "GET",
    path: "/product-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one part of any state; a merged one as it was, with the part it went into.",
    params: ofProduct,
    reply: productEntity,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/product-entities",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds a part.",
    status: 201,
    body: productDraft,
    reply: productEntity,
    problems: ["PRODUCT_EXISTS", "VERSION_CONFLICT", "BUSY", ...fileProblems],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/product-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Changes, publishes or hides a part. A new number keeps the former one as an old one.",
    params: ofProduct,
    body: productChange,
    reply: productEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "PRODUCT_EXISTS", "BUSY", ...fileProblems],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/product-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a part that nobody lists; requests and orders keep what they said of it.",
    params: ofProduct,
    problems: ["NOT_FOUND", "PRODUCT_HAS_LISTINGS", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  merge: route({
    method: "POST",
    path: "/product-entities/{id}/merge",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Merges a part into another: numbers become aliases, listings move, the id redirects.",
    params: ofProduct,
    body: z.strictObject({ intoId: id("prd"), version: z.optional(z.int()) }),
    reply: productEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "MERGE_NOT_POSSIBLE", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
