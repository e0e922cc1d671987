import type { Manufactor } from "@bupum/shared/manufactors/contract";
import type { Product } from "@bupum/shared/products/contract";
import { ulid } from "ulid";
import { nextNumber } from "./people.ts";
import type { World } from "./world.ts";

const alike = (text: string) => ({ ko: text, en: text, zh: text });

/** What a part of a test says nothing of. */
export const unsaid = {
  alternates: [],
  oldNumbers: [],
  categoryTagIds: [],
  images: [],
  datasheets: [],
} satisfies Partial<Product>;

/** A maker and one part of it in the catalogue. */
export async function somePart(world: World, partNumber = `XBC-DR${nextNumber()}E`) {
  const { manufactorRows } = await import("@bupum/functions/manufactors/items");
  const { productRows } = await import("@bupum/functions/products/items");
  const at = new Date().toISOString();
  const maker: Manufactor = {
    id: `mkr_${ulid()}`,
    name: alike(`제조사${nextNumber()}`),
    aliases: [],
    productCount: 1,
    merchandiseCount: 0,
    version: 1,
    createdAt: at,
  };
  const product: Product = {
    id: `prd_${ulid()}`,
    partNumber,
    name: alike("PLC 본체"),
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
  };
  await world.put([...manufactorRows(maker), ...productRows(product)]);
  return { maker, product };
}
