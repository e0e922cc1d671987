import { ledgerSearchTypes, ledgerSorts } from "@bupum/shared/deal/product-estimate-orders/sorts";
import {
  type Address,
  choiceSearch,
  daySearch,
  listSearch,
  type ListSearch,
  textSearch,
} from "@bupum/ui/list/list-search";

/** The search of the lists of orders and lines. */
export interface LedgerSearch extends ListSearch {
  searchKeyword?: string | undefined;
  searchType?: (typeof ledgerSearchTypes)[number] | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  sort?: (typeof ledgerSorts)[number] | undefined;
}

export const ledgerSearch = (search: Address) => ({
  ...listSearch(search),
  ...choiceSearch(search, "sort", ledgerSorts),
  ...textSearch(search, "searchKeyword"),
  ...choiceSearch(search, "searchType", ledgerSearchTypes),
  ...daySearch(search, "startDate", "endDate"),
});

/** The parts of it that filter a list, for queryFrom. */
export const narrowing = ["searchType", "searchKeyword", "startDate", "endDate", "sort"] as const;
