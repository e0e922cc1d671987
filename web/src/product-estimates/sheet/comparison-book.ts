import { isOrdered } from "@bupum/shared/deal/product-estimates/rules";
import { wonRate } from "@bupum/shared/kernel/money/amounts";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Book, BookCell } from "@bupum/ui/sheet/book-file";
import type { Cell, Row } from "../comparison.ts";
import type { Comparison } from "../use-comparison.ts";
import { breakdownRows, goodsRowOf } from "./breakdown-rows.ts";
import { askedColumns, columnOf, letterOf, mark, sellerColumns } from "./columns.ts";
import { goodsWonOf, type RatePlaces, sellerCells } from "./seller-cells.ts";
import type { SheetWords } from "./sheet-words.ts";

/** Rows of the sheet, from 1 as spreadsheets count them. */
const rateRow = 3;
const sellerRow = 5;
export const firstRow = 7;

const foreign = ["USD", "CNY"] as const;
const text = (value: string | undefined, look: BookCell["look"] = "text"): BookCell => ({
  value,
  look,
});
const widths: Partial<Record<string, number>> = {
  number: 5,
  partNumber: 22,
  maker: 14,
  product: 26,
  ownNumber: 16,
  unit: 6,
  chosenSeller: 18,
  chosenAmount: 16,
  mark: 6,
  terms: 15,
  feeVat: 0,
  days: 8,
  note: 30,
};
const usual = 12;

/** The rates of the comparison, each in a cell that formulas refer to. */
function ratesOf({ rates }: Comparison, say: SheetWords) {
  const cells: BookCell[] = [text(say.rates({ date: rates?.asOf ?? "" }), "note")];
  const places: RatePlaces = {};
  for (const currency of foreign) {
    const rate = wonRate(currency, rates?.toKrw ?? {});
    if (rate === undefined) continue;
    cells.push(text(currency, "note"), { value: rate, look: "rate" });
    places[currency] = `$${letterOf(cells.length - 1)}$${rateRow}`;
  }
  return { cells: rates ? cells : [], places };
}

/** The requested line, and its chosen seller as a formula over the marks. */
function askedCells(row: Row, number: number, sellers: number, say: SheetWords): BookCell[] {
  const { line } = row;
  const at = firstRow + number - 1;
  const ifMarked = (seller: number, then: string, otherwise: string) =>
    `IF(${letterOf(columnOf(seller, "mark"))}${at}="${mark}",${then},${otherwise})`;
  const all = Array.from({ length: sellers }, (_, seller) => seller);
  const names = all.map((seller) =>
    ifMarked(seller, `${letterOf(columnOf(seller, "mark"))}$${sellerRow}`, '""'),
  );
  const sums = all.map((seller) =>
    ifMarked(seller, `${letterOf(columnOf(seller, "supply"))}${at}`, "0"),
  );
  return [
    { value: number, look: "number" },
    text(line.partNumber),
    text(line.manufactorName),
    text(line.droppedAt ? say.dropped(line.productName) : line.productName),
    text(line.ownNumber),
    { value: line.quantity, look: "number" },
    text(line.unit),
    ...(sellers > 0
      ? [
          { ...text(undefined), formula: names.join("&") },
          { look: "number", formula: sums.join("+") } as const,
        ]
      : []),
  ];
}

/** What each seller's chosen goods are worth, and in which cell that stands. */
function goodsOf(of: Comparison, isChosen: (cell: Cell) => boolean, lastRow: number) {
  const toKrw = of.rates?.toKrw ?? {};
  return of.columns.map(({ estimate: { sellerId } }, seller) => ({
    won: goodsWonOf(
      of.rows.flatMap(({ cells }) => cells.get(sellerId) ?? []).filter(isChosen),
      toKrw,
    ),
    at: `${letterOf(columnOf(seller, "supply"))}$${goodsRowOf(lastRow)}`,
  }));
}

