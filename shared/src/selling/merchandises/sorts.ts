/** Apart from the contract, so that entry chunks stay free of zod. */
export const merchandiseSorts = ["createdAt:desc", "createdAt:asc"] as const;

interface Narrowed {
  state?: string | undefined;
  productId?: string | undefined;
  sellerId?: string | undefined;
}

/**
 * Removed listings are sorted by the time of removal, the latest first; those of a part by seller,
 * as their locks lie.
 */
export const merchandiseSortsIn = ({
  state,
  productId,
  sellerId,
}: Narrowed): readonly (typeof merchandiseSorts)[number][] =>
  state === "REMOVED" || (productId !== undefined && sellerId === undefined)
    ? []
    : merchandiseSorts;
