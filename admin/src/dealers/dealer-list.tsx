import { paged } from "@bupum/ui/list/paged";
import type { DealerEntity } from "@bupum/shared/selling/dealers/admin-contract";
import { dealerStates } from "@bupum/shared/selling/dealers/rules";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { regions } from "@bupum/shared/reference/regions/regions";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { May } from "../may.tsx";
import { useColumnKinds } from "../lists/columns.ts";
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
        <May call="dealerEntities.create">
          <Button component={Link} to="/dealers/new">
            {say("create")}
          </Button>
        </May>
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
  const column = useColumnKinds();
  const say = useWords("dealers");
  const sayLayout = useWords("layout");
  const language = useLocale();
  return [
    column.text("name", say("fields.name"), ({ name }) => name[language], { sortable: true }),
    column.text("region", say("fields.region"), ({ region }) => sayLayout(`regions.${region}`)),
    column.count("makers", say("fields.makers"), ({ manufactorIds }) => manufactorIds.length),
    column.text("phone", say("fields.tel"), phoneOf),
    column.text("source", say("source"), ({ sellerId }) => say(sellerId ? "ofSeller" : "ofAdmin")),
    column.text("state", say("fields.state"), ({ state }) => say(`states.${state}`)),
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, {
      whole: true,
      sortable: true,
    }),
  ];
}
