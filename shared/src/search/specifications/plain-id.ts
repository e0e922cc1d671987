/** The specification without its kind of current: alternating and direct voltages are one (S8-3). */
export const plainId = (spec: string): string => spec.replace(/-(?:ac|dc)$/, "");
