import type { OfAddress } from "@bupum/shared/kernel/route";
import { type Address, textSearch } from "@bupum/ui/list/list-search";

/** The month of an address, YYYY-MM, or nothing. */
export function monthSearch(search: Address): OfAddress & { month?: string | undefined } {
  const { month } = textSearch(search, "month");
  return { month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined };
}
