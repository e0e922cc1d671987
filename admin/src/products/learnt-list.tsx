import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { paged } from "@bupum/ui/list/paged";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { DecideLearnt } from "./decide-learnt.tsx";
import { learntList, type LearntRow, readLearnt } from "./learnt-queries.ts";

const route = getRouteApi("/_admin/substitutes/");

/** Pairs that buyers' orders suggest, each with its two answers: a grade, or no (D37-5). */
export function LearntList() {
  const say = useWords("products");
  const search = route.useSearch();
  return (
    <ListPage
      title={say("learnt.title")}
      hint={say("learnt.hint")}
      columns={useColumns()}
      list={useQuery(paged(learntList(search)))}
      source={{ read: readLearnt }}
      rowName={({ asked, askedId }) => asked?.partNumber ?? askedId}
      search={search}
      empty={<Empty title={say("learnt.none")}>{say("learnt.noneHint")}</Empty>}
    />
  );
}

type Part = LearntRow["asked"];

/** One of the two parts, with its maker, and the way to it. */
function PartOf({ of }: { of: Part }) {
  const say = useWords("products");
  const language = useLocale();
  if (!of) return say("learnt.gone");
  return (
    <>
      <Link to="/products/$productId" params={{ productId: of.id }}>
        {of.partNumber}
      </Link>{" "}
      · {of.manufactorName[language]}
    </>
  );
}

function useColumns(): Column<LearntRow>[] {
  const column = useColumnKinds();
  const say = useWords("products");
  const language = useLocale();
  const text = (of: Part) =>
    of ? `${of.partNumber} · ${of.manufactorName[language]}` : say("learnt.gone");
  return [
    {
      key: "asked",
      head: say("learnt.asked"),
      cell: ({ asked }) => <PartOf of={asked} />,
      sheet: ({ asked }) => text(asked),
    },
    {
      key: "taken",
      head: say("learnt.taken"),
      cell: ({ taken }) => <PartOf of={taken} />,
      sheet: ({ taken }) => text(taken),
    },
    column.count("buyers", say("learnt.buyers"), ({ buyers }) => buyers),
    column.moment("since", say("learnt.since"), ({ since }) => since),
    { key: "decide", head: "", cell: (pair) => <DecideLearnt of={pair} /> },
  ];
}
