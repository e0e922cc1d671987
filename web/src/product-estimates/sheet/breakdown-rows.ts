import { deliveryRate } from "@bupum/shared/deal/product-estimate-orders/freight";
import type { BookCell } from "@bupum/ui/sheet/book-file";
import type { Cell } from "../comparison.ts";
import type { Comparison } from "../use-comparison.ts";
import { askedColumns, columnOf, letterOf, mark, type SellerColumn } from "./columns.ts";
import { goodsWonOf, sellerCells } from "./seller-cells.ts";
import type { SheetWords } from "./sheet-words.ts";

interface Lines {
  /** Rows of the sheet, from 1. */
  first: number;
  last: number;
  isChosen: (cell: Cell) => boolean;
}

const sumRows = ["goods", "shipping", "supply", "vat", "total", "lines", "latest"] as const;
type SumRow = (typeof sumRows)[number];

/** The quotes of a seller, of all lines, that leave the fee of the delivery open. */
const openQuotes = ({ rows, group }: Comparison, sellerId: string) =>
  rows
    .flatMap((row) => row.cells.get(sellerId)?.quote ?? [])
    .filter((quote) => deliveryRate(quote, group.region).fee === undefined);

/** The sums of one seller's chosen lines when the file is made. */
function sumsOf(of: Comparison, sellerId: string, { isChosen }: Lines): Record<SumRow, number> {
  const toKrw = of.rates?.toKrw ?? {};
  const cells = of.rows.flatMap((row) => row.cells.get(sellerId) ?? []).filter(isChosen);
  const goods = { won: goodsWonOf(cells, toKrw), at: "" };
  const { region } = of.group;
  const rest = { isChosen: true, rates: {}, at: () => "", note: "", terms: "" };
  const chosen = cells.map((cell) => sellerCells({ cell, toKrw, region, goods, ...rest }));
  const figures = (name: SellerColumn) => chosen.map((one) => Number(one[name]?.value ?? 0));
  const added = (name: SellerColumn) => figures(name).reduce((sum, one) => sum + one, 0);
  const most = (name: SellerColumn) => Math.max(0, ...figures(name));
  const supply = added("supply") + most("fee");
  const vat = added("vat") + most("feeVat");
  return {
    goods: added("supply"),
    shipping: most("fee"),
    supply,
    vat,
    total: supply + vat,
    lines: chosen.length,
    latest: most("days"),
  };
}

/** Where the breakdown begins, with the goods: below the lines and a blank row. */
export const goodsRowOf = (last: number): number => last + 2;

/**
 * Below the lines: goods, shipping once a seller at the highest fee that is named, supply value,
 * VAT and total, for each seller and for all; each a formula over the marks (D3-18, D4-12).
 */
export function breakdownRows(of: Comparison, say: SheetWords, lines: Lines) {
  const { first, last } = lines;
  const top = goodsRowOf(last);
  const rowOf = (name: SumRow) => top + sumRows.indexOf(name);
  const sums = of.columns.map(({ estimate: { sellerId } }) => sumsOf(of, sellerId, lines));
  const openFees = of.columns.map(({ estimate: { sellerId } }) => openQuotes(of, sellerId));
  const openWords = of.columns.map(({ estimate: { sellerId } }, at) => {
    const chosen = of.rows.flatMap((row) => row.cells.get(sellerId) ?? []).filter(lines.isChosen);
    const open = openFees[at] ?? [];
    const isOpen =
      sums[at]?.shipping === 0 && chosen.some(({ quote }) => quote && open.includes(quote));
    return isOpen ? say.openFee(open) : undefined;
  });
  const formulaOf = (name: SumRow, seller: number): string => {
    const range = (column: SellerColumn) => {
      const letter = letterOf(columnOf(seller, column));
      return `${letter}${first}:${letter}${last}`;
    };
    const marks = range("mark");
    const place = (row: SumRow) => `${letterOf(columnOf(seller, "supply"))}${rowOf(row)}`;
    const most = (column: SellerColumn) => `SUMPRODUCT(MAX((${marks}="${mark}")*${range(column)}))`;
    const open = openFees[seller] ?? [];
    return {
      goods: `SUMIF(${marks},"${mark}",${range("supply")})`,
      // A fee that nobody has named is a word, and no figure.
      shipping:
        open.length > 0
          ? `IF(${most("fee")}>0,${most("fee")},IF(COUNTIFS(${marks},"${mark}",${range("fee")},"")>0,"${say.openFee(open)}",0))`
          : most("fee"),
      supply: `${place("goods")}+${most("fee")}`,
      vat: `SUMIF(${marks},"${mark}",${range("vat")})+${most("feeVat")}`,
      total: `${place("supply")}+${place("vat")}`,
      lines: `COUNTIF(${marks},"${mark}")`,
      latest: most("days"),
    }[name];
  };
  const rowFor = (name: SumRow): (BookCell | undefined)[] => {
    const cells: (BookCell | undefined)[] = [{ value: say.sums[name], look: "label" }];
    const places = sums.map((_, at) => `${letterOf(columnOf(at, "supply"))}${rowOf(name)}`);
    const values = sums.map((sum) => sum[name]);
    cells[askedColumns.indexOf("chosenAmount")] = {
      value: name === "latest" ? Math.max(0, ...values) : values.reduce((a, b) => a + b, 0),
      formula: `${name === "latest" ? "MAX" : "SUM"}(${places.join(",") || "0"})`,
      look: "sum",
    };
    sums.forEach((sum, at) => {
      cells[columnOf(at, "supply")] = {
        value: name === "shipping" ? (openWords[at] ?? sum[name]) : sum[name],
        formula: formulaOf(name, at),
        look: "sum",
      };
    });
    return Array.from(cells);
  };
  const paying: (BookCell | undefined)[] = [{ value: say.payment, look: "label" }];
  of.columns.forEach(({ estimate }, at) => {
    paying[columnOf(at, "mark")] = { value: estimate.paymentTerms ?? "", look: "note" };
  });
  return [...sumRows.map(rowFor), Array.from(paying)];
}
