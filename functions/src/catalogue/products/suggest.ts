import type { Id } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Suggestions } from "@bupum/shared/catalogue/products/suggestions";
import { query } from "../../kernel/list.ts";
import * as manufactors from "../manufactors/items.ts";
import { keysOf, rangeOf } from "../../search/text/keystrokes.ts";
import { isInitials } from "../../search/text/hangul.ts";
import { numbersFrom } from "../../search/catalogue/numbers.ts";
import { search } from "../../search/catalogue/search.ts";
import { shortestInfix } from "../../search/catalogue/tiers.ts";
import { currentView } from "../../search/snapshots/current.ts";
import { termsOf } from "./suggest-terms.ts";

const most = { all: 8, manufactors: 2, terms: 3 };
/** Rows read: several names may belong to one maker. */
const reach = 20;

/** Completes the text without reading any document of a part. */
export async function suggest(typed: string): Promise<Suggestions> {
  const keyword = typed.normalize("NFC").trim();
  const [parts, makers, terms] = await Promise.all([
    partsOf(keyword),
    makersOf(keyword),
    termsOf(keyword),
  ]);
  const found = {
    manufactors: makers.slice(0, most.manufactors),
    terms: terms.slice(0, most.terms),
  };
  const left = most.all - found.manufactors.length - found.terms.length;
  return { parts: parts.slice(0, left), ...found };
}

async function partsOf(keyword: string): Promise<Suggestions["parts"]> {
  const whole = normalize(keyword);
  if (whole.length < shortestInfix) return [];
  const found = numbersFrom(await currentView("products"), whole, most.all);
  return found.map(({ id, number, label }) => ({
    id: id as Id<"prd">,
    partNumber: number,
    manufactorName: label,
  }));
}

async function makersOf(keyword: string): Promise<Suggestions["manufactors"]> {
  const ids = isInitials(keyword) ? await byInitials(keyword) : await byBeginning(keyword);
  const makers = await manufactors.findMany(ids.slice(0, most.manufactors));
  return makers.flatMap(({ id, name, state }) => (state === "SHOWN" ? [{ id, name }] : []));
}

async function byInitials(keyword: string): Promise<Id<"mkr">[]> {
  const view = await currentView("manufactors");
  const { hits } = search({ view }, { keyword, limit: most.manufactors });
  return hits.map(({ id }) => id as Id<"mkr">);
}

async function byBeginning(keyword: string): Promise<Id<"mkr">[]> {
  const keys = keysOf(keyword);
  if (keys === "") return [];
  const { items } = await query(manufactors.namedBetween(...rangeOf(keyword)), reach);
  const meant = items.filter((item) =>
    keysOf(item.sk.slice(0, item.sk.lastIndexOf("#"))).startsWith(keys),
  );
  return [...new Set(meant.map((item) => item["id"] as Id<"mkr">))];
}
