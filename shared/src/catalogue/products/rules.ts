/** The relation of another part to this one (D19-3), seen from this one. */
export const relations = ["REPLACES", "REPLACED_BY", "EQUIVALENT"] as const;
export type Relation = (typeof relations)[number];

/** The same relation seen from the other part. */
export function inverseOf(relation: Relation): Relation {
  if (relation === "REPLACES") return "REPLACED_BY";
  return relation === "REPLACED_BY" ? "REPLACES" : relation;
}

/** Buyers who took a part instead of another, from which on the pair is shown (D19-15). */
export const leastSubstitutions = 3;

/** The address of a part's picture or a maker's logo; it may be cached for a year. */
export const pictureAddress = (fileId: string, api = "/api"): string => `${api}/images/${fileId}`;
