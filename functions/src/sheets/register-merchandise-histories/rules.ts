import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { countIn, daysIn, priceIn, type WrittenPrice } from "@bupum/shared/kernel/text/figures";
import { currencies, type Currency, type UnitPrice } from "@bupum/shared/kernel/money/amounts";
import type { PriceBreak } from "@bupum/shared/kernel/money/money";
import { hasNothingUnseen } from "@bupum/shared/kernel/text/unseen";
import type { Condition } from "@bupum/shared/selling/merchandises/contract";
import type { RegisterAction } from "@bupum/shared/sheets/register-request-histories/codes";
import {
  mostCharacters,
  type RegisterColumn,
  stepColumns,
} from "@bupum/shared/sheets/register-request-histories/columns";
import {
  conditionFrom,
  currencyFrom,
  payerFrom,
  regionFrom,
} from "@bupum/shared/sheets/register-request-histories/terms";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { RowFault } from "./items.ts";
import type { Cells } from "@bupum/shared/sheets/register-request-histories/contract";

/** The values of a row; empty cells are absent, and then leave the value unchanged. */
export interface RowValues {
  partNumber?: string;
  manufactor?: string;
  productName?: string;
  condition?: Condition;
  price?: UnitPrice;
  currency?: Currency;
  stock?: number;
  moq?: number;
  /** Price steps after the first. */
  steps?: PriceBreak[];
  orderMultiple?: number;
  leadTimeDays?: number;
  shippingFeePayer?: "SELLER_PAYS" | "BUYER_PAYS" | "NEGOTIABLE";
  warehouseRegion?: Region;
  memo?: string;
  sellerSku?: string;
}

const bounds = {
  stock: [0, mostPieces],
  moq: [1, mostPieces],
  breakQty2: [1, mostPieces],
  breakQty3: [1, mostPieces],
  breakQty4: [1, mostPieces],
  orderMultiple: [1, mostPieces],
  leadTimeDays: [0, 365],
} as const;

/** What ¥ means in a file, once its seller has said so (D8-18). */
type YenSign = "CNY" | undefined;

/** Cells in which ¥ alone stands for the currency that it means. */
const withSign = (cells: Cells, yenSign: YenSign): Cells =>
  yenSign && asksForYen(cells) ? { ...cells, currency: yenSign } : cells;
const isYenSign = (text: string) => text.normalize("NFKC").trim() === "¥";
const pricesOf = (cells: Cells) =>
  (["price", ...stepColumns.map(({ price }) => price)] as const).map(
    (column) => cells[column] ?? "",
  );
const hasYenPrice = (cells: Cells) =>
  isYenSign(cells.currency ?? "") ||
  pricesOf(cells).some((text) => priceIn(text)?.currency === "YEN_OR_YUAN");

/** Whether a row leaves open which currency its sign means. */
export const asksForYen = (cells: Cells): boolean =>
  isYenSign(cells.currency ?? "¥") && hasYenPrice(cells);

/** Parses the texts of the cells and reports all their faults. */
export function parseRow(
  written: Cells,
  action: RegisterAction,
  yenSign?: YenSign,
): { said: RowValues; faults: RowFault[] } {
  const cells = withSign(written, yenSign);
  const faults = textFaults(cells);
  const said: RowValues = {};
  // Texts too long for a name are not looked up: keys have a maximum length.
  for (const column of ["partNumber", "manufactor", "sellerSku"] as const)
    if (cells[column] && cells[column].length <= mostCharacters[column])
      said[column] = cells[column];
  const condition = wordOf(cells, "condition", conditionFrom, "CONDITION_UNKNOWN", faults);
  if (condition) said.condition = condition;
  if (action === "DELETE") {
    if (!said.sellerSku || said.partNumber || said.manufactor) mustNamePart(cells, faults);
    return { said, faults };
  }
  mustNamePart(cells, faults);
  return { said: { ...said, ...offerOf(cells, faults) }, faults };
}

function mustNamePart(cells: Cells, faults: RowFault[]): void {
  for (const column of ["partNumber", "manufactor"] as const)
    if (!cells[column]) faults.push({ code: "REQUIRED", column });
}

