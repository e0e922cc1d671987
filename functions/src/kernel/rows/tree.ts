import { Problem } from "@bupum/shared/kernel/problem";
import type { TreeNode } from "@bupum/shared/kernel/tree";
import type { Key, Write } from "./write-request.ts";

/** Somebody else changed the tree since it was read. */
export const staleTree = new Problem("VERSION_CONFLICT");

/** Refused if the parent was just deleted: its children would be unreachable. */
export const mustStand = (key: Key | undefined): Write[] =>
  key ? [{ check: key, guard: { exists: true, refused: staleTree } }] : [];

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
