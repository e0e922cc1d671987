import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import type { FoundFacets } from "../queries.ts";
import type { Narrow, Narrowed as Narrowing } from "./address.ts";
import { Facet } from "./facet.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { keptRows } from "./kept-rows.ts";
import { ResultTable } from "./table/result-table.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const drawn = vi.fn<() => void>();
const rows = ["prd_1", "prd_2"].map((id) =>
  productOf<FoundRow>({
    id,
    partNumber: id,
    name: alike("센서"),
    // Nothing but the cells of its row reads it.
    get manufactorName() {
      drawn();
      return alike("오므론");
    },
    unit: "EA",
    offerCount: 1,
    inStock: true,
  }),
);
const onNarrow = () => undefined;

/** One specification with how many parts have its only value. */
const counted = (count: number): FoundFacets => ({
  total: count,
  specificationFacets: [
    {
      spec: "poles",
      name: alike("극수"),
      unit: "",
      values: [{ value: "3", name: alike("3"), count }],
    },
  ],
});

function Narrowed() {
  const [sort, setSort] = useState<"price:asc">();
  const [found, setFound] = useState(counted(2));
  return (
    <>
      <button type="button" onClick={() => setFound(counted(1))}>
        다시 세기
      </button>
      <button type="button" onClick={() => setSort("price:asc")}>
        좁히기
      </button>
      <ResultTable
        rows={rows}
        keyword={undefined}
        stale={sort !== undefined}
        search={{ sort }}
        found={found}
        onNarrow={onNarrow}
      />
    </>
  );
}

describe("while a list is narrowed (S2-14)", () => {
  test("rows that stay are not drawn again", async () => {
    await show(<Narrowed />);
    const before = drawn.mock.calls.length;
    expect(before).toBeGreaterThanOrEqual(rows.length);
    fireEvent.click(screen.getByRole("button", { name: "좁히기" }));
    expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
    expect(drawn.mock.calls.length).toBe(before);
  });

  test("other counts of the same columns draw no row again", async () => {
    await show(<Narrowed />);
    const before = drawn.mock.calls.length;
    fireEvent.click(screen.getByRole("button", { name: "다시 세기" }));
    expect(drawn.mock.calls.length).toBe(before);
  });

  test("a row of another answer is the object that it was, unless something in it changed", () => {
    const [first, second] = ["prd_1", "prd_2"].map((id) =>
      productOf<FoundRow>({ id, partNumber: id, unit: "EA", offerCount: 1, inStock: true }),
    );
    const now = [{ ...second! }, { ...first!, offerCount: 2 }];
    const kept = keptRows([first!, second!], now);
    expect(kept).toEqual(now);
    expect(kept.map((row) => row === first || row === second)).toEqual([true, false]);
  });

  test("a second tick before the list has followed keeps the first", async () => {
    const asked: Parameters<Narrow>[0][] = [];
    const found: FoundFacets = {
      total: 2,
      facets: [
        { name: "region", values: ["SEOUL", "BUSAN"].map((value) => ({ value, count: 1 })) },
      ],
    };
    await show(
      <FilterPanel search={{ regions: "DAEGU" }} found={found} onNarrow={(to) => asked.push(to)} />,
    );
    fireEvent.click(screen.getByRole("checkbox", { name: /서울/ }));
    fireEvent.click(screen.getByRole("checkbox", { name: /부산/ }));
    const after = asked.reduce<Narrowing>(
      (search, to) => ({ ...search, ...(typeof to === "function" ? to(search) : to) }),
      { regions: "DAEGU" },
    );
    expect(after.regions).toBe("DAEGU,SEOUL,BUSAN");
  });

  test("values of a folded filter are drawn once it is unfolded", async () => {
    await show(
      <Facet name="지역" chosen={0} isOpen={false}>
        <p>서울</p>
      </Facet>,
    );
    expect(screen.queryByText("서울")).toBeNull();
    const details = screen.getByText("지역").closest("details")!;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    await waitFor(() => expect(screen.getByText("서울")).toBeTruthy());
  });
});
