import { describe, expect, test } from "vitest";
import { columnsOf, mostChosen, shownColumns } from "./columns.ts";

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const facet = (spec: string) => ({ spec, name: alike(spec), unit: "", values: [] });
const row = (specifications: Record<string, string>) => ({
  specifications: Object.entries(specifications).map(([spec, value]) => ({
    spec,
    values: [value],
  })),
});
const specs = (names: readonly string[], rows: Parameters<typeof columnsOf>[1]) =>
  columnsOf(names.map(facet), rows).map(({ spec }) => spec);

describe("the columns of a table of results", () => {
  test("are what the rows differ by, in the order of the filters (S8-10)", () => {
    const rows = [
      row({ poles: "3", current: "10", curve: "C" }),
      row({ poles: "3", current: "16", curve: "D" }),
    ];
    expect(specs(["poles", "curve", "current"], rows)).toEqual(["curve", "current", "poles"]);
  });

  test("leave out what few rows have", () => {
    const rows = [
      row({ poles: "3" }),
      row({ poles: "2" }),
      row({ poles: "4", brake: "true" }),
      row({}),
    ];
    expect(specs(["brake", "poles"], rows)).toEqual(["poles"]);
  });

  test("are four at most", () => {
    const rows = [
      row({ a: "1", b: "1", c: "1", d: "1", e: "1" }),
      row({ a: "2", b: "2", c: "2", d: "2", e: "2" }),
    ];
    expect(specs(["a", "b", "c", "d", "e"], rows)).toEqual(["a", "b", "c", "d"]);
  });

  test("are those that a reader chose, in the order of the filters, six at most (S2-14)", () => {
    const names = ["a", "b", "c", "d", "e", "f", "g"];
    const shown = (chosen: readonly string[] | undefined) =>
      shownColumns(names.map(facet), [row({ a: "1" }), row({ a: "2" })], chosen).map(
        ({ spec }) => spec,
      );
    expect(shown(undefined)).toEqual(["a"]);
    expect(shown(["f", "b", "unknown"])).toEqual(["b", "f"]);
    expect(shown(names)).toHaveLength(mostChosen);
    expect(shown([])).toEqual([]);
  });
});
