import { carriers } from "@bupum/shared/deal/product-estimate-orders/carriers";
import { openPasted } from "@bupum/shared/sheets/reader/delimited";
import type { GridRow } from "@bupum/shared/sheets/reader/grid";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";

/** Parcels that one press states: some hundreds of calls. */
export const mostParcels = 100;

/** One pasted row: a parcel, of a whole purchase order or of one part of it. */
export interface PastedParcel {
  /** Its row, from 1. */
  row: number;
  poNumber: string;
  carrier: string;
  trackingNo: string;
  partNumber?: string;
  fault?: "ORDER" | "NUMBER" | "ROUNDED" | "TWICE";
}

/** A cell as it is shown, and whether a spreadsheet has shortened its number. */
interface Cell {
  text: string;
  isDamaged: boolean;
}

const compact = (text: string) => text.normalize("NFKC").replaceAll(/[\s-]/g, "");
const isOrder = ({ text }: Cell) => /^PO-\d{6}-[0-9A-Z]{5}$/i.test(text);
const isNumber = ({ text, isDamaged }: Cell) => !isDamaged && /^\d{9,14}$/.test(compact(text));

/** A carrier by its name or the beginning of it, such as 한진 for 한진택배. */
function carrierOf({ text }: Cell): string | undefined {
  const name = compact(text).toLowerCase();
  if (name.length < 2) return undefined;
  return carriers.find((one) => compact(one.name).toLowerCase().startsWith(name))?.name;
}

/**
 * Rows copied from a sheet, whatever the order of their columns: number of the purchase order,
 * tracking number, and, where they are there, the carrier and the part. A heading is left out.
 */
export function readParcels(text: string, usualCarrier: string): PastedParcel[] {
  const known = new Set<string>();
  return rowsOf(text)
    .map(({ rowNo, cells }) => ({ row: rowNo, cells: cellsOf(cells) }))
    .filter(({ cells }, at) => at > 0 || cells.some((one) => isOrder(one) || isNumber(one)))
    .map(({ row, cells }) => {
      const parcel = parcelOf(row, cells, usualCarrier);
      const key = `${parcel.poNumber} ${parcel.partNumber ?? ""}`;
      const isTwice = parcel.fault === undefined && known.has(key);
      known.add(key);
      return isTwice ? { ...parcel, fault: "TWICE" } : parcel;
    });
}

/** The filled rows of a text; none of one that is no table. */
function rowsOf(text: string): GridRow[] {
  try {
    const rows = openPasted(text).grid(0).rows();
    return [...rows].filter(({ cells }) => cells.size > 0);
  } catch (error) {
    if (error instanceof SheetError) return [];
    throw error;
  }
}

/** Cells of a row of a sheet, or words of a line that has a single one. */
function cellsOf(cells: GridRow["cells"]): Cell[] {
  const all = [...cells.values()].map(({ shown, damage }) => ({
    text: shown.trim(),
    isDamaged: damage === "SCIENTIFIC" || damage === "DIGITS",
  }));
  const [only] = all;
  if (!only || all.length > 1) return all;
  return only.text.split(/\s+/).map((word) => ({ ...only, text: word }));
}

function parcelOf(row: number, cells: readonly Cell[], usualCarrier: string): PastedParcel {
  const poNumber = cells.find(isOrder)?.text.toUpperCase() ?? "";
  const trackingNo = compact(cells.find(isNumber)?.text ?? "");
  const rest = cells.filter((cell) => !isOrder(cell) && !isNumber(cell) && !cell.isDamaged);
  const carrier = rest.map(carrierOf).find((one) => one !== undefined) ?? usualCarrier;
  const partNumber = rest.find((cell) => carrierOf(cell) === undefined)?.text;
  const numberFault = cells.some(({ isDamaged }) => isDamaged) ? "ROUNDED" : "NUMBER";
  const fault = poNumber ? (trackingNo ? undefined : numberFault) : "ORDER";
  return {
    row,
    poNumber,
    carrier,
    trackingNo,
    ...(partNumber !== undefined && { partNumber }),
    ...(fault && { fault }),
  };
}

/** What the next press states: those that were tried without success come after all others. */
export const nextParcels = (
  open: readonly PastedParcel[],
  isTried: (parcel: PastedParcel) => boolean,
): PastedParcel[] =>
  open
    .toSorted((left, right) => Number(isTried(left)) - Number(isTried(right)))
    .slice(0, mostParcels);
