import { paged } from "@bupum/ui/list/paged";
import type { MerchandiseEntity } from "@bupum/shared/selling/merchandises/admin-contract";
import { merchandiseSortsIn } from "@bupum/shared/selling/merchandises/sorts";
import type { Column } from "@bupum/ui/data-table/data-table";
import { queryFrom, sortsBy } from "@bupum/ui/list/list-search";
import { UnitPrice } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter, useLocale } from "use-intl";
import { May } from "../may.tsx";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import {
  conditionChoices,
  merchandiseList,
  type MerchandiseSearch,
  readMerchandises,
  stateChoices,
} from "./queries.ts";
import { RemoveButton } from "./remove-button.tsx";
import styles from "./merchandises.module.css";

const route = getRouteApi("/_admin/merchandises/");

/** The same question about all sellers, makers and parts, from its first page on. */
const ofEverybody = (search: MerchandiseSearch): MerchandiseSearch =>
  queryFrom(search, "itemsPerPage", "searchKeyword", "state", "condition", "sort");

/** What is on sale, hidden or removed; several are taken off sale at once. */
export function MerchandiseList() {
  const say = useWords("merchandises");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isNarrow = (search.sellerId ?? search.manufactorId ?? search.productId) !== undefined;
  return (
    <ListPage
      title={say("title")}
      actions={
        <May call="merchandiseEntities.create">
          <Button
            renderRoot={(props) => (
              <Link to="/merchandises/new" search={{ sellerId: search.sellerId }} {...props} />
            )}
          >
            {say("act.create")}
          </Button>
        </May>
      }
      columns={useColumns(sortsBy(merchandiseSortsIn(search), "createdAt"))}
      list={useQuery(paged(merchandiseList(search)))}
      source={{ read: readMerchandises(search) }}
      link={({ id }) => ({ to: "/merchandises/$merchandiseId", params: { merchandiseId: id } })}
      rowName={({ partNumber, sellerName }) => `${partNumber} ${sellerName}`}
      search={search}
      keyword={say("keyword")}
      filters={[
        {
          name: "state",
          label: say("state"),
          all: say("states.ON_SALE"),
          choices: stateChoices
            .filter((state) => state !== "ON_SALE" || isNarrow)
            .map((value) => ({ value, label: say(`states.${value}`) })),
        },
        {
          name: "condition",
          label: say("condition"),
          choices: conditionChoices.map((value) => ({ value, label: say(`conditions.${value}`) })),
        },
      ]}
      controls={
        isNarrow && (
          <Button variant="default" onClick={() => void navigate({ search: ofEverybody })}>
            {say("everybody")}
          </Button>
        )
      }
      empty={<Empty title={say("none")} />}
      Bulk={Removal}
    />
  );
}

function Removal({ rows, clear }: { rows: readonly MerchandiseEntity[]; clear: () => void }) {
  return <RemoveButton listings={rows} onDone={clear} />;
}

function useColumns(hasAge: boolean): Column<MerchandiseEntity>[] {
  const column = useColumnKinds();
  const say = useWords("merchandises");
  const format = useFormatter();
  return [
    ...usePartColumns(),
    column.text("condition", say("condition"), ({ condition }) => say(`conditions.${condition}`)),
    {
      key: "price",
      head: say("price"),
      align: "end",
      cell: ({ breaks, currency }) => (
        <UnitPrice of={breaks[0]?.unitPrice ?? "0"} currency={currency} />
      ),
      sheet: ({ breaks, currency }) => `${breaks[0]?.unitPrice ?? ""} ${currency}`,
    },
    {
      key: "stock",
      head: say("stock"),
      align: "end",
      whole: true,
      cell: ({ stock }) => (stock === null ? say("uncounted") : format.number(stock)),
      sheet: ({ stock }) => stock ?? say("uncounted"),
    },
    {
      key: "state",
      head: say("state"),
      cell: (row) => <MerchandiseState of={row} />,
      sheet: ({ state }) => say(`states.${state}`),
    },
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, {
      sortable: hasAge,
      whole: true,
    }),
  ];
}

function usePartColumns(): Column<MerchandiseEntity>[] {
  const column = useColumnKinds();
  const say = useWords("merchandises");
  const language = useLocale();
  return [
    column.text("partNumber", say("part"), ({ partNumber }) => partNumber),
    {
      key: "maker",
      head: say("maker"),
      cell: ({ manufactorName, productName }) => (
        <span className={styles["part"]}>
          <small>{manufactorName[language]}</small> {productName[language]}
        </span>
      ),
      sheet: ({ manufactorName, productName }) =>
        `${manufactorName[language]} · ${productName[language]}`,
    },
    column.text("seller", say("seller"), ({ sellerName }) => sellerName),
  ];
}

const meanings = { ON_SALE: "good", HIDDEN: "waiting", REMOVED: "over" } as const;

export function MerchandiseState({ of }: { of: MerchandiseEntity }) {
  const say = useWords("merchandises");
  return (
    <Status of={of.state} meaning={meanings[of.state]}>
      {say(`states.${of.state}`)}
    </Status>
  );
}
