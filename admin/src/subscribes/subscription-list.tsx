import { paged } from "@bupum/ui/list/paged";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { SubscribeEntity } from "@bupum/shared/billing/subscribes/admin-contract";
import { subscribeStatuses, subscribeTypes } from "@bupum/shared/billing/plans/plans";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { MemberControls } from "../billing/member-controls.tsx";
import { useDays } from "@bupum/ui/display/days";
import { memberText } from "../billing/names.ts";
import { readSubscriptions, subscriptionList } from "../billing/queries.ts";

const route = getRouteApi("/_admin/subscriptions/");

/** Everybody's subscriptions, by status, plan, member and days. */
export function SubscriptionList() {
  const say = useWords("subscribes");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ListPage
      title={say("title")}
      columns={useColumns()}
      list={useQuery(paged(subscriptionList(search)))}
      source={{ read: readSubscriptions(search) }}
      link={({ id }) => ({ to: "/subscriptions/$subscribeId", params: { subscribeId: id } })}
      rowName={({ member }) => memberText(member)}
      search={search}
      filters={[
        {
          name: "status",
          label: say("status"),
          choices: subscribeStatuses.map((value) => ({ value, label: say(`states.${value}`) })),
        },
        {
          name: "subscribeType",
          label: say("type"),
          choices: subscribeTypes.map((value) => ({ value, label: say(`types.${value}`) })),
        },
      ]}
      controls={
        <MemberControls
          search={search}
          narrow={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        />
      }
      empty={<Empty title={say("none")} />}
    />
  );
}

function useColumns(): Column<SubscribeEntity>[] {
  const column = useColumnKinds();
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  const refused = ({ dunningStage: times }: SubscribeEntity) =>
    times > 0 ? say("refusedTimes", { times }) : "";
  return [
    column.text("member", say("member"), ({ member }) => memberText(member)),
    {
      key: "status",
      head: say("status"),
      cell: (row) => (
        <>
          <Status of={row.status}>{say(`states.${row.status}`)}</Status> {refused(row)}
        </>
      ),
      sheet: (row) => [say(`states.${row.status}`), refused(row)].filter(Boolean).join(" · "),
    },
    column.text("type", say("type"), ({ subscribeType }) => say(`types.${subscribeType}`)),
    {
      key: "suspendReason",
      head: say("suspendReason"),
      cell: ({ suspendReason }) => (suspendReason ? say(`reasons.${suspendReason}`) : "-"),
      sheet: ({ suspendReason }) => (suspendReason ? say(`reasons.${suspendReason}`) : ""),
    },
    {
      key: "next",
      head: say("next"),
      whole: true,
      cell: ({ nextBillingAt }) => (nextBillingAt ? day(nextBillingAt) : "-"),
      sheet: ({ nextBillingAt }) => (nextBillingAt ? seoulClock(nextBillingAt) : ""),
    },
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, {
      sortable: true,
      whole: true,
    }),
  ];
}
