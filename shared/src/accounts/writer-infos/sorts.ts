/** Apart from the contract, so that entry chunks stay free of zod. */
export const writerSorts = [
  "createdAt:desc",
  "createdAt:asc",
  "reviewDueAt:asc",
  "reviewDueAt:desc",
] as const;
type WriterSort = (typeof writerSorts)[number];

/** Only a running review has a due date. */
export const writerSortsIn = ({ status }: { status?: string | undefined }): readonly WriterSort[] =>
  status === "PENDING" ? writerSorts : writerSorts.filter((sort) => sort.startsWith("createdAt:"));
