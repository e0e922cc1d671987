import type { SheetColumn, SheetValue } from "../../kernel/sheet.ts";
import type { Language } from "../../kernel/language/language-of.ts";
import type { Merchandise } from "../../selling/merchandises/contract.ts";
import {
  numberColumns,
  requiredColumns,
  type RegisterColumn,
  registerColumns,
  stepColumns,
  templateColumns,
} from "./columns.ts";
import type { RegisterAction } from "./codes.ts";
import type { RegisterWords } from "./words/types.ts";

/** The headings of an action's sheet; a star marks required columns. */
export const sheetHeads = (action: RegisterAction, words: RegisterWords): Required<SheetColumn>[] =>
  templateColumns[action].map((column) => ({
    head: `${words.columns[column]}${requiredColumns.includes(column) ? " *" : ""}`,
    width: column === "productName" || column === "memo" ? 30 : 18,
    isNumber: numberColumns.has(column),
  }));

/** The headings of a seller's own list: those of the sheet, and which listing a row was made from. */
export const ownListHeads = (words: RegisterWords): Required<SheetColumn>[] => [
  ...sheetHeads("INSERT", words),
  { head: words.reportColumns.version, width: 18, isNumber: false },
];

/** A listing and its version, as a row of a sheet states them (D8-17). */
export const basisText = ({ id, version }: Pick<Merchandise, "id" | "version">): string =>
  `${id}#${version}`;

/**
 * A listing as a row of the sheet that puts listings on sale: sent back unchanged, it changes
 * nothing. Prices have at most 9 and 5 digits, which a number holds exactly.
 */
export function merchandiseRow(
  merchandise: Merchandise,
  words: RegisterWords,
  language: Language,
): SheetValue[] {
  const [first] = merchandise.breaks;
  const cells: Partial<Record<RegisterColumn, SheetValue>> = {
    partNumber: merchandise.partNumber,
    manufactor: merchandise.manufactorName[language],
    productName: merchandise.productName[language],
    condition: words.choices.condition[merchandise.condition],
    price: Number(first!.unitPrice),
    currency: merchandise.currency,
    stock: merchandise.stock ?? undefined,
    moq: merchandise.moq,
    orderMultiple: merchandise.orderMultiple,
    leadTimeDays: merchandise.leadTimeDays,
    shippingFeePayer: words.choices.shippingFeePayer[merchandise.shippingFeePayer],
    warehouseRegion: words.choices.warehouseRegion[merchandise.warehouseRegion],
    memo: merchandise.memo,
    sellerSku: merchandise.sellerSku,
  };
  for (const [at, { quantity, price }] of stepColumns.entries()) {
    const step = merchandise.breaks[at + 1];
    if (!step) break;
    cells[quantity] = step.minQty;
    cells[price] = Number(step.unitPrice);
  }
  return [...registerColumns.map((column) => cells[column]), basisText(merchandise)];
}
