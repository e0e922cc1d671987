import { describe, expect, test } from "vitest";
import { areas, placeOf } from "./areas.ts";
import { importsOf, sources } from "./sources.ts";

interface Layer {
  /** Prefix of the files that the rule is for; the longest match applies. */
  files: string;
  /** Prefixes of our own files that these may import. */
  may: string[];
}

/** Who may import whom (A1-1). A folder that is absent from a list may not be imported. */
const layers: Layer[] = [
  { files: "shared/src/", may: ["shared/src/"] },
  { files: "shared/ui/", may: ["shared/ui/", "shared/src/"] },
  { files: "functions/src/kernel/", may: ["functions/src/kernel/", "shared/src/"] },
  {
    files: "functions/src/providers/",
    may: ["functions/src/providers/", "functions/src/kernel/", "shared/src/"],
  },
  { files: "functions/src/", may: ["functions/src/", "shared/src/"] },
  { files: "seed/", may: ["seed/", "functions/src/", "shared/src/"] },
  { files: "infra/src/", may: ["infra/src/", "shared/src/"] },
  { files: "infra/local/", may: ["infra/local/", "infra/src/", "shared/src/"] },
  { files: "web/", may: ["web/", "shared/ui/src/", "shared/src/"] },
  { files: "admin/", may: ["admin/", "shared/ui/src/", "shared/src/"] },
  { files: "test/", may: [""] },
];

const order = Object.keys(areas);
/** Their folders are no nouns, or those of admins, jobs and pages. */
const withoutNouns = new Set(
  "kernel providers search indexing admin jobs sites sockets".split(" "),
);

const all = sources().flatMap((file) => importsOf(file).map((found) => ({ file, ...found })));

describe("areas", () => {
  const places = sources().flatMap((file) => placeOf(file) ?? []);

  test("are those of the list, and none is empty", () => {
    const found = new Set(places.map(({ area }) => area));
    expect([...found].toSorted()).toEqual(order.toSorted());
  });

  test("contain each noun once, and the same in functions and shared", () => {
    const areasOf = Map.groupBy(
      places.filter(({ area, noun }) => noun && !withoutNouns.has(area)),
      ({ noun }) => noun,
    );
    const torn = [...areasOf].filter(([, all]) => new Set(all.map(({ area }) => area)).size > 1);
    expect(torn.map(([noun]) => noun)).toEqual([]);
  });
});

describe("imports", () => {
  test("go one way between the workspaces", () => {
    const faults = all.filter(({ file, target }) => {
      if (!target) return false;
      const layer = layers
        .filter(({ files }) => file.startsWith(files))
        .toSorted((a, b) => b.files.length - a.files.length)[0];
      return !layer?.may.some((beginning) => target.startsWith(beginning));
    });
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  test("go down from area to area, without circles between folders", () => {
    const faults = all.filter(({ file, target }) => {
      const [from, to] = [placeOf(file), target && placeOf(target)];
      if (!from || !to || from.workspace !== to.workspace || file.includes(".test.")) return false;
      return order.indexOf(to.area) > order.indexOf(from.area);
    });
    expect(faults.map(({ file, name }) => `${file} reaches up for ${name}`)).toEqual([]);
  });

  test("do not connect jobs, pages or sockets with each other", () => {
    const faults = all.filter(({ file, target }) => {
      const [from, to] = [placeOf(file), target && placeOf(target)];
      if (!from || !to || from.workspace !== to.workspace) return false;
      if (!["jobs", "sites", "sockets"].includes(from.area)) return false;
      return from.area === to.area && from.noun !== to.noun;
    });
    expect(faults.map(({ file, name }) => `${file} reaches for ${name}`)).toEqual([]);
  });

  /** DECISIONS 220. */
  const readers = new Set(["papaparse", "fflate", "saxes", "hucre"]);
  test("from outside are only zod in shared, and what reads sheets in their reader", () => {
    const faults = all.filter(
      ({ file, name, target }) =>
        file.startsWith("shared/src/") &&
        !file.includes(".test.") &&
        !target &&
        !/^zod(\/mini)?$/.test(name) &&
        !(file.startsWith("shared/src/sheets/reader/") && readers.has(name)),
    );
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  test("of DynamoDB's client are in the kernel only", () => {
    const faults = all.filter(
      ({ file, name }) =>
        /^(functions|seed)\//.test(file) &&
        !file.startsWith("functions/src/kernel/") &&
        /^@aws-sdk\/(lib|client)-dynamodb$/.test(name),
    );
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  test("of the pages' features do not include routes", () => {
    const faults = all.filter(
      ({ file, target }) =>
        /^(web|admin)\/src\/routes\//.test(target ?? "") && !/\/src\/(routes|main)/.test(file),
    );
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  test("have an extension if relative, and none if they name a workspace", () => {
    const faults = all.filter(({ name }) =>
      name.startsWith(".")
        ? !/\.(tsx?|json|css|svg)(\?\w+)?$/.test(name)
        : name.startsWith("@bupum/") && /\.tsx?$/.test(name),
    );
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });
});
