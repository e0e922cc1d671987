import { paged } from "@bupum/ui/list/paged";
import { lineStates } from "@bupum/shared/deal/product-estimate-orders/sorts";
import type { LineEntityRow } from "@bupum/shared/deal/product-estimates/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import {
  useAgeColumn,
  useLedgerColumns,
  useSearchTypes,
} from "../product-estimate-orders/ledger-columns.tsx";
import { useWords } from "../words.ts";
import { LineTabs, NewGroupButton } from "./line-tabs.tsx";
import { lineList, readLines, replyChoices } from "./queries.ts";

const route = getRouteApi("/_admin/lines/");

/** The lines of everybody's requests, one for each seller who was asked. */
export function LineList() {
  const say = useWords("productEstimates");
  const search = route.useSearch();
  return (
    <ListPage
      title={say("title")}
      actions={<NewGroupButton />}
      columns={useColumns()}
      list={useQuery(paged(lineList(search)))}
      source={{ read: readLines(search) }}
      link={({ id }) => ({ to: "/lines/$lineId", params: { lineId: id } })}
      rowName={({ groupNumber, productName }) => `${groupNumber} ${productName}`}
      search={search}
      keyword={say("keyword")}
      types={useSearchTypes()}
      filters={[
        {
          name: "replyTypes",
          label: say("reply"),
          choices: replyChoices.map((value) => ({ value, label: say(`states.${value}`) })),
        },
        {
          name: "state",
          label: say("queue"),
          all: say("all"),
          choices: lineStates.map((value) => ({ value, label: say("removed") })),
        },
      ]}
      days={search}
      empty={<Empty title={say("none")} />}
    >
      <LineTabs />
    </ListPage>
  );
}

function useColumns(): Column<LineEntityRow>[] {
  const column = useColumnKinds();
  const say = useWords("productEstimates");
  const format = useFormatter();
  return [
    {
      key: "groupNumber",
      head: say("groupNumber"),
      whole: true,
      cell: ({ groupId, groupNumber }) => (
        <Link to="/requests/$groupId" params={{ groupId }}>
          {groupNumber}
        </Link>
      ),
      sheet: ({ groupNumber }) => groupNumber,
    },
    ...useLedgerColumns<LineEntityRow>(),
    {
      key: "quantity",
      head: say("quantity"),
      align: "end",
      whole: true,
      cell: ({ quantity, unit }) => `${format.number(quantity)} ${unit}`,
      sheet: ({ quantity }) => quantity,
    },
    {
      key: "reply",
      head: say("reply"),
      cell: (row) => <LineState of={row} />,
      sheet: ({ replyType }) => say(`states.${replyType}`),
    },
    column.moment("dueAt", say("dueAt"), ({ dueAt }) => dueAt, { whole: true }),
    useAgeColumn(say("createdAt"), true),
  ];
}

interface LineStateProps {
  of: Pick<LineEntityRow, "replyType" | "open" | "closeReason" | "deletedAt">;
}

/** The seller's answer, and why no other can come. */
export function LineState({ of }: LineStateProps) {
  const say = useWords("productEstimates");
  const { replyType, open, closeReason, deletedAt } = of;
  if (deletedAt)
    return (
      <Status of="REMOVED" meaning="over">
        {say("removed")}
      </Status>
    );
  return (
    <>
      <Status of={replyType}>{say(`states.${replyType}`)}</Status>{" "}
      {!open && (
        <Status of="CLOSED" meaning="over">
          {say(`closeReasons.${closeReason ?? "EXPIRED"}`)}
        </Status>
      )}
    </>
  );
}
