import { normalize } from "@bupum/shared/kernel/text/text";
import { query } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import { numberPk } from "./items.ts";

/** The most parts with one number, of several makers, that are looked at. */
const mostOfNumber = 10;

/** The thin rows of the parts of any maker that are found by this number, shown or not. */
export async function productsNumbered(partNumber: string): Promise<Item[]> {
  const key = normalize(partNumber);
  if (key === "") return [];
  const list = {
    index: "gsi2",
    pk: numberPk(key),
    skPrefix: `${key}#`,
    newestFirst: false,
  } as const;
  return (await query(list, mostOfNumber)).items;
}

/** Whether a shown part of any maker has this number. */
export async function isKnownNumber(partNumber: string): Promise<boolean> {
  return (await productsNumbered(partNumber)).some(({ state }) => state === "SHOWN");
}
