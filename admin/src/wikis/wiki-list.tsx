import { paged } from "@bupum/ui/list/paged";
import { languages } from "@bupum/shared/kernel/language/language-of";
import type { WikiEntityRow } from "@bupum/shared/reading/wikis/admin-contract";
import { wikiStatuses } from "@bupum/shared/reading/wikis/states";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { May } from "../may.tsx";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useCategoryChoices, useCategoryNames } from "../wiki-categories/use-category-names.ts";
import { useWords } from "../words.ts";
import { readWikis, wikiList, type WikiSearch } from "./queries.ts";
import { WikiState } from "./wiki-state.tsx";

const route = getRouteApi("/_admin/wikis/");

/** The same question about all writers, from its first page on. */
function ofEverybody({ writerId: _writer, page: _page, cursor: _cursor, ...old }: WikiSearch) {
  return old;
}

/** Wikis in every state, or the published ones that say all words. */
export function WikiList() {
  const say = useWords("wikis");
  const sayCatalogue = useWords("catalogue");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isSearched = search.searchKeyword !== undefined;
  const categories = useCategoryChoices();
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      actions={
        <May call="wikiCategoryEntities.update">
          <Button component={Link} to="/wikis/categories" variant="default">
            {say("categories")}
          </Button>
        </May>
      }
      columns={useColumns(!isSearched)}
      list={useQuery(paged(wikiList(search)))}
      source={{ read: readWikis(search) }}
      link={({ id }) => ({ to: "/wikis/$wikiId", params: { wikiId: id } })}
      rowName={({ title }) => title}
      search={search}
      keyword={say("keyword")}
      filters={[
        // Words are found in published ones alone.
        ...(isSearched
          ? []
          : [
              {
                name: "status",
                label: say("status"),
                choices: wikiStatuses.map((value) => ({ value, label: say(`states.${value}`) })),
              },
            ]),
        { name: "wikiCategoryId", label: say("category"), choices: categories },
        {
          name: "language",
          label: say("language"),
          choices: languages.map((value) => ({ value, label: sayCatalogue(`languages.${value}`) })),
        },
      ]}
      controls={
        search.writerId !== undefined && (
          <Button variant="default" onClick={() => void navigate({ search: ofEverybody })}>
            {say("everybody")}
          </Button>
        )
      }
      empty={<Empty title={say("none")} />}
    />
  );
}

function useColumns(hasAge: boolean): Column<WikiEntityRow>[] {
  const column = useColumnKinds();
  const say = useWords("wikis");
  const sayCatalogue = useWords("catalogue");
  const categoryOf = useCategoryNames();
  return [
    column.text("title", say("name"), ({ title }) => title),
    {
      key: "status",
      head: say("status"),
      cell: ({ status }) => <WikiState of={status} />,
      sheet: ({ status }) => say(`states.${status}`),
    },
    column.text("wikiCategoryId", say("category"), ({ wikiCategoryId }) =>
      categoryOf(wikiCategoryId),
    ),
    column.text("language", say("language"), ({ language }) =>
      sayCatalogue(`languages.${language}`),
    ),
    column.text("writerName", say("writer"), ({ writerName }) => writerName),
    column.count("viewCount", say("views"), ({ viewCount }) => viewCount),
    column.count("commentCount", say("comments"), ({ commentCount }) => commentCount),
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, { sortable: hasAge }),
  ];
}