/** The comparison as a sheet for approval: a line a row, a block a seller, a breakdown below. */
export function comparisonBook(of: Comparison, say: SheetWords, now: Instant): Book {
  const { group, rows, columns, picks } = of;
  const { cells: rateCells, places } = ratesOf(of, say);
  const isChosen = ({ item }: Cell) => picks.ids.has(item.id) || isOrdered(item);
  const toKrw = of.rates?.toKrw ?? {};
  const lastRow = firstRow + rows.length - 1;
  const goods = goodsOf(of, isChosen, lastRow);
  const unasked: ReturnType<typeof sellerCells> = { note: text(say.notAsked) };
  const lineRows = rows.map((row, index) => {
    const cells = columns.map(({ estimate: { sellerId } }) => row.cells.get(sellerId));
    const blocks = cells.map((cell, seller) =>
      cell
        ? sellerCells({
            cell,
            isChosen: isChosen(cell),
            toKrw,
            rates: places,
            region: group.region,
            goods: goods[seller]!,
            at: (name) => `${letterOf(columnOf(seller, name))}${firstRow + index}`,
            note: say.note(cell),
            terms: cell.quote ? say.terms(cell.quote) : "",
          })
        : unasked,
    );
    const chosen = cells.findIndex((cell) => cell && isChosen(cell));
    const asked = askedCells(row, index + 1, columns.length, say);
    return [
      ...withChosen(asked, columns[chosen]?.estimate.sellerName, blocks[chosen]?.supply?.value),
      ...blocks.flatMap((block) => sellerColumns.map((name) => block[name] ?? text(undefined))),
    ];
  });
  const heads = columns.flatMap(({ estimate }) =>
    sellerColumns.map((_, at) => text(at === 0 ? estimate.sellerName : undefined, "head")),
  );
  const names = [...askedColumns, ...columns.flatMap(() => sellerColumns)];
  return {
    name: say.name,
    rows: [
      [text(say.title({ number: group.number, title: group.title }), "title")],
      [text(say.basis({ time: seoulClock(now) }), "note")],
      rateCells,
      [],
      [...askedColumns.map((_, at) => text(at === 0 ? say.asked : undefined, "head")), ...heads],
      names.map((name) => text(say.heads[name], "head")),
      ...lineRows,
      [],
      ...breakdownRows(of, say, { first: firstRow, last: lastRow, isChosen }),
      [],
      ...of.folded.map(({ sellerId, sellerName }) => [
        text(say.without({ seller: sellerName, why: whyNone(of, sellerId, say) }), "note"),
      ]),
    ],
    widths: names.map((name) => widths[name] ?? usual),
    frozen: { rows: firstRow - 1, columns: 2 },
    marks: marksOf(columns.length, lastRow),
  };
}

/** The cells for marks, and the formats that a mark switches on. */
const marksOf = (sellers: number, lastRow: number): Book["marks"] =>
  Array.from({ length: sellers }, (_, seller) => {
    const [from, to] = [columnOf(seller, "mark"), columnOf(seller, "note")].map(letterOf);
    return {
      mark,
      range: `${from}${firstRow}:${from}${lastRow}`,
      coloured: `${from}${firstRow}:${to}${lastRow}`,
      when: `$${from}${firstRow}="${mark}"`,
    };
  });

/** Why a seller has no block. Most lines share a reason, so each reason is given once. */
function whyNone({ rows }: Comparison, sellerId: string, say: SheetWords): string {
  const cells = rows.flatMap((row) => row.cells.get(sellerId) ?? []);
  return [...new Set(cells.map((cell) => say.why(cell)))].join(", ");
}

/** Results of the choice's formulas when the file is made. */
function withChosen(
  asked: readonly BookCell[],
  seller: string | undefined,
  supply: BookCell["value"],
): BookCell[] {
  const [name, sum] = [askedColumns.indexOf("chosenSeller"), askedColumns.indexOf("chosenAmount")];
  return asked.map((cell, at) => {
    if (at === name) return { ...cell, value: seller ?? "" };
    return at === sum ? { ...cell, value: supply ?? 0 } : cell;
  });
}
