import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { inverseOf } from "@bupum/shared/catalogue/products/rules";
import type { Kinship, SaidKinship } from "@bupum/shared/catalogue/products/substitutes";

/** A part's relation to another as both parts store it; rows of before have no grade (D37-1). */
export interface Link extends Kinship {
  id: Id<"prd">;
}

/** The same relation as the part at its other end stores it. */
export const mirrored = ({ relation, ...rest }: Link, id: Id<"prd">): Link => ({
  ...rest,
  relation: inverseOf(relation),
  id,
});

export const linkTo = (links: readonly Link[], id: Id<"prd">): Link | undefined =>
  links.find((link) => link.id === id);

/** Whether two links say the same of a pair. */
export const isSameLink = (one: Link | undefined, other: Link | undefined): boolean =>
  one?.relation === other?.relation &&
  one?.grade === other?.grade &&
  one?.source === other?.source &&
  one?.saidAt === other?.saidAt;

/** The links that an admin states: what is stated as it was keeps who said it, and when (D37-2). */
export const statedLinks = (
  before: readonly Link[],
  stated: readonly SaidKinship[],
  at: Instant,
): Link[] =>
  stated.map(({ id, relation, grade, source }) => {
    const had = linkTo(before, id);
    const isSaid = had?.relation === relation && had.grade === grade;
    if (isSaid && (source === undefined || source === had.source)) return had;
    return { id, relation, ...(grade && { grade }), source: source ?? "ADMIN", saidAt: at };
  });
