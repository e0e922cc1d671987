import { awardOf } from "@bupum/shared/deal/award-plans/rules";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { type Rates, RatesContext } from "@bupum/ui/display/money";
import type { Book } from "@bupum/ui/sheet/book-file";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import { type Comparison, useComparison } from "../use-comparison.ts";
import { askedColumns, columnOf, letterOf, mark } from "./columns.ts";
import { comparisonBook } from "./comparison-book.ts";
import { valuesOf } from "../../../test/formulas.ts";
import { useSheetWords, type SheetWords } from "./sheet-words.ts";

beforeEach(browserObjects);
afterEach(tidy);

const lines = [1, 2, 3].map((number) => ({
  requestLineId: `l0${number}`,
  productName: "포토센서",
  partNumber: `E3Z-D6${number}`,
  manufactorName: "오므론",
  quantity: 10 * number,
  unit: "EA",
  files: [],
}));
const sellers = ["가온", "다솔", "라온", "마루"];
const group = productOf<Group>({
  id: "egr_1",
  number: "EG-1",
  title: "정기 보수",
  lines,
  estimates: sellers.map((sellerName) => ({
    id: `est_${sellerName}`,
    sellerId: `sel_${sellerName}`,
    sellerName,
    paymentTerms: "익월 말",
  })),
});
const quoteOf = (unitPrice: string, more: object) => ({
  state: "ACTIVE",
  currency: "KRW",
  vatMode: "EXCLUDED",
  breaks: [{ minQty: 1, unitPrice }],
  moq: 1,
  orderMultiple: 1,
  leadTimeDays: 2,
  condition: "NEW",
  shippingFeePayer: "BUYER_PAYS",
  validUntil: "2099-12-31",
  ...more,
});
const items = productOf<EstimateLine[]>(
  lines.flatMap(({ requestLineId, quantity, partNumber }, at) => {
    const quotes = {
      가온: quoteOf(`${1_000 + at}.5`, { shippingFee: 3_000 }),
      다솔: quoteOf(`${1_100 + at}`, { vatMode: "INCLUDED", shippingFee: 5_500, leadTimeDays: 7 }),
      라온: quoteOf(`0.${75 + at}`, { currency: "USD", shippingFeePayer: "SELLER_PAYS", moq: 12 }),
    };
    return sellers.map((sellerName) => ({
      id: `est_${sellerName}#${requestLineId}`,
      requestLineId,
      sellerId: `sel_${sellerName}`,
      sellerName,
      quantity,
      partNumber,
      unit: "EA",
      open: true,
      ...(sellerName in quotes
        ? {
            replyType: "REPLIED",
            currentResponse: {
              ...quotes[sellerName as keyof typeof quotes],
              id: `rsp_${sellerName}${requestLineId}`,
            },
          }
        : { replyType: "REJECTED", rejectReason: "OUT_OF_STOCK" }),
    }));
  }),
);
const rates: Rates = { currency: "KRW", toKrw: { USD: 1_400.5 }, asOf: "2026-11-27" };

/** The comparison of the page, with what is chosen of it, and the words of the sheet. */
const compared = (...chosen: string[]) => comparedOf(items, chosen);

async function comparedOf(
  asked: readonly EstimateLine[],
  chosen: readonly string[],
): Promise<{ of: Comparison; book: () => Book }> {
  let held: { of: Comparison; say: SheetWords } | undefined;
  function Page() {
    const of = useComparison(group, asked);
    const say = useSheetWords();
    useEffect(() => {
      held = { of, say };
    });
    return null;
  }
  await show(
    <RatesContext value={rates}>
      <Page />
    </RatesContext>,
  );
  const { picks, bids } = held!.of;
  act(() =>
    picks.choose(
      [...bids.values()].filter(({ id }) => chosen.includes(id)),
      "BY_HAND",
    ),
  );
  const { of, say } = held!;
  return { of, book: () => comparisonBook(of, say, "2026-11-27T06:00:00.000Z") };
}
const chosenAmount = letterOf(askedColumns.indexOf("chosenAmount"));
/** Sums of the first seller stand below the goods. */
const ofFirst = letterOf(columnOf(0, "supply"));
const cellAt = (book: Book, label: string, column: string) => {
  const values = valuesOf(book);
  const row = book.rows.findIndex(([first]) => first?.value === label) + 1;
  return values(`${column}${row}`);
};

