import type { TreeNode as Node } from "@bupum/shared/kernel/tree";

/** A category as admins arrange it. */
export interface TreeNode extends Node {
  name: Record<"ko" | "en" | "zh", string>;
}

export interface Branch<Of extends TreeNode = TreeNode> {
  node: Of;
  /** 0 on top. */
  depth: number;
  /** Its position among its siblings, and their number. */
  place: number;
  siblings: number;
}

/** The subject of the dialog: an existing category, or a new one below another. */
export type Editing<Of extends TreeNode = TreeNode> = { node: Of } | { below: string };

/** Categories in reading order: each parent, then its descendants. */
export function branchesOf<Of extends TreeNode>(nodes: readonly Of[]): Branch<Of>[] {
  const below = (parentId: string | undefined, depth: number): Branch<Of>[] => {
    const siblings = nodes
      .filter((node) => node.parentId === parentId)
      .toSorted((one, other) => one.order - other.order);
    return siblings.flatMap((node, place) => [
      { node, depth, place, siblings: siblings.length },
      ...below(node.id, depth + 1),
    ]);
  };
  return below(undefined, 0);
}

/** Possible parents of a category: not itself or a descendant, and not too deep. */
export function parentsFor<Of extends TreeNode>(
  branches: readonly Branch<Of>[],
  moved: string | undefined,
  levels: number,
): Branch<Of>[] {
  const start = branches.findIndex(({ node }) => node.id === moved);
  const own = branches[start];
  const after = own ? branches.slice(start + 1) : [];
  const end = after.findIndex(({ depth }) => depth <= (own?.depth ?? 0));
  const within = own ? [own, ...(end < 0 ? after : after.slice(0, end))] : [];
  const carried = own ? Math.max(...within.map(({ depth }) => depth)) - own.depth : 0;
  return branches.filter(
    (branch) => !within.includes(branch) && branch.depth + carried < levels - 1,
  );
}
