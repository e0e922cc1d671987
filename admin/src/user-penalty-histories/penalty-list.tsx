import type { Penalty } from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { LinkTabs, TabLink } from "@bupum/ui/list/link-tabs";
import { queryFrom } from "@bupum/ui/list/list-search";
import { Status } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { penaltyList, penaltyStates, readPenalties } from "./queries.ts";

const route = getRouteApi("/_admin/penalties/");

/** Reports of sellers, those that wait first. */
export function PenaltyList() {
  const say = useWords("userPenaltyHistories");
  const search = route.useSearch();
  const status = search.status ?? "PENDING";
  const people = queryFrom(search, "sellerId", "reporterId");
  const isNarrow = (people.sellerId ?? people.reporterId) !== undefined;
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns()}
      list={useQuery(penaltyList(search))}
      source={{ read: readPenalties(search) }}
      link={({ id }) => ({ to: "/penalties/$penaltyId", params: { penaltyId: id } })}
      rowName={({ targetName }) => targetName}
      search={search}
      controls={
        isNarrow && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/penalties" search={{ status }} {...props} />}
          >
            {say("everybody")}
          </Button>
        )
      }
      empty={<Empty title={say("none")} />}
    >
      <LinkTabs label={say("states")}>
        {penaltyStates.map((state) => (
          <TabLink
            key={state}
            to="/penalties"
            search={{ ...people, ...(state !== "PENDING" && { status: state }) }}
            isOpen={state === status}
          >
            {say(`statuses.${state}`)}
          </TabLink>
        ))}
      </LinkTabs>
    </ListPage>
  );
}

function useColumns(): Column<Penalty>[] {
  const column = useColumnKinds();
  const say = useWords("userPenaltyHistories");
  const format = useFormatter();
  const dealOf = ({ refType, refNumber }: Penalty) => `${say(`refTypes.${refType}`)} ${refNumber}`;
  return [
    column.text("targetName", say("target"), ({ targetName }) => targetName),
    column.text("reason", say("reason"), ({ reason }) => say(`reasons.${reason}`)),
    column.text("ref", say("ref"), dealOf),
    {
      key: "status",
      head: say("states"),
      cell: (penalty) => <Status of={penalty.status}>{say(`statuses.${penalty.status}`)}</Status>,
      sheet: ({ status }) => say(`statuses.${status}`),
    },
    {
      key: "points",
      head: say("points"),
      align: "end",
      cell: ({ points }) => (points > 0 ? format.number(points) : "-"),
      sheet: ({ points }) => points,
    },
    {
      key: "effect",
      head: say("effect"),
      cell: ({ effect }) => (effect === "NONE" ? "-" : say(`effects.${effect}`)),
      sheet: ({ effect }) => say(`effects.${effect}`),
    },
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, { sortable: true }),
  ];
}
