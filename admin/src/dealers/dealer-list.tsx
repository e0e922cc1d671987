import { paged } from "@bupum/ui/list/paged";
import type { DealerEntity } from "@bupum/shared/selling/dealers/admin-contract";
import { dealerStates } from "@bupum/shared/selling/dealers/rules";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import { regions } from "@bupum/shared/reference/regions/regions";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter, useLocale } from "use-intl";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { dealerList, readDealers } from "./queries.ts";

const route = getRouteApi("/_admin/dealers/");

/** Dealers that buyers find on the map, and the hidden ones. */
export function DealerList() {
  const say = useWords("dealers");
  const sayLayout = useWords("layout");
  const language = useLocale();
  const search = route.useSearch();
  const list = useQuery(paged(dealerList(search)));
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      actions={
        <Button component={Link} to="/dealers/new">
          {say("create")}
        </Button>
      }
      columns={useColumns()}
      list={list}
      source={{ read: readDealers(search) }}
      link={({ id }) => ({ to: "/dealers/$dealerId", params: { dealerId: id } })}
      rowName={({ name }) => name[language]}
      search={search}
      keyword={say("keyword")}
      filters={[
        {
          name: "region",
          label: say("fields.region"),
          all: say("allRegions"),
          choices: regions.map((value) => ({ value, label: sayLayout(`regions.${value}`) })),
        },
        {
          name: "state",
          label: say("fields.state"),
          all: say("allStates"),
          choices: dealerStates.map((value) => ({ value, label: say(`states.${value}`) })),
        },
      ]}
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
    />
  );
}

const phoneOf = ({ tel, phone }: DealerEntity) => {
  const number = tel ?? phone;
  return number ? formatPhone(number) : "-";
};

function useColumns(): Column<DealerEntity>[] {
  const say = useWords("dealers");
  const sayLayout = useWords("layout");
  const language = useLocale();
  const format = useFormatter();
  return [
    {
      key: "name",
      head: say("fields.name"),
      sortable: true,
      cell: ({ name }) => name[language],
      sheet: ({ name }) => name[language],
    },
    {
      key: "region",
      head: say("fields.region"),
      cell: ({ region }) => sayLayout(`regions.${region}`),
      sheet: ({ region }) => sayLayout(`regions.${region}`),
    },
    {
      key: "makers",
      head: say("fields.makers"),
      align: "end",
      cell: ({ manufactorIds }) => manufactorIds.length,
      sheet: ({ manufactorIds }) => manufactorIds.length,
    },
    { key: "phone", head: say("fields.tel"), cell: phoneOf, sheet: phoneOf },
    {
      key: "source",
      head: say("source"),
      cell: ({ sellerId }) => say(sellerId ? "ofSeller" : "ofAdmin"),
      sheet: ({ sellerId }) => say(sellerId ? "ofSeller" : "ofAdmin"),
    },
    {
      key: "state",
      head: say("fields.state"),
      cell: ({ state }) => say(`states.${state}`),
      sheet: ({ state }) => say(`states.${state}`),
    },
    {
      key: "createdAt",
      head: say("createdAt"),
      whole: true,
      sortable: true,
      cell: ({ createdAt }) => format.dateTime(new Date(createdAt), { dateStyle: "medium" }),
      sheet: ({ createdAt }) => seoulClock(createdAt),
    },
  ];
}
