import { paged } from "@bupum/ui/list/paged";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import { stateOfDay } from "@bupum/shared/billing/reconciliations/rules";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { DayState } from "./day-state.tsx";
import { OpenDifferences } from "./open-differences.tsx";
import { dayList, type DayRow, readDays } from "./queries.ts";
import { useSumText } from "./sum-text.ts";

const route = getRouteApi("/_admin/reconciliations/");

/** The days of the ledger beside the card provider's own list (D13-12). */
export function DayList() {
  const say = useWords("reconciliations");
  const search = route.useSearch();
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns()}
      list={useQuery(paged(dayList(search)))}
      source={{ read: readDays(search) }}
      link={({ day }) => ({ to: "/reconciliations/$day", params: { day } })}
      rowName={({ day }) => day}
      search={search}
      days={search}
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
    >
      <OpenDifferences />
    </ListPage>
  );
}

function useColumns(): Column<DayRow>[] {
  const column = useColumnKinds();
  const say = useWords("reconciliations");
  const sum = useSumText();
  const sides = [
    { key: "ledgerCharges", of: "ledger", text: sum.charges, value: "charged" },
    { key: "providerCharges", of: "provider", text: sum.charges, value: "charged" },
    { key: "ledgerRefunds", of: "ledger", text: sum.refunds, value: "refunded" },
    { key: "providerRefunds", of: "provider", text: sum.refunds, value: "refunded" },
  ] as const;
  return [
    column.text("day", say("day"), ({ day }) => day, { sortable: true, whole: true }),
    {
      key: "state",
      head: say("state"),
      cell: (row) => <DayState of={row} />,
      sheet: ({ checked }) => say(`states.${stateOfDay(checked)}`),
    },
    ...sides.map(({ key, of, text, value }): Column<DayRow> => ({
      key,
      head: say(key),
      align: "end",
      whole: true,
      cell: ({ checked }) => (checked ? text(checked[of]) : null),
      sheet: ({ checked }) => checked?.[of][value],
    })),
    {
      key: "differences",
      head: say("differences"),
      whole: true,
      cell: ({ checked }) =>
        checked && checked.differences > 0
          ? say("differencesOf", {
              open: checked.differences - checked.explained,
              all: checked.differences,
            })
          : null,
      sheet: ({ checked }) => checked?.differences,
    },
    column.text("checkedAt", say("checkedAt"), ({ checked }) => checked && seoulClock(checked.at), {
      whole: true,
    }),
  ];
}
