import { Button, NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { useKitWords } from "../say.ts";
import { KeywordForm, type SearchType } from "./keyword-form.tsx";
import styles from "./list-bar.module.css";
import { firstPage } from "./list-search.ts";

export interface ListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  choices: readonly SearchType[];
  /** Words for "no filter"; "All" with the label by default. */
  all?: string;
}

interface ListBarProps<Search extends object> {
  search: Search;
  /** Writes the change into the address, as a list's own onSearch does. */
  onSearch: (next: Partial<Search>) => void;
  /** The placeholder of the keyword field; without it there is no such field. */
  keyword?: string | undefined;
  /** The values of `searchType`; the first one is the default, "" leaves the choice to the API. */
  types?: readonly SearchType[] | undefined;
  filters?: readonly ListFilter[] | undefined;
  /** Other controls: a span of days, a picker. */
  children?: ReactNode;
}

/** Keyword, search type and filters of a list, all of them in the address (D23-1). */
export function ListBar<Search extends object>(props: ListBarProps<Search>) {
  const { onSearch, filters = [], children } = props;
  const say = useKitWords();
  // The route's validateSearch decides which names exist, and their types.
  const search = props.search as Readonly<Record<string, string | undefined>>;
  const change = (named: Record<string, string | undefined>) => {
    const next: Record<string, string | undefined> = { ...firstPage, ...named };
    onSearch(next as Partial<Search>);
  };
  const hasFilters = filters.length > 0 || Boolean(children);
  if (props.keyword === undefined && !hasFilters) return null;
  return (
    <search className={styles["bar"]}>
      {props.keyword !== undefined && (
        <KeywordForm
          className={styles["words"]}
          fieldClassName={styles["keyword"]}
          searchKeyword={search["searchKeyword"]}
          searchType={search["searchType"]}
          onChange={(next) => change({ ...next })}
          label={say("list.keyword")}
          placeholder={props.keyword}
          types={props.types}
          typeLabel={say("list.searchType")}
          submit={<Button type="submit">{say("search")}</Button>}
        />
      )}
      {hasFilters && (
        <div className={styles["filters"]}>
          {filters.map((filter) => (
            <Filter key={filter.name} {...filter} value={search[filter.name]} change={change} />
          ))}
          {children}
        </div>
      )}
    </search>
  );
}

function Filter({ name, label, choices, all, value, change }: ListFilter & FilterValue) {
  const say = useKitWords();
  return (
    <NativeSelect
      size="md"
      aria-label={label}
      value={value ?? ""}
      data={[{ value: "", label: all ?? `${label}: ${say("list.all")}` }, ...choices]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || undefined })}
    />
  );
}
interface FilterValue {
  value: string | undefined;
  change: (next: Record<string, string | undefined>) => void;
}
