import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type StoredTag, tagKey } from "../../category-tags/items.ts";
import type { Write } from "../../kernel/table.ts";

export const stale = new Problem("VERSION_CONFLICT");

/** Refused if the parent was just deleted: its children would be unreachable. */
export const mustStand = (id: Id<"cat"> | undefined): Write[] =>
  id ? [{ check: tagKey(id), guard: { exists: true, refused: stale } }] : [];

/** Renumbers siblings around one that is moved. Refused with VERSION_CONFLICT. */
export const reorder = (siblings: readonly StoredTag[], id: string, place: number): Write[] => {
  const others = siblings.filter((tag) => tag.id !== id);
  return others.flatMap((tag, at): Write[] => {
    const order = at < place ? at : at + 1;
    if (tag.order === order) return [];
    const { version } = tag;
    const guard = { equals: { version }, refused: stale };
    return [{ change: tagKey(tag.id), set: { order, version: version + 1 }, guard }];
  });
};
