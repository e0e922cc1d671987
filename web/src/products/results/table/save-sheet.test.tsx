import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productOf } from "../../../../test/product-label.ts";
import { network, show, tidy } from "../../../../test/world.tsx";
import type { FoundFacets } from "../../queries.ts";
import { mostSheetProducts, useSheetFields } from "./sheet-fields.ts";
import { SaveSheet } from "./save-sheet.tsx";

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const row = (at: number) =>
  productOf<FoundRow>({
    id: `prd_${at}`,
    partNumber: `E3Z-${at}`,
    name: alike("포토센서"),
    manufactorName: alike("오므론"),
    offerCount: 2,
    bestOffer: {
      unitPrice: "12500",
      currency: "KRW",
      moq: 5,
      stock: 20,
      leadTimeDays: 0,
      condition: "NEW",
    },
    specifications: [{ spec: "sensing-distance", values: ["2"] }],
  });
const distance = { spec: "sensing-distance", name: alike("검출거리"), unit: "mm", values: [] };
const found = productOf<FoundFacets>({ specificationFacets: [distance] });

/** A list of `total` rows in pages of a hundred, and the file that the page saves of it. */
function listOf(total: number) {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (saved.push(file), "blob:"),
    revokeObjectURL: () => undefined,
  });
  const { sentTo } = network({
    "/products/search": (_body, search) => {
      const from = Number(new URLSearchParams(search).get("cursor") ?? 0);
      const count = Math.min(100, total - from);
      const items = Array.from({ length: count }, (_, at) => row(from + at));
      const nextCursor = from + count < total ? String(from + count) : undefined;
      return { status: 200, body: { items, page: 1, itemsPerPage: 100, nextCursor } };
    },
  });
  return { saved, sentTo };
}
const shown = (total: number) =>
  show(
    <SaveSheet
      search={{ searchKeyword: "센서", sort: "price:asc", inStock: "true" }}
      found={found}
      rows={[]}
      total={total}
    />,
  );
const make = () => fireEvent.click(screen.getByRole("button", { name: "엑셀로 내보내기" }));

/** The cells of one row by their heads. */
function Probe() {
  const fields = useSheetFields([distance]);
  const cells = Object.fromEntries(fields.map(({ head, sheet }) => [head, sheet(row(0))]));
  return <output data-testid="cells">{JSON.stringify(cells)}</output>;
}

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

describe("the sheet of a list (S2-18)", () => {
  test("says before it is made how many of the parts it will hold", async () => {
    await shown(25_000);
    expect(screen.getByText(/25,000건 가운데 앞의 1,000건/)).toBeTruthy();
  });

  test("holds what is found, in its order and with its filters", async () => {
    const { saved, sentTo } = listOf(120);
    await shown(120);
    make();
    await waitFor(() => expect(saved).toHaveLength(1));
    const asked = sentTo("/products/search").map(({ search }) => new URLSearchParams(search));
    expect(asked.map((query) => query.get("sort"))).toEqual(["price:asc", "price:asc"]);
    expect(asked.every((query) => query.get("inStock") === "true")).toBe(true);
  });

  test("has each figure and each counted specification in a column of its own", async () => {
    await show(<Probe />);
    const shown = JSON.parse(screen.getByTestId("cells").textContent ?? "{}") as unknown;
    expect(shown).toMatchObject({
      품번: "E3Z-0",
      제조사: "오므론",
      검출거리: "2 mm",
      "단가 (부가세 별도)": 12_500,
      통화: "KRW",
      "최소 주문": 5,
      재고: "20",
      납기: "당일 출고",
      판매자: 2,
      주소: `${location.origin}/products/prd_0`,
    });
  });

  test("ends at its most rows, whatever else is found", async () => {
    const { saved, sentTo } = listOf(25_000);
    await shown(25_000);
    make();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sentTo("/products/search")).toHaveLength(mostSheetProducts / 100);
  });
});
