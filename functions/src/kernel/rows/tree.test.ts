import { expect, test } from "vitest";
import { mustStand } from "./tree.ts";

const keyOf = (id: string) => ({ pk: id, sk: "node" });
const node = (id: string, parentId?: string) => ({
  id,
  ...(parentId && { parentId }),
  order: 0,
  version: 1,
});

test("a node is put below others only where each of these is still below the one that it was read below", () => {
  const writes = mustStand([node("left", "top"), node("top")], keyOf);
  expect(writes).toMatchObject([
    { check: keyOf("left"), guard: { equals: { parentId: "top" } } },
    { check: keyOf("top"), guard: { exists: true, lacks: ["parentId"] } },
  ]);
  expect(mustStand([], keyOf)).toEqual([]);
});
