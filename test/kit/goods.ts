import type { Maker } from "@bupum/shared/catalogue/manufactors/contract";
import type { BestOffer, Product } from "@bupum/shared/catalogue/products/contract";
import { ulid } from "./ids.ts";
import { nextNumber } from "./people.ts";
import type { World } from "./world.ts";

const alike = (text: string) => ({ ko: text, en: text, zh: text });

/** Defaults for a test's part. */
export const unsaid = {
  alternates: [],
  oldNumbers: [],
  categoryTagIds: [],
  images: [],
  datasheets: [],
} satisfies Partial<Product>;

/** A maker of one part, whose name is the same in English and Chinese. */
export const makerOf = (ko: string, en: string): Maker => ({
  id: `mkr_${ulid()}`,
  name: { ko, en, zh: en },
  aliases: [],
  productCount: 1,
  merchandiseCount: 0,
  version: 1,
  createdAt: new Date().toISOString(),
});

/** A maker's part without offers, with only the given fields. */
export function productOf(
  maker: Pick<Maker, "id" | "name">,
  partNumber: string,
  rest: Partial<Product> = {},
): Product {
  const at = new Date().toISOString();
  return {
    id: `prd_${ulid()}`,
    partNumber,
    name: { ko: "부품", en: "Part", zh: "零件" },
    manufactorId: maker.id,
    manufactorName: maker.name,
    unit: "EA",
    offerCount: 0,
    inStock: false,
    specifications: [],
    safetyMarks: [],
    aliases: [],
    ...unsaid,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...rest,
  };
}

/** An offer of a part that lists show. */
export const someBest: BestOffer = {
  unitPrice: "1000",
  currency: "KRW",
  moq: 1,
  stock: 50,
  leadTimeDays: 2,
  condition: "NEW",
};

/** A maker and one part of it in the catalogue. */
export async function someProduct(world: World, partNumber = `XBC-DR${nextNumber()}E`) {
  const { makerRows } = await import("@bupum/functions/catalogue/manufactors/items");
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  const name = `제조사${nextNumber()}`;
  const maker = makerOf(name, name);
  const product = productOf(maker, partNumber, { name: alike("PLC 본체") });
  await world.put([...makerRows(maker), ...productRows(product)]);
  return { maker, product };
}
