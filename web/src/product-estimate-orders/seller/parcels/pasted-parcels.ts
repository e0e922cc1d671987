import { carriers } from "@bupum/shared/deal/product-estimate-orders/carriers";

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

const compact = (text: string) => text.normalize("NFKC").replaceAll(/[\s-]/g, "");
const isOrder = (cell: string) => /^PO-\d{6}-[0-9A-Z]{5}$/i.test(cell.trim());
const isNumber = (cell: string) => /^\d{9,14}$/.test(compact(cell));
/** A number that a spreadsheet has shortened: its last digits are lost. */
const isRounded = (cell: string) => /^\d(?:\.\d+)?E\+\d+$/i.test(cell.trim());

/** A carrier by its name or the beginning of it, such as 한진 for 한진택배. */
function carrierOf(cell: string): string | undefined {
  const name = compact(cell).toLowerCase();
  if (name.length < 2) return undefined;
  return carriers.find((one) => compact(one.name).toLowerCase().startsWith(name))?.name;
}

/**
 * Rows copied from a sheet, whatever the order of their columns: number of the purchase order,
 * tracking number, and, where they are there, the carrier and the part. A heading is left out.
 */
export function readParcels(text: string, usualCarrier: string): PastedParcel[] {
  const rows = text
    .replaceAll("\r", "")
    .split("\n")
    .map((line, at) => ({ row: at + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.length > 0);
  const known = new Set<string>();
  return rows
    .filter(({ cells }, at) => at > 0 || cells.some((one) => isOrder(one) || isNumber(one)))
    .map(({ row, cells }) => {
      const parcel = parcelOf(row, cells, usualCarrier);
      const key = `${parcel.poNumber} ${parcel.partNumber ?? ""}`;
      const isTwice = parcel.fault === undefined && known.has(key);
      known.add(key);
      return isTwice ? { ...parcel, fault: "TWICE" } : parcel;
    });
}

/** Cells of a row of a sheet, or words of a line that has no tabs. */
const cellsOf = (line: string): string[] =>
  line
    .split(line.includes("\t") ? "\t" : /[,\s]+/)
    .map((cell) => cell.trim())
    .map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell))
    .filter((cell) => cell !== "");

function parcelOf(row: number, cells: readonly string[], usualCarrier: string): PastedParcel {
  const poNumber = cells.find(isOrder)?.trim().toUpperCase() ?? "";
  const trackingNo = compact(cells.find(isNumber) ?? "");
  const rest = cells.filter((cell) => !isOrder(cell) && !isNumber(cell) && !isRounded(cell));
  const carrier = rest.map(carrierOf).find((one) => one !== undefined) ?? usualCarrier;
  const partNumber = rest.find((cell) => carrierOf(cell) === undefined);
  const fault = poNumber
    ? trackingNo
      ? undefined
      : cells.some(isRounded)
        ? "ROUNDED"
        : "NUMBER"
    : "ORDER";
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
