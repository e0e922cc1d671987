import { Button } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { DateRange, type Range } from "../input/date-range.tsx";
import { useKitWords } from "../say.ts";
import { type Keyword, KeywordForm, type SearchType } from "./keyword-form.tsx";
import styles from "./list-page.module.css";

interface ListFiltersProps<Type extends string> {
  /** The values in the address. */
  search: Keyword<Type> & Range;
  onChange: (next: Keyword<Type> & Range) => void;
  words: { search: string; label: string; placeholder: string; type?: string };
  types?: readonly SearchType<Type>[];
}

/** Keyword and days of a list of deals or offers; folded on a phone until something narrows it. */
export function ListFilters<Type extends string = never>(props: ListFiltersProps<Type>) {
  const { search, onChange, words, types } = props;
  const say = useKitWords();
  const { searchKeyword, startDate, endDate } = search;
  const [isOpen, setOpen] = useState([searchKeyword, startDate, endDate].some(Boolean));
  return (
    <div className={styles["filters"]} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles["fold"]}
        aria-label={say("list.narrow")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconSearch size={20} aria-hidden />
      </button>
      <search className={styles[types ? "typed" : "plain"]}>
        <KeywordForm
          searchKeyword={search.searchKeyword}
          searchType={search.searchType}
          onChange={onChange}
          label={words.label}
          placeholder={words.placeholder}
          {...(types && { types })}
          {...(words.type !== undefined && { typeLabel: words.type })}
          submit={
            <Button type="submit" variant="default" {...(!types && { mih: 44 })}>
              {words.search}
            </Button>
          }
        />
      </search>
      <DateRange
        value={{ startDate: search.startDate, endDate: search.endDate }}
        onChange={onChange}
      />
    </div>
  );
}
