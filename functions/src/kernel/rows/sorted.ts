import { faultAt } from "@bupum/shared/kernel/problem";

/** A stated order is kept or refused, never passed over. Throws SORT_NOT_HERE at `query.sort`. */
export function mustBeSorted<Sort>(sort: Sort | undefined, possible: readonly Sort[]): void {
  if (sort !== undefined && !possible.includes(sort)) throw faultAt("query.sort", "SORT_NOT_HERE");
}
