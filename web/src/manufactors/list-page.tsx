import { paged } from "@bupum/ui/list/paged";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { Filters } from "./filters.tsx";
import { Initials } from "./initials.tsx";
import styles from "./list-page.module.css";
import { makerList } from "./list-queries.ts";
import { MakerRow } from "./maker-row.tsx";

const route = getRouteApi("/manufactors/");

/** All makers: by name, by first letter, or by a part of any of their names. */
export function MakersPage() {
  const say = useWords("manufactors");
  const search = route.useSearch();
  const list = useInfiniteQuery(paged(makerList(search)));
  const makers = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={styles["page"]}>
      <Head title={say("list.title")} description={say("list.description")} />
      <div>
        <h1>{say("list.title")}</h1>
        <p className={styles["lead"]}>{say("list.lead")}</p>
      </div>
      <Filters />
      <Initials />
      {list.isLoadingError ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading lines={8} height={72} />
      ) : makers.length === 0 ? (
        <Empty title={say("list.none")}>{say("list.noneHint")}</Empty>
      ) : (
        <ul
          className={styles["makers"]}
          aria-label={say("list.list")}
          aria-busy={list.isPlaceholderData}
        >
          {makers.map((maker) => (
            <MakerRow key={maker.id} maker={maker} keyword={search.searchKeyword} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          className={styles["more"] ?? ""}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {say("list.more")}
        </Button>
      )}
    </div>
  );
}
