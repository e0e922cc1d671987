import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { mostCompared } from "./address.ts";
import { compared, type ComparedProduct } from "../../trade/compared.ts";

export type Comparable = Pick<ProductRow, "id" | "partNumber">;

const without = (id: string) => compared.get().filter(({ productId }) => productId !== id);

/** What is done with the parts that were chosen to be compared (S2-16). */
export const chosen = {
  /** Adds a part, or takes it out again; false where there is no room for another one. */
  toggle({ id, partNumber }: Comparable): boolean {
    const others = without(id);
    const isIn = others.length < compared.get().length;
    if (!isIn && others.length >= mostCompared) return false;
    compared.put(isIn ? others : [...others, { productId: id, partNumber }]);
    return true;
  },
  drop: (id: string) => compared.put(without(id)),
  clear: () => compared.put([]),
};

/** The address of a comparison names its parts (S2-16). */
export const comparedIds = (products: readonly ComparedProduct[]): string =>
  products.map(({ productId }) => productId).join(",");

/** Whether a part is chosen, and what chooses it; `full` says that there is no room. */
export function useChosen(full: (params: { most: number }) => string) {
  const products = compared.use();
  return {
    has: (id: string) => products.some(({ productId }) => productId === id),
    toggle(product: Comparable) {
      if (!chosen.toggle(product)) toast.failed(full({ most: mostCompared }));
    },
  };
}
