import { findRows, type ProductFields } from "./items.ts";

/** A part as returned: with its present alternatives; hidden ones only for admins. */
export async function withAlternates<P extends Omit<ProductFields, "state">>(
  product: P,
  isShownOnly = true,
) {
  const rows = await findRows(product.alternates.map(({ id }) => id));
  const alternates = product.alternates.flatMap(({ id, ...kinship }) => {
    const row = rows.find((one) => one.id === id);
    return row && (row.state === "SHOWN" || !isShownOnly) ? [{ ...row, ...kinship }] : [];
  });
  const [image] = product.images;
  return { ...product, ...(image && { imageId: image.id }), alternates };
}
