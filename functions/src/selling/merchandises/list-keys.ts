import type { Id } from "@bupum/shared/kernel/ids";
import type { Merchandise } from "@bupum/shared/catalogue/products/merchandise-fields";
import type { ListOf } from "../../kernel/list.ts";

/** The sort key of a listing in lists of the newest. */
export const newestSk = ({ createdAt, id }: Pick<Merchandise, "createdAt" | "id">): string =>
  `${createdAt}#${id}`;

export const shownLocks = "merchandises";
export const hiddenLocks = "merchandises#hidden";

/** The index keys for buyers' lists. */
export const shownKeys = (merchandise: Merchandise) => ({
  gsi1pk: shownLocks,
  gsi1sk: newestSk(merchandise),
});

/** The index keys of a hidden listing, which admins still find. */
export const hiddenKeys = (merchandise: Merchandise) => ({
  gsi1pk: hiddenLocks,
  gsi1sk: newestSk(merchandise),
});

/** The locks of a seller's listings that count stock, hidden ones too, the oldest count first. */
export const countsOf = (sellerId: Id<"sel">): ListOf => ({
  index: "gsi2",
  pk: `seller#${sellerId}#counts`,
  newestFirst: false,
});

/** The index keys of a lock among its seller's counts (D38-5); none of a listing without a count. */
export const countKeys = ({
  id,
  sellerId,
  stock,
  stockCheckedAt,
}: Pick<Merchandise, "id" | "sellerId" | "stock" | "stockCheckedAt">) =>
  stock === null ? {} : { gsi2pk: countsOf(sellerId).pk, gsi2sk: `${stockCheckedAt}#${id}` };

/**
 * Holds while a listing on sale is of that part with a count of that date: what makes the place of its
 * lock among the counts. Pieces may have been sold meanwhile.
 */
export const withThatCount = ({
  productId,
  stock,
  stockCheckedAt,
}: Pick<Merchandise, "productId" | "stock" | "stockCheckedAt">) => ({
  equals: { productId, stockCheckedAt, ...(stock === null && { stock }) },
  ...(stock !== null && { atLeast: { stock: 0 } }),
  lacks: ["deletedAt"],
});