test("the sheet of a comparison has a row a line, a block a seller, and says its basis", async () => {
  const { book } = await compared("est_가온#l01");
  const { rows } = book();
  const texts = (at: number) => rows[at]!.map((cell) => cell?.value).filter((value) => value);
  expect(texts(0)).toEqual(["견적 비교표 EG-1 · 정기 보수"]);
  expect(texts(1)[0]).toContain("부가세 별도");
  expect(texts(2)).toEqual(["적용 환율(원, 2026-11-27)", "USD", 1_400.5]);
  expect(texts(4)).toEqual(["요청 품목", "가온", "다솔", "라온"]);
  expect(rows.slice(6, 9).map(([number, product]) => [number?.value, product?.value])).toEqual([
    [1, "E3Z-D61"],
    [2, "E3Z-D62"],
    [3, "E3Z-D63"],
  ]);
  expect(texts(6)).toContain("최소 12EA");
  expect(rows.at(-1)?.[0]?.value).toBe("견적 없음: 마루 (견적 거절 · 재고 없음)");
});

test("each formula of the sheet comes to what the page says, in won of every currency", async () => {
  const { of, book } = await compared("est_가온#l01", "est_다솔#l02", "est_라온#l03");
  const made = book();
  const values = valuesOf(made);
  for (const [at, row] of made.rows.entries())
    for (const [column, cell] of row.entries())
      if (cell?.formula) expect(values([at, column]), cell.formula).toBe(cell.value);
  const { totalWon } = awardOf(of.picks.chosen);
  expect(cellAt(made, "공급가액 합계", chosenAmount)).toBe(totalWon);
  const [first] = of.picks.chosen;
  const order = breakdownOf([{ ...first!.quote, amount: first!.amount }]);
  expect(cellAt(made, "총액(부가세 포함)", ofFirst)).toBe(order.total);
  expect(cellAt(made, "선택 품목 수", chosenAmount)).toBe(3);
  expect(cellAt(made, "가장 늦은 납기(영업일)", chosenAmount)).toBe(7);
});

test("whoever moves a mark in the sheet gets the sums of that choice", async () => {
  const { book } = await compared("est_가온#l01", "est_가온#l02");
  const made = book();
  // The second line from another seller: its mark goes from the first block to the second.
  const [from, to] = [columnOf(0, "mark"), columnOf(1, "mark")];
  const rows = made.rows.map((row, at) =>
    at === 7
      ? row.map((cell, column) =>
          column === from || column === to ? { value: column === to ? mark : undefined } : cell,
        )
      : row,
  );
  tidy();
  browserObjects();
  const { of } = await compared("est_가온#l01", "est_다솔#l02");
  expect(cellAt({ ...made, rows }, "공급가액 합계", chosenAmount)).toBe(
    awardOf(of.picks.chosen).totalWon,
  );
  expect(valuesOf({ ...made, rows })(`${letterOf(askedColumns.indexOf("chosenSeller"))}8`)).toBe(
    "다솔",
  );
});

test("a fee that nobody has named is a word in the sheet, and never 0", async () => {
  const open = items.map((item) =>
    item.sellerName === "가온"
      ? productOf<EstimateLine>({
          ...item,
          currentResponse: quoteOf("1000", { id: item.id, shippingFeePayer: "NEGOTIABLE" }),
        })
      : item,
  );
  const { book } = await comparedOf(open, ["est_가온#l01"]);
  const made = book();
  expect(made.rows[6]?.[columnOf(0, "fee")]?.value).toBeUndefined();
  expect(made.rows[6]?.find((cell) => String(cell?.value).includes("배송비"))?.value).toContain(
    "배송비 협의 (합계 제외)",
  );
  expect(cellAt(made, "배송비(판매자마다 한 번)", ofFirst)).toBe("협의 (합계 제외)");
  expect(cellAt(made, "총액(부가세 포함)", ofFirst)).toBe(11_000);
  expect(cellAt(made, "공급가액 합계", chosenAmount)).toBe(10_000);
});
