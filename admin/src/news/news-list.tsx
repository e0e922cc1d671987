import { paged } from "@bupum/ui/list/paged";
import { languages } from "@bupum/shared/kernel/language/language-of";
import { mostByCall, newsState } from "@bupum/shared/reading/news/rules";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { useNow } from "@bupum/ui/now";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { forgetLists, newsCategories, newsList, type NewsRow, readNews } from "./queries.ts";

const route = getRouteApi("/_admin/news/");

/** News of every category and language, also those that are still to appear. */
export function NewsList() {
  const say = useWords("news");
  const sayCatalogue = useWords("catalogue");
  const language = useLocale();
  const search = route.useSearch();
  const categories = useQuery(newsCategories).data?.items ?? [];
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      actions={<Ways />}
      columns={useColumns()}
      list={useQuery(paged(newsList(search)))}
      source={{ read: readNews(search) }}
      link={({ id }) => ({ to: "/news/$newsId", params: { newsId: id } })}
      rowName={({ title }) => title}
      search={search}
      keyword={say("keyword")}
      filters={[
        {
          name: "newsCategoryId",
          label: say("fields.newsCategoryId"),
          all: say("allCategories"),
          choices: categories.map(({ id, name }) => ({ value: id, label: name[language] })),
        },
        {
          name: "language",
          label: say("fields.language"),
          all: say("allLanguages"),
          choices: languages.map((value) => ({
            value,
            label: sayCatalogue(`languages.${value}`),
          })),
        },
      ]}
      Bulk={BulkRemoval}
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
    />
  );
}

const Ways = onlyFor("news.create", function Ways() {
  const say = useWords("news");
  return (
    <>
      <Button component={Link} to="/news/categories" variant="default">
        {say("categories.title")}
      </Button>
      <Button component={Link} to="/news/bulk" variant="default">
        {say("bulk.title")}
      </Button>
      <Button component={Link} to="/news/new">
        {say("create")}
      </Button>
    </>
  );
});

/** Deletes the selected items in steps, each all or none. */
const BulkRemoval = onlyFor(
  "news.removeMany",
  function BulkRemoval({ rows, clear }: { rows: readonly NewsRow[]; clear: () => void }) {
    const say = useWords("news");
    const client = useQueryClient();
    const { mutate, isPending } = useMutation({
      mutationFn: async () => {
        for (const some of chunksOf(rows, mostByCall))
          // One after the other: what a later step refuses, the earlier ones have done.
          // oxlint-disable-next-line no-await-in-loop
          await api.news.removeMany({ body: { ids: some.map(({ id }) => id) } });
      },
      onSuccess: () => {
        toast.done(say("removedMany", { count: rows.length }));
        clear();
      },
      onSettled: () => forgetLists(client),
    });
    const press = async () => {
      const title = say("removeMany");
      const body = say("removeManyBody", { count: rows.length });
      if (await confirmed({ title, body, primary: title, danger: true })) mutate();
    };
    return (
      <Button color="red" variant="outline" loading={isPending} onClick={() => void press()}>
        {say("removeMany")}
      </Button>
    );
  },
);

function useColumns(): Column<NewsRow>[] {
  const column = useColumnKinds();
  const say = useWords("news");
  const sayCatalogue = useWords("catalogue");
  const language = useLocale();
  const now = useNow();
  const categories = useQuery(newsCategories).data?.items ?? [];
  const categoryOf = (row: NewsRow) =>
    categories.find(({ id }) => id === row.newsCategoryId)?.name[language];
  return [
    column.text("title", say("fields.title"), ({ title }) => title),
    {
      key: "state",
      head: say("state"),
      cell: (row) => {
        const state = newsState(row, now);
        return (
          <Status of={state} meaning={state === "PUBLISHED" ? "good" : "waiting"}>
            {say(`states.${state}`)}
          </Status>
        );
      },
      sheet: (row) => say(`states.${newsState(row, now)}`),
    },
    {
      key: "newsCategoryId",
      head: say("fields.newsCategoryId"),
      cell: (row) => categoryOf(row) ?? "-",
      sheet: categoryOf,
    },
    column.text("language", say("fields.language"), (row) =>
      sayCatalogue(`languages.${row.language}`),
    ),
    {
      key: "clickCount",
      head: say("readers"),
      align: "end",
      cell: ({ clickCount, clickCount7d }) =>
        say("readersOf", { all: clickCount, week: clickCount7d }),
      sheet: ({ clickCount }) => clickCount,
    },
    column.moment("publishedAt", say("fields.publishedAt"), ({ publishedAt }) => publishedAt, {
      sortable: true,
    }),
  ];
}
