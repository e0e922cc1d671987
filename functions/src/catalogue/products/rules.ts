import { normalize, partNumberKey } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import type { ProductFields, StoredProduct } from "./items.ts";

export const shown = ({ state }: { state?: ProductFields["state"] }) => (state === "SHOWN" ? 1 : 0);

/** The fields that may change freely; number, maker and state have rules of their own. */
export const attributes = [
  "partNumber",
  "manufactorId",
  "manufactorName",
  "state",
  "name",
  "description",
  "unit",
  "country",
  "safetyMarks",
  "specifications",
  "aliases",
  "oldNumbers",
  "categoryTagIds",
  "categoryKey",
  "category",
  "images",
  "datasheets",
  "alternates",
  "life",
  "lifeVersion",
] as const satisfies (keyof StoredProduct)[];
export type Change = { [K in (typeof attributes)[number]]?: StoredProduct[K] | undefined };

/** The numbers except the given one, without duplicates. */
export const othersThan = (given: string, numbers: readonly string[]): string[] => {
  const keys = [given, ...numbers].map(partNumberKey);
  return numbers.filter((_, at) => keys.indexOf(keys[at + 1]!) === at + 1);
};

/** A part after a change. Its former number is added to the old ones. */
export function withChange(before: StoredProduct, change: Change, at: Instant): StoredProduct {
  const after = {
    ...before,
    ...change,
    version: before.version + 1,
    updatedAt: at,
  } as StoredProduct;
  const { partNumber, oldNumbers } = after;
  const former =
    partNumberKey(before.partNumber) === partNumberKey(partNumber) ? [] : [before.partNumber];
  const old = othersThan(partNumber, [...former, ...oldNumbers]);
  return { ...after, oldNumbers: old, normalized: normalize(partNumber) };
}

/** Whether a field changed that listings copy. */
export const isFollowed = (moved: readonly string[]) =>
  ["partNumber", "name", "manufactorId", "manufactorName", "state"].some((name) =>
    moved.includes(name),
  );
