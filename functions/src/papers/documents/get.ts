import { type Context } from "../../kernel/context.ts";
import { paperOf } from "./create.ts";
import { type DocumentItem, findMade, type Subject, subjectOf } from "./items.ts";
import { fingerprintOf } from "./paper/model.ts";

/** Whether a document was issued with this hash, and is still current (D4-8). */
export async function getDocument(ctx: Context, number: string, hash: string) {
  const made = await findMade(subjectOf(number), hash);
  if (made?.number !== number) return { number, state: "FORGED" as const };
  const { kind, createdAt } = made;
  const now = await paperOf(subjectBy(made), made.side, made.language, ctx.now());
  const isCurrent = now !== undefined && fingerprintOf(now) === hash;
  return {
    number,
    kind,
    createdAt,
    state: isCurrent ? ("CURRENT" as const) : ("SUPERSEDED" as const),
  };
}

// `addDocument` wrote the id, and the moment of a parcel, with the kind that they belong to.
const subjectBy = ({ kind, subjectId, parcelAt }: DocumentItem) =>
  ({ kind, id: subjectId, ...(parcelAt && { at: parcelAt }) }) as Subject;
