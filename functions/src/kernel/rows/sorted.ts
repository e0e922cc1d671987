import { faultAt } from "@bupum/shared/kernel/problem";

/** Rejects an order that the list does not support. Throws SORT_NOT_HERE at `query.sort`. */
export function mustBeSorted<Sort>(sort: Sort | undefined, possible: readonly Sort[]): void {
  if (sort !== undefined && !possible.includes(sort)) throw faultAt("query.sort", "SORT_NOT_HERE");
}
