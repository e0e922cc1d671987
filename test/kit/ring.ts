/** The ring of tests that runs (docs/testing.md): `first`, `landing` or `deep`. */
export const ring = process.env["BUPUM_RING"] ?? "first";

export const isDeep = ring === "deep";

/** The size of a simulation: the large one in the deep ring alone. */
export const sized = <Size>(small: Size, large: Size): Size => (isDeep ? large : small);
