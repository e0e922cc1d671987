import type { CategoryTagEntity } from "@bupum/shared/category-tags/admin-contract";
import { expect, test } from "vitest";
import { branchesOf, parentsFor } from "./tree.ts";

const tag = (id: string, order: number, parentId?: string) =>
  ({ id, order, ...(parentId && { parentId }) }) as CategoryTagEntity;

const tags = [
  tag("control", 1),
  tag("sensor", 0),
  tag("plc", 0, "control"),
  tag("cpu", 0, "plc"),
  tag("timer", 1, "control"),
];
const names = (branches: readonly { tag: { id: string } }[]) => branches.map(({ tag }) => tag.id);

test("categories are read from the top down, siblings in their order", () => {
  const branches = branchesOf(tags);
  expect(names(branches)).toEqual(["sensor", "control", "plc", "cpu", "timer"]);
  expect(branches[3]).toMatchObject({ depth: 2, place: 0, siblings: 1 });
  expect(branches[4]).toMatchObject({ depth: 1, place: 1, siblings: 2 });
});

test("a category hangs neither under itself nor under what is below it", () => {
  expect(names(parentsFor(branchesOf(tags), "plc"))).toEqual(["sensor", "control"]);
});

test("nothing gets to a fourth level", () => {
  expect(names(parentsFor(branchesOf(tags), undefined))).toEqual([
    "sensor",
    "control",
    "plc",
    "timer",
  ]);
  expect(names(parentsFor(branchesOf(tags), "control"))).toEqual([]);
});
