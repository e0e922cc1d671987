import type { CategoryTagEntity } from "@bupum/shared/category-tags/admin-contract";

export interface Branch {
  tag: CategoryTagEntity;
  /** 0 on top. */
  depth: number;
  /** Place among its siblings, and how many these are. */
  place: number;
  siblings: number;
}

/** What the dialog is about: a category that is changed, or a new one below another. */
export type Editing = { tag: CategoryTagEntity } | { below: string };

/** Categories in the order of reading: each parent, then all below it. */
export function branchesOf(tags: readonly CategoryTagEntity[]): Branch[] {
  const below = (parentId: string | undefined, depth: number): Branch[] => {
    const siblings = tags
      .filter((tag) => tag.parentId === parentId)
      .toSorted((one, other) => one.order - other.order);
    return siblings.flatMap((tag, place) => [
      { tag, depth, place, siblings: siblings.length },
      ...below(tag.id, depth + 1),
    ]);
  };
  return below(undefined, 0);
}

/** Categories that another may hang under: not itself, nothing below it, and never a fourth level. */
export function parentsFor(branches: readonly Branch[], moved: string | undefined): Branch[] {
  const start = branches.findIndex(({ tag }) => tag.id === moved);
  const own = branches[start];
  const after = own ? branches.slice(start + 1) : [];
  const end = after.findIndex(({ depth }) => depth <= (own?.depth ?? 0));
  const within = own ? [own, ...(end < 0 ? after : after.slice(0, end))] : [];
  const levels = own ? Math.max(...within.map(({ depth }) => depth)) - own.depth : 0;
  return branches.filter((branch) => !within.includes(branch) && branch.depth + levels < 2);
}
