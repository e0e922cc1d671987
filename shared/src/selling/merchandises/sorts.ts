/** Apart from the contract, so that entry chunks stay free of zod. */
export const merchandiseSorts = ["createdAt:desc", "createdAt:asc"] as const;

/** Removed ones come as they went, the last one first. */
export const merchandiseSortsIn = ({
  state,
}: {
  state?: string | undefined;
}): readonly (typeof merchandiseSorts)[number][] => (state === "REMOVED" ? [] : merchandiseSorts);
