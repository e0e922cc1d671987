import type { Product } from "@bupum/shared/catalogue/products/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import type { Column } from "./column.ts";
import { CompareTable } from "./compare-table.tsx";
import { loadReader } from "./rows.ts";

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const reader = await loadReader();
const columnOf = (id: string, specifications: Record<string, string>): Column => ({
  id: `prd_${id}`,
  of: productOf<Product>({
    id: `prd_${id}`,
    partNumber: `E3Z-${id}`,
    name: alike("포토센서"),
    manufactorName: alike("오므론"),
    unit: "EA",
    offerCount: 1,
    alternates: [],
    safetyMarks: [],
    specifications: Object.entries(specifications).map(([name, value]) => ({
      name: alike(name),
      value,
    })),
  }),
});
const onDrop = vi.fn<(id: string) => void>();
const shown = (...columns: Column[]) =>
  show(<CompareTable columns={columns} reader={reader} onDrop={onDrop} onSwap={vi.fn()} />);
const rowOf = (name: string) =>
  screen.getAllByRole("rowheader", { name, hidden: true })[0]!.closest("tr")!;

beforeEach(() => {
  browserObjects();
  network({ "/seller-infos/product": () => ({ status: 200, body: { items: [] } }) });
});
afterEach(() => {
  onDrop.mockReset();
  tidy();
});

describe("the table of a comparison (S2-17)", () => {
  test("folds what is equal with how much it is, and marks what differs by a word", async () => {
    await shown(
      columnOf("1", { 극수: "3P", 정격전류: "10 A" }),
      columnOf("2", { 극수: "3P", 정격전류: "20 A" }),
    );
    const fold = screen.getByRole("button", { name: /^같은 항목 2개/ });
    expect(rowOf("극수").dataset["folded"]).toBe("true");
    fireEvent.click(fold);
    expect(fold.getAttribute("aria-expanded")).toBe("true");
    expect(rowOf("극수").dataset["folded"]).toBeUndefined();
    expect(within(rowOf("정격전류 다름")).getAllByRole("cell")).toHaveLength(2);
  });

  test("names the compared part that one can be taken for, with its grade (D37-4)", async () => {
    const [first, second] = [columnOf("1", {}), columnOf("2", {})];
    const link = { id: second.id, relation: "INSTEAD", grade: "SAME_FOOTPRINT" };
    await shown({ ...first, of: productOf<Product>({ ...first.of, alternates: [link] }) }, second);
    const [, asked, other] = screen.getAllByRole("columnheader");
    expect(other!.textContent).toContain("E3Z-1 대신 같은 치수");
    expect(asked!.textContent).not.toContain("대신");
  });

  test("says of a part that is gone that it is, and takes any part out", async () => {
    await shown(columnOf("1", { 극수: "3P" }), { id: "prd_2", of: undefined });
    expect(screen.getByText("판매가 종료되었거나 없는 부품입니다.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "prd_2 비교에서 제외" }));
    expect(onDrop).toHaveBeenCalledWith("prd_2");
  });

  test("folds nothing of a single part", async () => {
    await shown(columnOf("1", { 극수: "3P" }));
    expect(screen.queryByRole("button", { name: /^같은 항목/ })).toBeNull();
    expect(rowOf("극수").dataset["folded"]).toBeUndefined();
  });
});
