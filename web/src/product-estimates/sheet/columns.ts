/** Columns of what was asked, and of the block of one seller; the words of the sheet name them. */
export const askedColumns = [
  "number",
  "partNumber",
  "maker",
  "product",
  "ownNumber",
  "quantity",
  "unit",
  "chosenSeller",
  "chosenAmount",
] as const;
export const sellerColumns = [
  "mark",
  "unitPrice",
  "terms",
  "orderQuantity",
  "amount",
  "supply",
  "vat",
  "fee",
  "feeVat",
  "days",
  "note",
] as const;
export type SellerColumn = (typeof sellerColumns)[number];

/** What a chosen offer is marked with; formulas look for it. */
export const mark = "●";

/** "A" for 0, "AB" for 27. */
export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : "") +
  String.fromCharCode(65 + (column % 26));

/** The column of a seller's block, counted from 0. */
export const columnOf = (seller: number, name: SellerColumn): number =>
  askedColumns.length + seller * sellerColumns.length + sellerColumns.indexOf(name);