function textFaults(cells: Cells): RowFault[] {
  // Object.entries widens the columns to string.
  return (Object.entries(cells) as [RegisterColumn, string][]).flatMap(
    ([column, text]): RowFault[] => {
      const most = mostCharacters[column];
      if (text.length > most) return [{ code: "TOO_LONG", column, params: { most } }];
      const isBroken =
        column === "memo"
          ? /[^\P{Cc}\n\r\t]/u.test(text)
          : /\p{Cc}/u.test(text) || !hasNothingUnseen(text);
      return isBroken ? [{ code: "CONTROL_CHARACTERS", column }] : [];
    },
  );
}

function offerOf(cells: Cells, faults: RowFault[]): RowValues {
  const offer: RowValues = {};
  const set = <K extends keyof RowValues>(name: K, value: RowValues[K] | undefined) => {
    if (value !== undefined) offer[name] = value;
  };
  set("productName", cells.productName);
  set("memo", cells.memo);
  set("price", priceOf(cells, "price", faults));
  const steps = stepColumns.flatMap((columns) => stepOf(cells, columns, faults) ?? []);
  if (steps.length > 0) offer.steps = steps;
  set("currency", wordOf(cells, "currency", currencyFrom, "CURRENCY_UNKNOWN", faults));
  if (!cells.currency) set("currency", signedCurrency(cells));
  set("shippingFeePayer", wordOf(cells, "shippingFeePayer", payerFrom, "PAYER_UNKNOWN", faults));
  set("warehouseRegion", wordOf(cells, "warehouseRegion", regionFrom, "REGION_UNKNOWN", faults));
  for (const column of ["stock", "moq", "orderMultiple", "leadTimeDays"] as const)
    set(column, countOf(cells[column], column, faults));
  return offer;
}

function wordOf<Value>(
  cells: Cells,
  column: RegisterColumn,
  read: (text: string) => Value | undefined,
  code: RowFault["code"],
  faults: RowFault[],
): Value | undefined {
  const text = cells[column];
  if (!text) return undefined;
  const value = read(text);
  if (value === undefined) faults.push({ code, column });
  return value;
}

/** A quantity and the price from there on; one without the other is a fault. */
function stepOf(
  cells: Cells,
  { quantity, price }: (typeof stepColumns)[number],
  faults: RowFault[],
): PriceBreak | undefined {
  if (!cells[quantity] && !cells[price]) return undefined;
  for (const column of [quantity, price])
    if (!cells[column]) faults.push({ code: "REQUIRED", column });
  const minQty = countOf(cells[quantity], quantity, faults);
  const unitPrice = priceOf(cells, price, faults);
  return minQty === undefined || unitPrice === undefined ? undefined : { minQty, unitPrice };
}

/** The currency that the signs of the prices name, where no column does. */
function signedCurrency(cells: Cells): Currency | undefined {
  const named = pricesOf(cells).map((text) => priceIn(text)?.currency);
  return currencies.find((one) => named.includes(one));
}

/** A price as it is written; its sign has to mean the currency of the row (D8-14). */
function priceOf(
  cells: Cells,
  column: "price" | (typeof stepColumns)[number]["price"],
  faults: RowFault[],
): UnitPrice | undefined {
  const text = cells[column];
  if (!text) return undefined;
  const found = priceIn(text);
  if (!found) faults.push({ code: "PRICE_INVALID", column });
  else if (found.currency && found.currency !== meantCurrency(cells, found.currency))
    faults.push({ code: "CURRENCY_UNCLEAR", column });
  else return found.price;
  return undefined;
}

/** The currency of a row, as the sign of a price would say it: ¥ of yuan is clear. */
function meantCurrency(cells: Cells, sign: WrittenPrice["currency"]) {
  const of = cells.currency ? currencyFrom(cells.currency) : signedCurrency(cells);
  return of === "CNY" && sign === "YEN_OR_YUAN" && cells.currency ? sign : of;
}

function countOf(
  text: string | undefined,
  column: keyof typeof bounds,
  faults: RowFault[],
): number | undefined {
  if (!text) return undefined;
  const [least, most] = bounds[column];
  const value = (column === "leadTimeDays" ? daysIn(text) : countIn(text)) ?? Number.NaN;
  if (value >= least && value <= most) return value;
  faults.push({ code: "NUMBER_INVALID", column, params: { least, most } });
  return undefined;
}
