import { afterEach, describe, expect, test } from "vitest";
import { compared } from "../../trade/compared.ts";
import { productOf } from "../../../test/product-label.ts";
import { mostCompared } from "./address.ts";
import { chosen, type Comparable, comparedIds } from "./chosen.ts";

const part = (id: string) => productOf<Comparable>({ id, partNumber: `E3Z-${id}` });

afterEach(chosen.clear);

describe("parts that are chosen to be compared (S2-16)", () => {
  test("are four at most, each once, and one that is chosen again is taken out", () => {
    for (const id of ["1", "2", "3", "4"]) expect(chosen.toggle(part(id))).toBe(true);
    expect(chosen.toggle(part("5"))).toBe(false);
    expect(compared.get()).toHaveLength(mostCompared);
    expect(chosen.toggle(part("2"))).toBe(true);
    expect(comparedIds(compared.get())).toBe("1,3,4");
  });

  test("are kept in the browser, and shared by its tabs", () => {
    chosen.toggle(part("1"));
    expect(localStorage.getItem("comparedProducts")).toContain("E3Z-1");
  });
});
