import { useDays } from "@bupum/ui/display/days";
import { paged } from "@bupum/ui/list/paged";
import { seoulDay } from "@bupum/shared/kernel/time";
import type { MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { makerSortsIn } from "@bupum/shared/catalogue/manufactors/sorts";
import { countryName } from "@bupum/ui/display/country-name";
import type { Column } from "@bupum/ui/data-table/data-table";
import { sortsBy } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { May } from "../may.tsx";
import { PublicationState } from "../catalogue/publication.tsx";
import { publicationStates } from "../catalogue/choices.ts";
import { makerList, readMakers } from "../catalogue/queries.ts";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";

const route = getRouteApi("/_admin/makers/");

/** Makers of every state, by any of their names. */
export function MakerList() {
  const say = useWords("manufactors");
  const sayCatalogue = useWords("catalogue");
  const search = route.useSearch();
  const list = useQuery(paged(makerList(search)));
  return (
    <ListPage
      title={say("title")}
      actions={
        <May call="manufactorEntities.create">
          <Button component={Link} to="/makers/new">
            {say("create")}
          </Button>
        </May>
      }
      columns={useColumns(makerSortsIn(search))}
      list={list}
      source={{ read: readMakers(search) }}
      link={({ id }) => ({ to: "/makers/$manufactorId", params: { manufactorId: id } })}
      rowName={({ name }) => name.ko}
      search={search}
      keyword={say("keyword")}
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
      ]}
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
    />
  );
}

function useColumns(sorts: readonly string[]): Column<MakerEntity>[] {
  const column = useColumnKinds();
  const say = useWords("manufactors");
  const sayCatalogue = useWords("catalogue");
  const language = useLocale();
  const days = useDays();
  return [
    column.text("name", say("fields.name"), ({ name }) => name[language], {
      sortable: sortsBy(sorts, "name"),
    }),
    {
      key: "aliases",
      head: say("fields.aliases"),
      cell: ({ aliases }) => aliases.slice(0, 4).join(", ") || "-",
      sheet: ({ aliases }) => aliases.join(", "),
    },
    {
      key: "state",
      head: say("state"),
      cell: ({ state }) => <PublicationState of={state} />,
      sheet: ({ state }) => sayCatalogue(`states.${state}`),
    },
    column.text(
      "country",
      say("fields.country"),
      ({ country }) => country && countryName(country, language),
    ),
    column.count("productCount", say("parts"), ({ partCount }) => partCount),
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
