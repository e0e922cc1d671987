/**
 * The relation of another part to this one (D19-3), seen from this one. INSTEAD: the other can be
 * taken instead of this one, and not the other way round.
 */
export const relations = [
  "REPLACES",
  "REPLACED_BY",
  "EQUIVALENT",
  "INSTEAD",
  "INSTEAD_OF",
] as const;
export type Relation = (typeof relations)[number];

const inverses: Record<Relation, Relation> = {
  REPLACES: "REPLACED_BY",
  REPLACED_BY: "REPLACES",
  EQUIVALENT: "EQUIVALENT",
  INSTEAD: "INSTEAD_OF",
  INSTEAD_OF: "INSTEAD",
};
/** The same relation seen from the other part. */
export const inverseOf = (relation: Relation): Relation => inverses[relation];

/** How far a substitute holds, the best first (D37-1). */
export const grades = ["DROP_IN", "SAME_FOOTPRINT", "SAME_FUNCTION"] as const;
export type Grade = (typeof grades)[number];

/** Who said it: the maker, an admin, or buyers who ordered it with an admin's word (D37-2). */
export const substituteSources = ["MAKER", "ADMIN", "QUOTES"] as const;

/** Relations of parts that can be taken instead of this one, a successor first. */
const standIns: readonly Relation[] = ["REPLACED_BY", "EQUIVALENT", "INSTEAD"];
export const standsIn = ({ relation }: { relation: Relation }): boolean =>
  standIns.includes(relation);

interface Graded {
  relation: Relation;
  grade?: Grade | undefined;
}
const placeOf = ({ relation, grade }: Graded): number =>
  (grade ? grades.indexOf(grade) : grades.length) * standIns.length + standIns.indexOf(relation);

/** Those that can be taken instead: the best grade first, those without a grade last (D37-1). */
export const substitutesIn = <Link extends Graded>(links: readonly Link[]): Link[] =>
  links.filter(standsIn).toSorted((one, other) => placeOf(one) - placeOf(other));

/** The best of each part where several are asked for: what a list has room for (D37-4). */
export const mostOfEach = 3;

/** Of substitutes in their order the first that somebody offers, or else the first one (D37-6). */
export const bestSubstitute = <One extends { offerCount: number }>(
  substitutes: readonly One[],
): One | undefined => substitutes.find(({ offerCount }) => offerCount > 0) ?? substitutes[0];

/** Relations that a part may have (D19-3). */
export const mostAlternates = 15;

/** Buyers who took a part instead of another, from which on an admin is asked (D37-5). */
export const leastSubstitutions = 3;

/** The address of a part's picture, a maker's or a company's logo; it may be cached for a year. */
export const pictureAddress = (fileId: string, api = "/api"): string => `${api}/images/${fileId}`;

/** The part that a row of a list is without a question; undefined where its reader must choose. */
export const sureProduct = <Product>(
  found: { match: string; parts: readonly Product[] } | undefined,
): Product | undefined =>
  found?.match === "EXACT" || found?.match === "ALIAS" ? found.parts[0] : undefined;
