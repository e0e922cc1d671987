import { paged } from "@bupum/ui/list/paged";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { missList, type MissRow, readMisses } from "./queries.ts";

const route = getRouteApi("/_admin/search-misses/");

/** Leads to a new entry of the search dictionary for that keyword (S9-4). */
function Mend({ miss: { keyword } }: { miss: MissRow }) {
  const say = useWords("searchMisses");
  return (
    <Link to="/search-words" search={{ keyword }} aria-label={say("mend", { keyword })}>
      {keyword}
    </Link>
  );
}

function useColumns(): Column<MissRow>[] {
  const column = useColumnKinds();
  const say = useWords("searchMisses");
  return [
    {
      key: "keyword",
      head: say("keyword"),
      cell: (row) => <Mend miss={row} />,
      sheet: ({ keyword }) => keyword,
    },
    column.count("count", say("count"), ({ count }) => count),
  ];
}

/** What visitors searched for in vain on a day: what the catalogue lacks, or does not understand. */
export function MissList() {
  const say = useWords("searchMisses");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(missList(search)));
  const columns = useColumns();
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
