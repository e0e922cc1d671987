import type { SheetColumn as Head, SheetValue } from "../kernel/sheet.ts";
import type { Language } from "../kernel/language/language-of.ts";
import type { Merchandise } from "../merchandises/contract.ts";
import {
  numberColumns,
  requiredColumns,
  type SheetColumn,
  sheetColumns,
  stepColumns,
  templateColumns,
} from "./columns.ts";
import type { RegisterAction } from "./codes.ts";
import type { RegisterWords } from "./words/types.ts";

/** The heads of an action's sheet: a star where a cell is needed. */
export const sheetHeads = (action: RegisterAction, words: RegisterWords): Required<Head>[] =>
  templateColumns[action].map((column) => ({
    head: `${words.columns[column]}${requiredColumns.includes(column) ? " *" : ""}`,
    width: column === "productName" || column === "memo" ? 30 : 18,
    isNumber: numberColumns.has(column),
  }));

/**
 * A listing as a row of the sheet that puts listings on sale: sent back as it is, it changes
 * nothing. Prices are at most 9 and 5 digits, which a number holds exactly.
 */
export function merchandiseRow(
  listing: Merchandise,
  words: RegisterWords,
  language: Language,
): SheetValue[] {
  const [first] = listing.breaks;
  const cells: Partial<Record<SheetColumn, SheetValue>> = {
    partNumber: listing.partNumber,
    manufactor: listing.manufactorName[language],
    productName: listing.productName[language],
    condition: words.choices.condition[listing.condition],
    price: Number(first!.unitPrice),
    currency: listing.currency,
    stock: listing.stock ?? undefined,
    moq: listing.moq,
    orderMultiple: listing.orderMultiple,
    leadTimeDays: listing.leadTimeDays,
    shippingFeePayer: words.choices.shippingFeePayer[listing.shippingFeePayer],
    warehouseRegion: words.choices.warehouseRegion[listing.warehouseRegion],
    memo: listing.memo,
    sellerSku: listing.sellerSku,
  };
  for (const [at, { quantity, price }] of stepColumns.entries()) {
    const step = listing.breaks[at + 1];
    if (!step) break;
    cells[quantity] = step.minQty;
    cells[price] = Number(step.unitPrice);
  }
  return sheetColumns.map((column) => cells[column]);
}
