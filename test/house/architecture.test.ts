import { describe, expect, test } from "vitest";
import { areas, placeOf } from "./areas.ts";
import { importsOf, sources, textOf } from "./sources.ts";

const [map = "", ofAreas = ""] = [
  ...textOf("ARCHITECTURE.md").matchAll(/```mermaid\n(.*?)```/gs),
].map(([, text]) => text!);

/** Names of rooms by the folders in their boxes. */
const rooms = new Map(
  [...map.matchAll(/^ {2}(\w+)\["([^"<]+)<br>/gm)].flatMap(([, room, folders]) =>
    folders!.split(", ").map((folder) => [`${folder}/`, room!] as const),
  ),
);
const arrowsOf = (diagram: string): [from: string, to: string][] =>
  [...diagram.matchAll(/^ {2}([\w &]+) --> ([\w &]+)$/gm)].flatMap(([, from, to]) =>
    from!
      .split(" & ")
      .flatMap((one) => to!.split(" & ").map((other): [string, string] => [one, other])),
  );
const drawn = arrowsOf(map).map(([from, to]) => `${from} --> ${to}`);

/** The room of a file: the longest folder that it lies in. */
function roomOf(file: string): string | undefined {
  const folders = [...rooms.keys()].filter((folder) => file.startsWith(folder));
  const [longest] = folders.toSorted((a, b) => b.length - a.length);
  return longest && rooms.get(longest);
}
const product = sources().filter((file) => !file.startsWith("test/"));
const imports = product
  .filter((file) => !file.includes(".test."))
  .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target })));

describe("the diagram of the house", () => {
  test("has a box for every file", () => {
    expect(rooms.size).toBeGreaterThan(10);
    expect(product.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test("has an arrow for each import between boxes, and no other", () => {
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

describe("the diagram of the areas", () => {
  const drawnAreas = [...ofAreas.matchAll(/^ {2}(\w+)\["/gm)].map(([, area]) => area!);
  const found = imports.flatMap(({ file, target }) => {
    const [from, to] = [placeOf(file), target && placeOf(target)];
    if (!from || !to || from.workspace !== to.workspace || from.area === to.area) return [];
    if (!drawnAreas.includes(from.area) || !drawnAreas.includes(to.area)) return [];
    return [`${from.area} --> ${to.area}`];
  });
  const arrows = arrowsOf(ofAreas);
  const reaches = (from: string, to: string): boolean =>
    arrows.some(([one, other]) => one === from && (other === to || reaches(other, to)));

  test("has every area except the kernel and those on top", () => {
    const undrawn = ["kernel", "admin", "jobs", "sites", "sockets"];
    expect([...drawnAreas, ...undrawn].toSorted()).toEqual(Object.keys(areas).toSorted());
  });

  test("has a path of arrows for each import, and an import for each arrow", () => {
    const [ways, known] = [new Set(found), new Set(drawnAreas)];
    expect(known.size).toBeGreaterThan(10);
    expect(
      [...ways].filter((way) => !reaches(...(way.split(" --> ") as [string, string]))),
    ).toEqual([]);
    expect(arrows.map((ends) => ends.join(" --> ")).filter((way) => !ways.has(way))).toEqual([]);
  });
});
