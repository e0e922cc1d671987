import { currencies } from "@bupum/shared/kernel/money/amounts";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { datedName, type SheetValue, sheetType } from "@bupum/shared/kernel/sheet";
import type { Instant } from "@bupum/shared/kernel/time";
import type { RegisterAction } from "@bupum/shared/sheets/register-request-histories/codes";
import {
  codeColumns,
  exampleMark,
  mostRows,
  type RegisterColumn,
  templateColumns,
} from "@bupum/shared/sheets/register-request-histories/columns";
import { sheetHeads } from "@bupum/shared/sheets/register-request-histories/merchandise-row";
import type { RegisterWords } from "@bupum/shared/sheets/register-request-histories/words/types";
import { type BookColumn, bookOf } from "../../kernel/files/book.ts";

/** Columns with few choices; another word causes a warning, not a refusal. */
const choicesOf = ({ choices }: RegisterWords): Partial<Record<RegisterColumn, string[]>> => ({
  condition: Object.values(choices.condition),
  currency: [...currencies],
  shippingFeePayer: Object.values(choices.shippingFeePayer),
  warehouseRegion: Object.values(choices.warehouseRegion),
});

/**
 * The sheet of an action to fill in: heads that we read again, an example that the import leaves
 * out, drop-downs where there are few words to choose from, and codes formatted as text, so that a
 * spreadsheet neither drops their zeros nor makes a number of 1E3.
 */
export async function templateFile(
  action: RegisterAction,
  words: RegisterWords,
  language: Language,
  at: Instant,
): Promise<File> {
  const { sellerSku, ...example } = exampleOf(words, language);
  const choices = choicesOf(words);
  const heads = sheetHeads(action, words);
  const columns = templateColumns[action].map((column, index): BookColumn => {
    const { head, width } = heads[index]!;
    const offered = choices[column];
    return { head, width, isText: codeColumns.has(column), ...(offered && { choices: offered }) };
  });
  const shown = templateColumns[action].map((column) =>
    column === "sellerSku" ? (action === "DELETE" ? undefined : sellerSku) : example[column],
  );
  const bytes = await bookOf({ columns, rows: [shown], lastRow: mostRows + 2 });
  return new File([bytes], datedName(words.templates[action], at), { type: sheetType });
}

/** The example's code has leading zeros and its price falls, to show both. */
const exampleOf = (
  { choices, example }: RegisterWords,
  language: Language,
): Partial<Record<RegisterColumn, SheetValue>> => ({
  partNumber: `${exampleMark[language]} XBC-DR32H`,
  manufactor: example.manufactor,
  productName: example.productName,
  condition: choices.condition.NEW,
  price: 320_000,
  currency: "KRW",
  stock: 12,
  moq: 1,
  breakQty2: 5,
  breakPrice2: 305_000,
  breakQty3: 10,
  breakPrice3: 298_000,
  breakQty4: 50,
  breakPrice4: 290_000,
  orderMultiple: 1,
  leadTimeDays: 2,
  shippingFeePayer: choices.shippingFeePayer.SELLER_PAYS,
  warehouseRegion: choices.warehouseRegion.GYEONGGI,
  memo: example.memo,
  sellerSku: "00123",
});
