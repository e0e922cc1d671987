import type { FoundRow, Product } from "@bupum/shared/catalogue/products/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyBasket } from "../../../../test/basket.ts";
import { productOf } from "../../../../test/product-label.ts";
import { show, tidy } from "../../../../test/world.tsx";
import { basket } from "../../../trade/basket.ts";
import { setMayAsk } from "../../../trade/may-ask.ts";
import { compared } from "../../../trade/compared.ts";
import { chosen } from "../../compare/chosen.ts";
import type { FoundFacets } from "../../queries.ts";
import { AskAll } from "../../compare/ask-all.tsx";
import { ResultTable } from "./result-table.tsx";

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const rowOf = (at: number) =>
  productOf<FoundRow>({
    id: `prd_${at}`,
    partNumber: `E3Z-D6${at}`,
    name: alike("포토센서"),
    manufactorName: alike("오므론"),
    unit: "EA",
    offerCount: at,
    inStock: false,
    specifications: [{ spec: "poles", values: [String(at)] }],
  });
const rows = [rowOf(1), rowOf(2), rowOf(3)];
const poles = { spec: "poles", name: alike("극수"), unit: "", values: [] };
const found = productOf<FoundFacets>({ specificationFacets: [poles] });

const onNarrow = vi.fn<() => void>();
const shown = () =>
  show(
    <ResultTable
      rows={rows}
      keyword={undefined}
      stale={false}
      search={{}}
      found={found}
      onNarrow={onNarrow}
    />,
  );
const link = (at: number) => screen.getByRole("link", { name: `오므론 E3Z-D6${at} 포토센서` });
const press = (code: string) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { code });
};

beforeEach(browserObjects);
afterEach(() => {
  chosen.clear();
  setMayAsk(true);
  emptyBasket();
  onNarrow.mockReset();
  tidy();
});

describe("keys on the table of results (S2-14)", () => {
  test("walk from row to row and to either end", async () => {
    await shown();
    link(1).focus();
    press("ArrowDown");
    expect(document.activeElement).toBe(link(2));
    press("End");
    expect(document.activeElement).toBe(link(3));
    press("ArrowUp");
    press("Home");
    expect(document.activeElement).toBe(link(1));
  });

  test("walk within a row, from whose places the row's keys still act", async () => {
    await shown();
    link(2).focus();
    press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("2");
    press("KeyC");
    expect(compared.get().map(({ productId }) => productId)).toEqual(["prd_2"]);
    press("ArrowLeft");
    expect(document.activeElement).toBe(link(2));
  });

  test("pick, compare and add by the key, whatever letter the keyboard writes", async () => {
    await shown();
    link(1).focus();
    press("Space");
    expect(screen.getByText("1개 선택")).toBeTruthy();
    press("KeyC");
    expect(compared.get()).toHaveLength(1);
    press("KeyA");
    await vi.waitFor(() => expect(basket.has("prd_1")).toBe(true));
    press("KeyC");
    expect(compared.get()).toHaveLength(0);
  });

  test("leave the space bar to a button, and keys with Ctrl to the browser", async () => {
    await shown();
    link(1).focus();
    fireEvent.keyDown(link(1), { code: "KeyC", ctrlKey: true });
    expect(compared.get()).toHaveLength(0);
    press("ArrowRight");
    press("Space");
    expect(screen.queryByText("1개 선택")).toBeNull();
  });

  test("a head sorts by what it names, then from the other end, then not at all", async () => {
    await shown();
    fireEvent.click(screen.getByRole("button", { name: "품번" }));
    expect(onNarrow).toHaveBeenLastCalledWith({ sort: "partNumber:asc" });
    fireEvent.click(screen.getByRole("button", { name: "납기" }));
    expect(onNarrow).toHaveBeenLastCalledWith({ sort: "leadTimeDays:asc" });
  });
});

const buttons = (name: RegExp) => screen.queryAllByRole("button", { name });
test.each([
  [true, 3, 1],
  [false, 0, 0],
])(
  "whose company's basket takes his parts (%s) is offered to add rows, picked ones and compared ones (D46-4)",
  async (may, ofRows, ofOthers) => {
    setMayAsk(may);
    await shown();
    expect(buttons(/^담기: E3Z-D6\d$/)).toHaveLength(ofRows);
    link(1).focus();
    press("Space");
    expect(buttons(/선택한 부품 담기/)).toHaveLength(ofOthers);
    press("KeyA");
    // A key that adds has loaded the basket by then.
    await act(() => vi.dynamicImportSettled());
    expect(basket.has("prd_1")).toBe(may);
    await show(<AskAll products={[productOf<Product>(rowOf(1))]} />);
    expect(buttons(/모두 견적 요청/)).toHaveLength(ofOthers);
  },
);
