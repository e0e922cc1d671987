import { namesOf } from "../../kernel/people.ts";
import type { StoredRevision } from "../wikis/items.ts";

// Revisions are in the partition of their wiki: `wikis/items.ts`.

/** Revisions with the present names of their authors. */
export async function named(revisions: readonly StoredRevision[]) {
  const people = revisions.flatMap(({ editorId, creditedId }) => [editorId, creditedId ?? []]);
  const nameOf = await namesOf(people.flat());
  return revisions.map(({ creditedId, ...revision }) => ({
    ...revision,
    files: revision.files ?? [],
    editorName: nameOf(revision.editorId),
    ...(creditedId && { creditedName: nameOf(creditedId) }),
  }));
}
