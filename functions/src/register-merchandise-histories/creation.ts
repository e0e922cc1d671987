import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { newId } from "../kernel/context.ts";
import { write } from "../kernel/table.ts";
import { readMaker } from "../manufactors/items.ts";
import { addMaker } from "../manufactors/rules.ts";
import { type ProductAddition, addProduct } from "../products/rules.ts";
import type { RowValues } from "./rules.ts";

const alike = (text: string) => ({ ko: text, en: text, zh: text });

/** A maker that an admin has allowed to be made: the one that is there by now, or a new one. */
export async function createMaker(name: string, at: Instant): Promise<Id<"mkr">> {
  const { maker, writes } = addMaker({ id: newId("mkr"), name: alike(name), aliases: [] }, at);
  try {
    await write(...writes);
    return maker.id;
  } catch (error) {
    const id = error instanceof Problem && error.code === "MANUFACTOR_EXISTS";
    if (!id) throw error;
    return error.params?.["manufactorId"] as Id<"mkr">;
  }
}

/**
 * A part that nobody has in the catalogue yet: hidden, until an admin has looked at it (D8-9).
 * Its writes belong into the transaction of its first listing.
 */
export async function createProduct(
  { partNumber = "", productName = partNumber }: RowValues,
  makerId: Id<"mkr">,
  at: Instant,
): Promise<ProductAddition> {
  const maker = await readMaker(makerId);
  if (!maker) throw new Problem("NOT_FOUND");
  const id = newId("prd");
  return addProduct({ id, partNumber, name: alike(productName), state: "HIDDEN" }, maker, at);
}
