import { normalize } from "@bupum/shared/kernel/text/text";
import { query } from "../../kernel/list.ts";
import { numberPk } from "./items.ts";

/** The most parts with one number, of several makers, that are looked at. */
const mostOfNumber = 10;

/** Whether a shown part of any maker has this number. */
export async function isKnownNumber(partNumber: string): Promise<boolean> {
  const key = normalize(partNumber);
  const list = {
    index: "gsi2",
    pk: numberPk(key),
    skPrefix: `${key}#`,
    newestFirst: false,
  } as const;
  const { items } = await query(list, mostOfNumber);
  return items.some(({ state }) => state === "SHOWN");
}
