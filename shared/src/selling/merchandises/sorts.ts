/** Apart from the contract, so that entry chunks stay free of zod. */
export const merchandiseSorts = ["createdAt:desc", "createdAt:asc"] as const;

/** Removed listings are sorted by the time of removal, the latest first. */
export const merchandiseSortsIn = ({
  state,
}: {
  state?: string | undefined;
}): readonly (typeof merchandiseSorts)[number][] => (state === "REMOVED" ? [] : merchandiseSorts);
