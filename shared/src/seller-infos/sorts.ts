/** Apart from the contract, so that entry chunks stay free of zod. */
export const sellerSorts = [
  "createdAt:desc",
  "createdAt:asc",
  "reviewDueAt:asc",
  "reviewDueAt:desc",
] as const;
type SellerSort = (typeof sellerSorts)[number];

/** Only a review that goes on has an end. */
export const sellerSortsIn = ({ status }: { status?: string | undefined }): readonly SellerSort[] =>
  status === "PENDING" ? sellerSorts : sellerSorts.filter((sort) => sort.startsWith("createdAt:"));
