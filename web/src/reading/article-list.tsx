import { type Language, languages } from "@bupum/shared/kernel/language/language-of";
import type { Page } from "@bupum/shared/kernel/page";
import { isBare, Pages } from "@bupum/ui/data-table/pages";
import { Failed, Loading } from "@bupum/ui/display/states";
import { languageNames } from "@bupum/ui/language-names";
import { KeywordForm } from "@bupum/ui/list/keyword-form";
import type { ListSearch } from "@bupum/ui/list/list-search";
import { Button, NativeSelect } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type AnyRouter, useNavigate } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { useWords } from "../words.ts";
import styles from "./article-list.module.css";
import { ReadAs } from "./read-as.tsx";

interface ArticleResultsProps<Row> {
  label: string;
  /** The page that the address asks for: useQuery(paged(...)). */
  list: UseQueryResult<Page<Row> & { readAs?: string | undefined }>;
  search: ListSearch;
  keyword: string | undefined;
  /** Of a row, while it is on its way. */
  height: number;
  /** In place of a list without a row. */
  nothing: ReactNode;
  children: (row: Row) => ReactNode;
}

/** The posts or pages that an address asks for, and the way to further ones. */
export function ArticleResults<Row>(props: ArticleResultsProps<Row>) {
  const { label, list, search, keyword, height, nothing, children } = props;
  const navigate = useNavigate();
  const { data } = list;
  if (list.error) return <Failed error={list.error} again={() => void list.refetch()} />;
  if (!data) return <Loading lines={6} height={height} />;
  if (isBare(data, search)) return nothing;
  return (
    <>
      <ReadAs keyword={keyword} readAs={data.readAs} />
      <ul className={styles["list"]} aria-label={label} aria-busy={list.isPlaceholderData}>
        {data.items.map(children)}
      </ul>
      <Pages
        search={search}
        onSearch={(next) =>
          // It serves every list, so it can name the types of none.
          void navigate<AnyRouter, ".", string, string, string>({
            to: ".",
            search: (old: object) => ({ ...old, ...next }),
          })
        }
        shown={data.items.length}
        nextCursor={data.nextCursor}
        total={undefined}
      />
    </>
  );
}

/** What narrows a list of posts or pages. */
export const ArticleFilters = ({ children }: { children: ReactNode }) => (
  <search className={styles["filters"]}>{children}</search>
);

type KeywordProps<Type extends string> = Omit<
  ComponentProps<typeof KeywordForm<Type>>,
  "submit" | "className" | "fieldClassName"
>;

export function ArticleKeyword<Type extends string>(props: KeywordProps<Type>) {
  const say = useWords("reading");
  return (
    <KeywordForm
      {...props}
      submit={
        <Button type="submit" mih={44}>
          {say("find")}
        </Button>
      }
      className={styles["words"]}
      fieldClassName={styles["word"]}
    />
  );
}

interface ArticleLanguageProps {
  value: Language | undefined;
  onChange: (language: Language | undefined) => void;
}

/** The language that posts or pages are written in. */
export function ArticleLanguage({ value: language, onChange }: ArticleLanguageProps) {
  const say = useWords("reading");
  return (
    <NativeSelect
      size="md"
      aria-label={say("language")}
      value={language ?? ""}
      onChange={({ currentTarget: { value } }) => onChange(languages.find((one) => one === value))}
      data={[
        { value: "", label: say("allLanguages") },
        ...languageNames.map(({ value, label }) => ({ value, label })),
      ]}
    />
  );
}
