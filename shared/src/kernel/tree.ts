import type { Problem } from "./problem.ts";

/** A row of a small tree that is always read whole: categories of parts or of wikis. */
export interface TreeNode {
  id: string;
  parentId?: string | undefined;
  /** Place among its siblings, from 0. */
  order: number;
  version: number;
}

/**
 * Parents before their children, siblings in order. A node whose parent was deleted at the same
 * moment moves to the top level.
 */
export function inTreeOrder<Node extends TreeNode>(nodes: readonly Node[]): Node[] {
  const known = new Set(nodes.map(({ id }) => id));
  const byParent = Map.groupBy(nodes, ({ parentId }) =>
    parentId !== undefined && known.has(parentId) ? parentId : undefined,
  );
  const below = (parentId: string | undefined): Node[] =>
    (byParent.get(parentId) ?? [])
      .toSorted((left, right) => left.order - right.order || (left.id < right.id ? -1 : 1))
      .flatMap((node) => [node, ...below(node.id)]);
  return below(undefined);
}

export const childrenOf = <Node extends TreeNode>(
  nodes: readonly Node[],
  parentId: string | undefined,
): Node[] => nodes.filter((node) => node.parentId === parentId);

/** The ancestors of a node, from its parent up. Throws `unknown` if one of them does not exist. */
export function ancestorsOf<Node extends TreeNode>(
  nodes: readonly Node[],
  parentId: string | undefined,
  unknown: Problem,
): Node[] {
  const found: Node[] = [];
  for (let id = parentId; id !== undefined; id = found.at(-1)!.parentId) {
    const parent = nodes.find((node) => node.id === id);
    if (!parent) throw unknown;
    found.push(parent);
  }
  return found;
}

/** A node with those above it, the highest first; nothing where it is unknown. */
export function lineOf<Node extends Pick<TreeNode, "id" | "parentId">>(
  nodes: readonly Node[],
  id: string | undefined,
): Node[] {
  const found = nodes.find((node) => node.id === id);
  return found ? [...lineOf(nodes, found.parentId), found] : [];
}

/** The number of levels below a node, itself included. */
export const levelsOf = (nodes: readonly TreeNode[], id: string): number =>
  1 + Math.max(0, ...childrenOf(nodes, id).map((child) => levelsOf(nodes, child.id)));
