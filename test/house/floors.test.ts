import { describe, expect, test } from "vitest";
import { placeOf } from "./areas.ts";
import { bare, importsOf, sources } from "./sources.ts";

/**
 * Groups of files or folders that import each other in a circle, directly or not; types are imports
 * too.
 */
function circlesOf(importedBy: ReadonlyMap<string, readonly string[]>): string[][] {
  const [order, lowest] = [new Map<string, number>(), new Map<string, number>()];
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of importedBy.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || importedBy.get(file)?.includes(file)) circles.push(circle.toSorted());
  };
  for (const file of importedBy.keys()) if (!order.has(file)) visit(file);
  return circles;
}

const isTest = (file: string) => file.includes(".test.");

/** The folder of a noun; the files of an area that lie in no noun are one of their own. */
function folderOf(file: string): string | undefined {
  const place = placeOf(file);
  return place && `${place.workspace}/src/${place.area}/${place.noun}`;
}

/** The imports of a file that leave its folder for another one of the same workspace. */
function arrowsOf(file: string): { file: string; name: string; from: string; to: string }[] {
  const from = folderOf(file);
  return importsOf(file).flatMap(({ name, target }) => {
    const to = target && folderOf(target);
    if (!from || !to || to === from || to.split("/")[0] !== from.split("/")[0]) return [];
    return [{ file, name, from, to }];
  });
}

describe("floors", () => {
  test("have no circular imports between files, types included", () => {
    const all = sources();
    const known = new Set(all.map(bare));
    const imported = new Map(
      all.map((file) => [
        bare(file),
        importsOf(file).flatMap(({ target }) => (target && known.has(target) ? [target] : [])),
      ]),
    );
    expect([...imported.values()].flat().length).toBeGreaterThan(all.length);
    expect(circlesOf(imported)).toEqual([]);
  });

  test("have no circular imports between the folders of nouns", () => {
    const arrows = sources().flatMap((file) => (isTest(file) ? [] : arrowsOf(file)));
    const imported = new Map<string, string[]>();
    for (const { from, to } of arrows) imported.set(from, [...(imported.get(from) ?? []), to]);
    expect(imported.size).toBeGreaterThan(100);
    const faults = circlesOf(imported).flatMap((circle) =>
      arrows
        .filter(({ from, to }) => circle.includes(from) && circle.includes(to))
        .map(({ file, name }) => `${circle.join(", ")} are a circle: ${file} imports ${name}`),
    );
    expect(faults).toEqual([]);
  });

  test("detect circles of three, two and one", () => {
    const found = circlesOf(
      new Map([
        ["a", ["b", "z"]],
        ["b", ["c"]],
        ["c", ["a"]],
        ["d", ["e"]],
        ["e", ["d"]],
        ["f", ["f"]],
        ["z", []],
      ]),
    );
    expect(found.toSorted()).toEqual([["a", "b", "c"], ["d", "e"], ["f"]]);
  });
});
