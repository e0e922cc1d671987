import type { Id } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import { query } from "../../kernel/list.ts";
import { withoutForm } from "../../search/text/maker-aliases.ts";
import * as items from "./items.ts";

/** Makers with one name that are read. */
const most = 10;

/** Makers one of whose names is exactly that, with or without its company's form, the oldest first. */
export async function makersNamed(written: string): Promise<Id<"mkr">[]> {
  const names = new Set([written, withoutForm(written)].map(normalize));
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- the second only where the first finds nothing
    const found = name === "" ? [] : await calledExactly(name);
    if (found.length > 0) return found;
  }
  return [];
}

async function calledExactly(name: string): Promise<Id<"mkr">[]> {
  const list = items.namedBetween(`${name}#`, `${name}#~`);
  const { items: rows } = await query({ ...list, consistent: true }, most);
  return rows.map((row) => row["id"] as Id<"mkr">);
}
