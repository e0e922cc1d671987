import { comparePrices, toScaled } from "../../kernel/money/amounts.ts";
import type { PriceBreak } from "../../kernel/money/money.ts";
import type { Merchandise } from "./contract.ts";

type Field = "breaks" | "stock" | "stockCheckedAt" | "orderMultiple" | "leadTimeDays";
/** The fields that the rows of a seller's list can change. */
export type Fields = { [Name in Field]?: Merchandise[Name] };

/** One change of one listing with the values before it, for undo. */
export interface Edit {
  id: Merchandise["id"];
  partNumber: string;
  before: Fields;
  after: Fields;
}

type Row = Pick<Merchandise, "id" | "partNumber" | Field>;

const namesIn = (fields: Fields) => Object.keys(fields) as Field[];

/** The change of a listing to `after`. */
export function editOf(row: Row, after: Fields): Edit {
  const names = new Set(namesIn(after));
  // Restoring a count restores its age.
  if (names.has("stock")) names.add("stockCheckedAt");
  const before = Object.fromEntries([...names].map((name) => [name, row[name]]));
  return { id: row.id, partNumber: row.partNumber, before, after };
}

/** The change that undoes another one. */
export const reverseOf = ({ before, after, ...rest }: Edit): Edit => ({
  ...rest,
  before: after,
  after: before,
});

/** A listing after a change. */
export function applied<R extends Row & Pick<Merchandise, "moq">>(row: R, { after }: Edit): R {
  return { ...row, ...after, moq: (after.breaks ?? row.breaks)[0]?.minQty ?? row.moq };
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/**
 * The fields of a change that another call changed meanwhile. If there are none, the change may be
 * sent again over the newer version: an order that took stock does not conflict with a new price.
 */
export const clashes = ({ before, after }: Edit, current: Row): Field[] =>
  namesIn(after).filter(
    (name) =>
      name !== "stockCheckedAt" &&
      !isSame(current[name], before[name]) &&
      !isSame(current[name], after[name]),
  );

/** The same change over the present version, after a person has decided to overwrite. */
export const over = (edit: Edit, current: Row): Edit => editOf(current, edit.after);

/** Steps with another minimum quantity, or undefined if the second step begins before it. */
export function withMoq(
  breaks: readonly PriceBreak[],
  moq: number,
  orderMultiple: number,
): PriceBreak[] | undefined {
  const [first, ...rest] = breaks;
  const isTooMany = rest[0] !== undefined && moq >= rest[0].minQty;
  if (!first || isTooMany || moq % orderMultiple !== 0) return undefined;
  return [{ ...first, minQty: moq }, ...rest];
}

/** Steps with another first price, or undefined if a later step would be dearer. */
export function withPrice(
  breaks: readonly PriceBreak[],
  unitPrice: string,
): PriceBreak[] | undefined {
  const [first, ...rest] = breaks;
  const isTooLow = rest[0] !== undefined && comparePrices(unitPrice, rest[0].unitPrice) < 0;
  if (!first || isTooLow) return undefined;
  return [{ ...first, unitPrice }, ...rest];
}

const places = 5;
const highest = 10n ** 14n - 1n;

/** The decimals at which the smallest price keeps three significant digits. */
function decimalsFor(smallest: bigint): number {
  for (let decimals = 0; decimals < places; decimals++)
    if (smallest * 10n ** BigInt(decimals) >= 100n * 10n ** BigInt(places)) return decimals;
  return places;
}
const decimalsOf = (price: string) => price.split(".")[1]?.length ?? 0;

function priceOf(scaled: bigint): string {
  const digits = scaled.toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  return fraction === "" ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${fraction}`;
}

/**
 * All steps raised or lowered by a percentage (one decimal). Rounded half up to one precision: that
 * of the prices, but at least three significant digits. Undefined if a price would be zero or too
 * long.
 */
export function byPercent(
  breaks: readonly PriceBreak[],
  percent: number,
): PriceBreak[] | undefined {
  const factor = 1_000n + BigInt(Math.round(percent * 10));
  const exact = breaks.map(({ unitPrice }) => toScaled(unitPrice) * factor);
  const smallest = exact.reduce((least, one) => (one < least ? one : least), highest * 1_000n);
  const decimals = Math.max(
    decimalsFor(smallest / 1_000n),
    ...breaks.map(({ unitPrice }) => decimalsOf(unitPrice)),
  );
  const unit = 10n ** BigInt(places - decimals);
  const rounded = exact.map((one) => ((one * 2n + 1_000n * unit) / (2_000n * unit)) * unit);
  if (rounded.some((one) => one <= 0n || one > highest)) return undefined;
  return breaks.map(({ minQty }, index) => ({ minQty, unitPrice: priceOf(rounded[index]!) }));
}
