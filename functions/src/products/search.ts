import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Parsed } from "@bupum/shared/kernel/route";
import { normalized } from "@bupum/shared/kernel/text";
import type { ProductRow, productRoutes } from "@bupum/shared/products/contract";
import type { ListOf } from "../kernel/list.ts";
import * as manufactors from "../manufactors/items.ts";
import * as items from "./items.ts";

type Query = Parsed<typeof productRoutes.search>["query"];
type Paging = Omit<Query, "manufactorId" | "searchKeyword">;

const isNumberLike = (key: string) => key.length >= items.shortestPrefix && /^[0-9a-z]/.test(key);

/**
 * Parts by maker, by the beginning of the part number, or by both ("오므론 E2E", "XGB LS산전").
 * Names of makers and the part number are looked up side by side, so that a page is two calls deep.
 */
export async function search(query: Query): Promise<Page<ProductRow>> {
  const { manufactorId, searchKeyword = "", ...paging } = query;
  const key = normalized(searchKeyword);
  if (manufactorId) return items.pageOfProducts(items.ofMaker(manufactorId, key), paging);
  if (key === "") return nothing(paging);
  const [lists, byNumber] = await Promise.all([
    makerLists(searchKeyword),
    isNumberLike(key) ? opened(items.byNumber(key), paging) : undefined,
  ]);
  // A part number that begins so goes before a maker whose name only begins so.
  if (lists.exact) {
    const found = await opened(lists.exact, paging);
    if (found && (found.items.length > 0 || !byNumber)) return found;
  }
  if (byNumber && byNumber.items.length > 0) return byNumber;
  const found = lists.alike && (await opened(lists.alike, paging));
  return found ?? byNumber ?? nothing(paging);
}

/** No list has an answer; so a cursor cannot be of one. Throws CURSOR_INVALID. */
function nothing({ cursor, page, itemsPerPage }: Paging): Page<ProductRow> {
  if (cursor !== undefined) throw new Problem("CURSOR_INVALID");
  return { items: [], page, itemsPerPage };
}

/** A page of the list, or undefined where the cursor is another list's. */
async function opened(list: ListOf, paging: Paging) {
  try {
    return await items.pageOfProducts(list, paging);
  } catch (error) {
    if (error instanceof Problem && error.code === "CURSOR_INVALID") return undefined;
    throw error;
  }
}

interface Lists {
  /** The whole keyword is a maker's name, or one with a part number before or behind it. */
  exact: ListOf | undefined;
  /** A maker's name begins with the keyword. */
  alike: ListOf | undefined;
}

async function makerLists(keyword: string): Promise<Lists> {
  const words = keyword.normalize("NFKC").split(/\s+/).filter(Boolean);
  const splits = splitsOf(words);
  const [alike, ...found] = await Promise.all([
    manufactors.namedLike(keyword),
    ...splits.map(({ name }) => manufactors.named(name)),
  ]);
  const index = found.findIndex((ids) => ids.length > 0);
  const id: Id<"mkr"> | undefined = found[index]?.[0];
  return {
    exact: id && items.ofMaker(id, normalized(splits[index]!.rest)),
    alike: alike && items.ofMaker(alike, ""),
  };
}

/** Ways to read words as a maker's name of up to three words and the rest, longest name first. */
function splitsOf(words: string[]): { name: string; rest: string }[] {
  const join = (from: number, to?: number) => words.slice(from, to).join(" ");
  const splits = [{ name: join(0), rest: "" }];
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    splits.push({ name: join(0, length), rest: join(length) });
    splits.push({ name: join(words.length - length), rest: join(0, words.length - length) });
  }
  return splits;
}
