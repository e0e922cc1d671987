import { expect, test } from "vitest";
import { branchesOf, parentsFor } from "./tree.ts";

const node = (id: string, order: number, parentId?: string) => ({
  id,
  order,
  version: 1,
  name: { ko: id, en: id, zh: id },
  ...(parentId && { parentId }),
});

const nodes = [
  node("control", 1),
  node("sensor", 0),
  node("plc", 0, "control"),
  node("cpu", 0, "plc"),
  node("timer", 1, "control"),
];
const names = (branches: readonly { node: { id: string } }[]) => branches.map((one) => one.node.id);

test("categories are read from the top down, siblings in their order", () => {
  const branches = branchesOf(nodes);
  expect(names(branches)).toEqual(["sensor", "control", "plc", "cpu", "timer"]);
  expect(branches[3]).toMatchObject({ depth: 2, place: 0, siblings: 1 });
  expect(branches[4]).toMatchObject({ depth: 1, place: 1, siblings: 2 });
});

test("a category cannot be moved below itself or its descendants", () => {
  expect(names(parentsFor(branchesOf(nodes), "plc", 3))).toEqual(["sensor", "control"]);
});

test("the tree never gets deeper than its limit", () => {
  const branches = branchesOf(nodes);
  const all = ["sensor", "control", "plc", "timer"];
  expect(names(parentsFor(branches, undefined, 3))).toEqual(all);
  expect(names(parentsFor(branches, "control", 3))).toEqual([]);
  expect(names(parentsFor(branches, undefined, 2))).toEqual(["sensor", "control"]);
  expect(names(parentsFor(branches, "timer", 2))).toEqual(["sensor", "control"]);
});
