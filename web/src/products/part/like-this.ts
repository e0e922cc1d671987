import type { Product } from "@bupum/shared/catalogue/products/contract";
import type { Narrowed } from "../results/address.ts";
import { specified } from "../results/narrow.ts";

/**
 * The filters that find parts of the category with the same value, as the search reads it (S8-1);
 * nothing where it is not read. The tables for that are loaded by who asks.
 */
export async function likeThis(
  specification: Product["specifications"][number],
  categoryKey: string | undefined,
): Promise<Narrowed | undefined> {
  const [{ readSpecification }, { valueText }] = await Promise.all([
    import("@bupum/shared/search/specifications/read"),
    import("@bupum/shared/search/specifications/typed-value"),
  ]);
  const read = readSpecification(specification, undefined, categoryKey);
  if (!Array.isArray(read) || read.length === 0) return undefined;
  const bySpec = Map.groupBy(read, ({ spec }) => spec);
  return [...bySpec].reduce<Narrowed>(
    (search, [spec, values]) =>
      specified(search, spec, { values: values.map(({ value }) => valueText(value)) }),
    {},
  );
}
