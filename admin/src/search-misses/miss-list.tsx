import { paged } from "@bupum/ui/list/paged";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { missList, type MissRow, readMisses } from "./queries.ts";

const route = getRouteApi("/_admin/search-misses/");

/** What visitors searched for in vain on a day: what the catalogue lacks, or does not understand. */
export function MissList() {
  const say = useWords("searchMisses");
  const format = useFormatter();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(missList(search)));
  const columns: Column<MissRow>[] = [
    {
      key: "keyword",
      head: say("keyword"),
      cell: ({ keyword }) => keyword,
      sheet: ({ keyword }) => keyword,
    },
    {
      key: "count",
      head: say("count"),
      align: "end",
      cell: ({ count }) => format.number(count),
      sheet: ({ count }) => count,
    },
  ];
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={columns}
      list={list}
      source={{ read: readMisses(search) }}
      rowName={({ keyword }) => keyword}
      search={search}
      controls={
        <TextInput
          type="date"
          label={say("on")}
          value={search.on ?? ""}
          onChange={({ currentTarget: { value } }) =>
            void navigate({ search: value === "" ? {} : { on: value } })
          }
        />
      }
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
    />
  );
}
