import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { firstPage } from "../data-table/head-cell.tsx";
import { useKitWords } from "../say.ts";
import styles from "./list-bar.module.css";

interface Choice {
  value: string;
  label: string;
}

export interface ListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  choices: readonly Choice[];
  /** Words for "no filter"; "All" with the label by default. */
  all?: string;
}

interface ListBarProps<Search extends object> {
  search: Search;
  /** Writes the change into the address, as a list's own onSearch does. */
  onSearch: (next: Partial<Search>) => void;
  /** What the keyword looks for, as its placeholder; without it there is no keyword. */
  keyword?: string | undefined;
  /** What `searchType` may be; the first one is the default, "" leaves it to the API. */
  types?: readonly Choice[] | undefined;
  filters?: readonly ListFilter[] | undefined;
  /** Other controls: a span of days, a picker. */
  children?: ReactNode;
}

/** Keyword, search type and filters of a list, all of them in the address (D23-1). */
export function ListBar<Search extends object>(props: ListBarProps<Search>) {
  const { onSearch, filters = [], children } = props;
  // The route's validateSearch decides which names exist, and of what they may be.
  const search = props.search as Readonly<Record<string, string | undefined>>;
  const change = (next: Record<string, string | undefined>) =>
    onSearch({ ...firstPage, ...next } as Partial<Search>);
  const hasFilters = filters.length > 0 || Boolean(children);
  if (props.keyword === undefined && !hasFilters) return null;
  return (
    <search className={styles["bar"]}>
      {props.keyword !== undefined && <Words {...props} search={search} change={change} />}
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

interface Part {
  change: (next: Record<string, string | undefined>) => void;
}

function Words(
  props: Part & {
    search: Readonly<Record<string, string | undefined>>;
    keyword?: string | undefined;
    types?: readonly Choice[] | undefined;
  },
) {
  const { search, keyword, types, change } = props;
  const say = useKitWords();
  const { searchType, searchKeyword } = search;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = String(form.get("searchKeyword") ?? "").trim();
    // The API is told what the reader sees chosen, also where that is the first one.
    const type = text && String(form.get("searchType") ?? "");
    change({
      ...(types && { searchType: type || undefined }),
      searchKeyword: text || undefined,
    });
  };
  return (
    // Another address is another question: its fields show what it says.
    <form key={`${searchType} ${searchKeyword}`} className={styles["words"]} onSubmit={submit}>
      {types && (
        <NativeSelect
          name="searchType"
          size="md"
          aria-label={say("list.searchType")}
          defaultValue={searchType ?? types[0]?.value ?? ""}
          data={[...types]}
        />
      )}
      <TextInput
        name="searchKeyword"
        type="search"
        aria-label={say("list.keyword")}
        placeholder={keyword ?? ""}
        defaultValue={searchKeyword ?? ""}
        maxLength={100}
        className={styles["keyword"]}
      />
      <Button type="submit">{say("search")}</Button>
    </form>
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
type FilterValue = Part & { value: string | undefined };
