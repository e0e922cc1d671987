import { basisText } from "@bupum/shared/sheets/register-request-histories/merchandise-row";
import type { StoredMerchandise } from "../../selling/merchandises/items.ts";

// The listing that a row of a sheet was made from (D8-17): a file that we wrote says it in a column,
// any other row gets what its first check finds. A sale raises the version of its listing.

/** There was no listing. */
const none = "new";
/** The file was written before its row could be told apart from others. */
export const unknownBasis = "?";
const pattern = /^(?:mch_[0-9A-Z]{26}#\d{1,9}|new|\?)$/;

/** The basis that a cell of a sheet states. */
export const basisIn = (text: string): string | undefined =>
  pattern.test(text.trim()) ? text.trim() : undefined;

export const basisOf = (listing: Pick<StoredMerchandise, "id" | "version"> | undefined): string =>
  listing ? basisText(listing) : none;

/** Whether the listing is another one than the row was made from. */
export const hasChanged = (
  basis: string | undefined,
  listing: StoredMerchandise | undefined,
): boolean =>
  basis !== undefined && (basis === unknownBasis ? !!listing : basis !== basisOf(listing));
