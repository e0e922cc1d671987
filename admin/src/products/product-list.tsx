import { useDays } from "@bupum/ui/display/days";
import { paged } from "@bupum/ui/list/paged";
import { seoulDay } from "@bupum/shared/kernel/time";
import type { ProductEntityRow } from "@bupum/shared/catalogue/products/admin-contract";
import { productSortsIn } from "@bupum/shared/catalogue/products/sorts";
import type { Column } from "@bupum/ui/data-table/data-table";
import { sortsBy } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { onlyFor } from "../may.tsx";
import { useTagChoices } from "../catalogue/category-field.tsx";
import { PublicationState } from "../catalogue/publication.tsx";
import { publicationStates, productSearchTypes } from "../catalogue/choices.ts";
import { productList, readProducts } from "../catalogue/queries.ts";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { BulkPublication } from "./bulk-publication.tsx";
import { MakerFilter } from "./maker-filter.tsx";

const route = getRouteApi("/_admin/products/");

/** Parts of every state, found by number or name, by maker and category. */
export function ProductList() {
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(productList(search)));
  return (
    <ListPage
      title={say("title")}
      actions={<Actions />}
      columns={useColumns(productSortsIn(search))}
      list={list}
      source={{ read: readProducts(search) }}
      link={({ id }) => ({ to: "/products/$productId", params: { productId: id } })}
      rowName={({ partNumber }) => partNumber}
      search={search}
      keyword={say("keyword")}
      types={[
        { value: "", label: say("searchTypes.EITHER") },
        ...productSearchTypes.map((value) => ({ value, label: say(`searchTypes.${value}`) })),
      ]}
      filters={[
        {
          name: "state",
          label: say("state"),
          all: say("allStates"),
          choices: publicationStates.map((value) => ({
            value,
            label: sayCatalogue(`states.${value}`),
          })),
        },
        {
          name: "categoryTagId",
          label: say("fields.categoryTagIds"),
          all: say("allTags"),
          choices: useTagChoices(),
        },
      ]}
      controls={
        <MakerFilter
          value={search.manufactorId}
          onChange={(manufactorId) =>
            void navigate({
              search: ({ page: _page, cursor: _cursor, manufactorId: _old, ...rest }) => ({
                ...rest,
                ...(manufactorId && { manufactorId }),
              }),
            })
          }
        />
      }
      Bulk={BulkPublication}
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
    />
  );
}

const Actions = () => (
  <>
    <LifeListButton />
    <NewPartButton />
  </>
);

const LifeListButton = onlyFor("productEntities.sayLives", function LifeListButton() {
  const say = useWords("products");
  return (
    <Button component={Link} to="/products/lives" variant="default">
      {say("lifeList.title")}
    </Button>
  );
});

const NewPartButton = onlyFor("productEntities.create", function NewPartButton() {
  const say = useWords("products");
  return (
    <Button component={Link} to="/products/new">
      {say("create")}
    </Button>
  );
});

function useColumns(sorts: readonly string[]): Column<ProductEntityRow>[] {
  const column = useColumnKinds();
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const language = useLocale();
  const days = useDays();
  return [
    column.text("partNumber", say("fields.partNumber"), ({ partNumber }) => partNumber, {
      sortable: sortsBy(sorts, "partNumber"),
    }),
    {
      key: "state",
      head: say("state"),
      cell: ({ state }) => <PublicationState of={state} />,
      sheet: ({ state }) => sayCatalogue(`states.${state}`),
    },
    column.text(
      "manufactorName",
      say("fields.manufactorId"),
      ({ manufactorName }) => manufactorName[language],
    ),
    column.text("name", say("fields.name"), ({ name }) => name[language]),
    column.text("category", say("fields.categoryTagIds"), ({ category }) => category?.[language]),
    column.count("offerCount", say("offers"), ({ offerCount }) => offerCount),
    {
      key: "createdAt",
      head: say("createdAt"),
      whole: true,
      sortable: sortsBy(sorts, "createdAt"),
      cell: ({ createdAt }) => days.dayOf(createdAt),
      sheet: ({ createdAt }) => seoulDay(createdAt),
    },
  ];
}
