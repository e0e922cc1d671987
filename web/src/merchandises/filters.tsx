import { merchandiseSearchTypes } from "@bupum/shared/merchandises/contract";
import { DateRange } from "@bupum/ui/input/date-range";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useWords } from "../words.ts";
import type { OwnSearch } from "./queries.ts";
import styles from "./list.module.css";

interface FiltersProps {
  search: OwnSearch;
  onChange: (next: OwnSearch) => void;
}

/** Words and days of the seller's list. */
export function Filters({ search, onChange }: FiltersProps) {
  const say = useWords("merchandises");
  return (
    <div className={styles["filters"]}>
      <search>
        <form
          key={`${search.searchType}${search.searchKeyword}`}
          className={styles["search"]}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget);
            const keyword = String(typed.get("searchKeyword") ?? "").trim();
            const type = merchandiseSearchTypes.find((known) => known === typed.get("searchType"));
            // An empty text takes the filter out of the address.
            onChange({
              searchKeyword: keyword || undefined,
              searchType: keyword ? type : undefined,
            });
          }}
        >
          <NativeSelect
            name="searchType"
            size="md"
            aria-label={say("list.searchType")}
            defaultValue={search.searchType ?? "PRODUCT"}
            data={merchandiseSearchTypes.map((value) => ({
              value,
              label: say(`list.types.${value}`),
            }))}
          />
          <TextInput
            name="searchKeyword"
            type="search"
            aria-label={say("list.keyword")}
            placeholder={say("list.keyword")}
            defaultValue={search.searchKeyword}
            maxLength={100}
          />
          <Button type="submit" variant="default">
            {say("list.search")}
          </Button>
        </form>
      </search>
      <DateRange
        value={{ startDate: search.startDate, endDate: search.endDate }}
        onChange={(range) => onChange(range)}
      />
    </div>
  );
}
