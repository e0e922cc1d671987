import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import type { FoundFacets } from "../../queries.ts";
import type { Narrow, ResultSearch } from "../address.ts";

export interface ResultTableProps {
  rows: readonly FoundRow[];
  keyword: string | undefined;
  stale: boolean;
  search: ResultSearch;
  found: FoundFacets | undefined;
  onNarrow: Narrow;
}

/** What the tools above the table act on. */
export type ToolsProps = Pick<ResultTableProps, "search" | "found" | "rows"> & {
  total: number | undefined;
};
