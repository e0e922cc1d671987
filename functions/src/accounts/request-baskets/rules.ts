import type {
  BasketChange,
  BasketLine,
  BasketRow,
} from "@bupum/shared/accounts/request-baskets/contract";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import type { Id } from "@bupum/shared/kernel/ids";

/** Parts that changes would add to these lines. */
export const addedIds = (
  lines: readonly BasketLine[],
  changes: readonly BasketChange[],
): Id<"prd">[] => {
  const known = new Set(lines.map(({ productId }) => productId));
  const wanted = changes.filter(
    ({ action, productId }) => action !== "DROP" && !known.has(productId),
  );
  return [...new Set(wanted.map(({ productId }) => productId))];
};

/** Named products of ADDs that are neither in these lines nor shown. */
export const notAddedIds = (
  lines: readonly BasketLine[],
  changes: readonly BasketChange[],
  shown: ReadonlyMap<string, unknown>,
): Id<"prd">[] => {
  const adds = changes.filter(({ action }) => action === "ADD");
  return addedIds(lines, adds).filter((productId) => !shown.has(productId));
};

/**
 * The lines after changes, in their order; the same array if nothing changes. `shown` has the
 * product of today for each part that may be added.
 */
export function changedLines(
  lines: readonly BasketLine[],
  changes: readonly BasketChange[],
  shown: ReadonlyMap<string, { id: Id<"prd"> }>,
  by: Pick<BasketLine, "addedBy" | "addedAt">,
): readonly BasketLine[] {
  const left = new Map(lines.map((line) => [line.productId, line]));
  let isChanged = false;
  for (const { action, productId: named, quantity = 1 } of changes) {
    const productId = left.has(named) ? named : (shown.get(named)?.id ?? named);
    const known = left.get(productId);
    if (action === "DROP") isChanged = left.delete(named) || isChanged;
    else if (known) {
      if (action === "ADD" || known.quantity === quantity) continue;
      left.set(productId, { ...known, quantity });
      isChanged = true;
    } else if (action === "ADD" && shown.has(named)) {
      left.set(productId, { productId, quantity, ...by });
      isChanged = true;
    }
  }
  return isChanged ? [...left.values()] : lines;
}

/**
 * Lines with their parts of today (D46-5). Lines whose parts were merged are one, with the quantity
 * of the line that names the part of today, or else of the first.
 */
export function rowsOf(
  lines: readonly BasketLine[],
  shown: ReadonlyMap<string, ProductRow>,
): BasketRow[] {
  const rows = new Map<string, BasketRow>();
  for (const line of lines) {
    const product = shown.get(line.productId);
    const productId = product?.id ?? line.productId;
    const before = rows.get(productId);
    const mergedIds = [...(before?.mergedIds ?? []), line.productId].filter(
      (id) => id !== productId,
    );
    const kept = before && line.productId !== productId ? before : line;
    const { quantity, addedBy, addedAt } = kept;
    rows.set(productId, {
      productId,
      quantity,
      addedBy,
      addedAt,
      mergedIds,
      available: product !== undefined,
      ...(product && { product }),
    });
  }
  return [...rows.values()];
}
