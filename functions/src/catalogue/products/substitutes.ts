import type { Id } from "@bupum/shared/kernel/ids";
import type { ProductRow, Substitute } from "@bupum/shared/catalogue/products/contract";
import { mostOfEach } from "@bupum/shared/catalogue/products/rules";
import { differencesOf } from "@bupum/shared/search/specifications/compared";
import { labelKey, readSpecification } from "@bupum/shared/search/specifications/read";
import { valueText } from "@bupum/shared/search/specifications/typed-value";
import { withSubstitutes } from "./grades.ts";
import { findShown, type StoredProduct } from "./items.ts";

const reader = { labelKey, readSpecification, valueText };

interface Substitutes {
  productId: Id<"prd">;
  substitutes: Substitute[];
}

/**
 * The parts to take instead of each shown part of these, the best first, with what differs (D37-3,
 * D37-4). Two rounds of reads, of whole parts.
 */
export async function substitutesOf(ids: readonly Id<"prd">[]): Promise<Substitutes[]> {
  const { asked, links } = await withSubstitutes(ids, ids.length > 1 ? mostOfEach : undefined);
  const others = await findShown([...links.values()].flat().map(({ id }) => id));
  return ids.map((productId) => {
    const part = asked.get(productId);
    const substitutes = (links.get(productId) ?? []).flatMap(({ id, ...kinship }) => {
      const other = others.get(id);
      if (!part || !other || other.id === part.id) return [];
      const differences = differencesOf(part, other, reader);
      return [{ ...rowOf(other), ...kinship, differences }];
    });
    return { productId, substitutes };
  });
}

/** What lists show of a part, of its whole row. */
const rowOf = (part: StoredProduct): ProductRow => ({
  id: part.id,
  partNumber: part.partNumber,
  name: part.name,
  manufactorId: part.manufactorId,
  manufactorName: part.manufactorName,
  ...(part.categoryKey && { categoryKey: part.categoryKey }),
  ...(part.drawing && { drawing: part.drawing }),
  ...(part.category && { category: part.category }),
  ...(part.images[0] && { imageId: part.images[0].id }),
  unit: part.unit,
  offerCount: part.offerCount,
  ...(part.bestOffer && { bestOffer: part.bestOffer }),
  inStock: part.inStock,
  ...(part.life && { life: part.life }),
});
