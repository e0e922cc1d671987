/** Apart from the contract, so that entry chunks stay free of zod. */
export const makerSorts = ["createdAt:desc", "createdAt:asc", "name:asc", "name:desc"] as const;

interface Asked {
  state?: string | undefined;
  searchKeyword?: string | undefined;
}

/** Found makers are sorted by the matching name, merged ones by the latest merge. */
export const makerSortsIn = ({
  state,
  searchKeyword = "",
}: Asked): readonly (typeof makerSorts)[number][] =>
  state === "MERGED" || searchKeyword.trim() !== "" ? [] : makerSorts;
