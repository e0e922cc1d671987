/** Apart from the contract, so that entry chunks stay free of zod. */
export const listingSorts = ["createdAt:desc", "createdAt:asc"] as const;

/** Removed ones come as they went, the last one first. */
export const listingSortsIn = ({
  state,
}: {
  state?: string | undefined;
}): readonly (typeof listingSorts)[number][] => (state === "REMOVED" ? [] : listingSorts);
