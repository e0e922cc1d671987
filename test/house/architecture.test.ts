import { describe, expect, test } from "vitest";
import { importsOf, sources, textOf } from "./sources.ts";

const [, diagram = ""] = /```mermaid\n(.*?)```/s.exec(textOf("ARCHITECTURE.md")) ?? [];

/** Names of rooms by the folders in their boxes. */
const rooms = new Map(
  [...diagram.matchAll(/^ {2}(\w+)\["([^"<]+)<br>/gm)].flatMap(([, room, folders]) =>
    folders!.split(", ").map((folder) => [`${folder}/`, room!] as const),
  ),
);
const drawn = [...diagram.matchAll(/^ {2}([\w &]+) --> ([\w &]+)$/gm)].flatMap(([, from, to]) =>
  from!.split(" & ").flatMap((one) => to!.split(" & ").map((other) => `${one} --> ${other}`)),
);

/** The room of a file: the longest folder that it lies in. */
function roomOf(file: string): string | undefined {
  const folders = [...rooms.keys()].filter((folder) => file.startsWith(folder));
  const [longest] = folders.toSorted((a, b) => b.length - a.length);
  return longest && rooms.get(longest);
}
const product = sources().filter((file) => !file.startsWith("test/"));

describe("the diagram of the house", () => {
  test("has a room for every file", () => {
    expect(rooms.size).toBeGreaterThan(10);
    expect(product.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test("has an arrow for each room that another one imports, and no other", () => {
    const found = product
      .filter((file) => !file.includes(".test."))
      .flatMap((file) => {
        const from = roomOf(file);
        const targets = importsOf(file).flatMap(({ target }) => (target ? [roomOf(target)] : []));
        return targets
          .filter((to) => to !== undefined && to !== from)
          .map((to) => `${from} --> ${to}`);
      });
    expect(drawn.toSorted()).toEqual([...new Set(found)].toSorted());
  });
});
