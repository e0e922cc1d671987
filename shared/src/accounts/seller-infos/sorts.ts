/** Apart from the contract, so that entry chunks stay free of zod. */
export const sellerSorts = [
  "createdAt:desc",
  "createdAt:asc",
  "reviewDueAt:asc",
  "reviewDueAt:desc",
] as const;
type SellerSort = (typeof sellerSorts)[number];

/** Only a running review has a due date. */
export const sellerSortsIn = ({ status }: { status?: string | undefined }): readonly SellerSort[] =>
  status === "PENDING" ? sellerSorts : sellerSorts.filter((sort) => sort.startsWith("createdAt:"));
