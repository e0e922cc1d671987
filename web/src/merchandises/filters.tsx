import { merchandiseSearchTypes } from "@bupum/shared/selling/merchandises/contract";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { useWords } from "../words.ts";
import type { OwnSearch } from "./queries.ts";

interface FiltersProps {
  search: OwnSearch;
  onChange: (next: OwnSearch) => void;
}

/** Words and days of the seller's list. */
export function Filters({ search, onChange }: FiltersProps) {
  const say = useWords("merchandises");
  return (
    <ListFilters
      search={search}
      onChange={onChange}
      words={{
        search: say("list.search"),
        label: say("list.keyword"),
        placeholder: say("list.keyword"),
        type: say("list.searchType"),
      }}
      types={merchandiseSearchTypes.map((value) => ({ value, label: say(`list.types.${value}`) }))}
    />
  );
}
