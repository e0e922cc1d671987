import { Problem } from "@bupum/shared/kernel/problem";
import type { Page } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { TreeNode } from "@bupum/shared/kernel/tree";
import type { Key, Write } from "./write-request.ts";

/** Somebody else changed the tree since it was read. */
export const staleTree = new Problem("VERSION_CONFLICT");

/**
 * The ancestors stand where they were read. Refused if one was just deleted or moved: its children
 * would be unreachable, as two nodes are that were moved below each other.
 */
export const mustStand = <Node extends TreeNode>(
  ancestors: readonly Node[],
  keyOf: (id: Node["id"]) => Key,
): Write[] =>
  ancestors.map(({ id, parentId }) => ({
    check: keyOf(id),
    guard: {
      ...(parentId ? { equals: { parentId } } : { exists: true, lacks: ["parentId"] }),
      refused: staleTree,
    },
  }));

/** Renumbers siblings around one that is moved. Refused with VERSION_CONFLICT. */
export const reorder = <Node extends TreeNode>(
  siblings: readonly Node[],
  id: string,
  place: number,
  keyOf: (id: Node["id"]) => Key,
): Write[] => {
  const others = siblings.filter((node) => node.id !== id);
  return others.flatMap((node, at): Write[] => {
    const order = at < place ? at : at + 1;
    if (node.order === order) return [];
    const { version } = node;
    const guard = { equals: { version }, refused: staleTree };
    return [{ change: keyOf(node.id), set: { order, version: version + 1 }, guard }];
  });
};

interface NamedNode extends TreeNode {
  name: Record<string, string>;
  createdAt: string;
}
interface TreeQuery {
  filter?: { parentId?: string | undefined } | undefined;
  searchKeyword?: string | undefined;
  page: number;
  itemsPerPage: number;
  cursor?: string | undefined;
}
type Compare<Node> = (a: Node, b: Node) => number;

/** Orders of a list of a tree besides its own. */
export const treeAges = {
  "createdAt:desc": (a: NamedNode, b: NamedNode) => (a.createdAt < b.createdAt ? 1 : -1),
  "createdAt:asc": (a: NamedNode, b: NamedNode) => (a.createdAt < b.createdAt ? -1 : 1),
} as const;

/**
 * The tree is small and read whole, so a page is a slice of it and needs no cursor. Without
 * `compare` in the tree's order. Throws CURSOR_INVALID.
 */
export function pageOfTree<Node extends NamedNode>(
  nodes: readonly Node[],
  { filter, searchKeyword = "", page, itemsPerPage, cursor }: TreeQuery,
  compare: Compare<Node> | undefined,
): Page<Node> {
  if (cursor !== undefined) throw new Problem("CURSOR_INVALID");
  const key = normalize(searchKeyword);
  const wanted = nodes.filter(
    ({ name, parentId }) =>
      (!filter?.parentId || parentId === filter.parentId) &&
      Object.values(name).some((one) => normalize(one).includes(key)),
  );
  const sorted = compare ? wanted.toSorted(compare) : wanted;
  const items = sorted.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return { items, page, itemsPerPage, total: wanted.length };
}
