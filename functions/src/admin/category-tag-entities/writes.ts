import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type StoredTag, tagKey } from "../../category-tags/items.ts";
import type { Write } from "../../kernel/table.ts";

export const stale = new Problem("VERSION_CONFLICT");

/** Refused where a parent has just gone: then its children would hang in the air. */
export const mustStand = (id: Id<"cat"> | undefined): Write[] =>
  id ? [{ check: tagKey(id), guard: { exists: true, refused: stale } }] : [];

/** Numbers siblings anew around one that takes that place. Refused with VERSION_CONFLICT. */
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
