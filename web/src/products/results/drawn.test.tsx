import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import { Facet } from "./facet.tsx";
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

function Narrowed() {
  const [sort, setSort] = useState<"price:asc">();
  return (
    <>
      <button type="button" onClick={() => setSort("price:asc")}>
        좁히기
      </button>
      <ResultTable
        rows={rows}
        keyword={undefined}
        stale={sort !== undefined}
        search={{ sort }}
        found={undefined}
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
