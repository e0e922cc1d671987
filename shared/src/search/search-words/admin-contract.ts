import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { normalize } from "../../kernel/text/normalized.ts";
import { instant } from "../../kernel/time.ts";

/** At most this many entries are kept: all of them are read with each search function (S9-2). */
export const mostSearchWords = 500;
const mostSpellings = 20;

const spellings = z.array(oneLine(2, 60)).check(
  z.maxLength(mostSpellings),
  // As they are compared: 근접 스위치 and 근접스위치 are one.
  rule<string[]>((list) => new Set(list.map(normalize).filter(Boolean)).size > 1, {
    error: "SPELLINGS",
  }),
);
const note = oneLine(0, 200);

/** Words, makers' spellings or quantities that mean the same: each is found by all (S9-1). */
export const searchWord = z.object({
  id: id("swd"),
  spellings: z.array(z.string()),
  note: z.optional(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  /** The admin who changed it last. */
  updatedBy: id("usr"),
});
export type SearchWord = z.output<typeof searchWord>;

/** How many products a spelling finds without the entry, and with it. */
export const searchWordEffect = z.object({
  spelling: z.string(),
  before: z.int(),
  after: z.int(),
});
export type SearchWordEffect = z.output<typeof searchWordEffect>;

/** Words that a search in vain may have meant, the nearest first. */
export const searchWordProposal = z.object({
  word: z.string(),
  /** Where the word is known from. */
  from: z.enum(["DICTIONARY", "CATEGORY"]),
});
export type SearchWordProposal = z.output<typeof searchWordProposal>;

/** A change of an entry: what its spellings were before. */
export const searchWordChange = z.object({
  at: instant,
  adminId: z.string(),
  from: z.string(),
  to: z.string(),
  /** The spellings from then on. */
  reason: z.optional(z.string()),
});

const ofSearchWord = z.strictObject({ id: id("swd") });
const draft = { spellings, note: z.optional(note) };

export const searchWordRoutes = {
  list: route({
    method: "GET",
    path: "/search-words",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists the entries of the search dictionary that admins added, the newest first.",
    reply: z.object({ items: z.array(searchWord) }),
    problems: [],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/search-words",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds an entry: from now on each of its spellings finds what any of them finds.",
    status: 201,
    body: z.strictObject(draft),
    reply: searchWord,
    problems: ["ENTRY_LIMIT", "SPELLING_EXISTS", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/search-words/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Changes the spellings or the note of an entry.",
    params: ofSearchWord,
    body: z.strictObject({
      spellings: z.optional(spellings),
      note: z.optional(note),
      version: z.optional(z.int()),
    }),
    reply: searchWord,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "SPELLING_EXISTS"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/search-words/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Removes an entry.",
    params: ofSearchWord,
    problems: ["NOT_FOUND", "VERSION_CONFLICT"],
    cost: "write",
  }),
  effects: route({
    method: "POST",
    path: "/search-words/effects",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Counts what spellings find today, and would find as one entry. Writes nothing.",
    body: z.strictObject({
      spellings,
      /** The entry that they would replace. */
      id: z.optional(id("swd")),
    }),
    reply: z.object({ items: z.array(searchWordEffect) }),
    problems: [],
    cost: "read",
  }),
  proposals: route({
    method: "GET",
    path: "/search-words/proposals",
    access: "admin",
    roles: everyAdmin,
    summary: "Proposes known words for one that finds nothing, the nearest first.",
    query: z.strictObject({ keyword: oneLine(1, 60) }),
    reply: z.object({ items: z.array(searchWordProposal) }),
    problems: [],
    cost: "read",
  }),
  history: route({
    method: "GET",
    path: "/search-words/{id}/history",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists the last changes of an entry, also of one that was removed.",
    params: ofSearchWord,
    reply: z.object({ items: z.array(searchWordChange) }),
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
