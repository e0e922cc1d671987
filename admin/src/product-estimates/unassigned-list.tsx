import { paged } from "@bupum/ui/list/paged";
import type { UnassignedGroup } from "@bupum/shared/deal/estimates/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Button, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useFormatter } from "use-intl";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { May } from "../may.tsx";
import { useWords } from "../words.ts";
import { AssignForm } from "./assign-form.tsx";
import { LineTabs, NewGroupButton } from "./line-tabs.tsx";
import { readUnassigned, unassignedList } from "./queries.ts";
import styles from "./lines.module.css";

const route = getRouteApi("/_admin/lines/unassigned");

/** Open requests with lines that no seller is asked for, each to be given one. */
export function UnassignedList() {
  const say = useWords("productEstimates");
  const search = route.useSearch();
  const [group, setGroup] = useState<UnassignedGroup>();
  const leave = () => setGroup(undefined);
  return (
    <>
      <ListPage
        title={say("tabs.unassigned")}
        hint={say("assign.hint")}
        actions={<NewGroupButton />}
        columns={useColumns(setGroup)}
        list={useQuery(paged(unassignedList(search)))}
        source={{ read: readUnassigned(search) }}
        link={({ id }) => ({ to: "/requests/$groupId", params: { groupId: id } })}
        rowName={({ number, title }) => `${number} ${title}`}
        search={search}
        empty={<Empty title={say("assign.none")} />}
      >
        <LineTabs />
      </ListPage>
      <Modal
        opened={group !== undefined}
        onClose={leave}
        title={say("assign.title")}
        closeButtonProps={{ "aria-label": say("assign.cancel") }}
      >
        {group && <AssignForm group={group} leave={leave} />}
      </Modal>
    </>
  );
}

function useColumns(onAssign: (group: UnassignedGroup) => void): Column<UnassignedGroup>[] {
  const column = useColumnKinds();
  const say = useWords("productEstimates");
  const format = useFormatter();
  return [
    column.text("number", say("groupNumber"), ({ number }) => number, { whole: true }),
    {
      key: "lines",
      head: say("part"),
      cell: ({ lines }) => (
        <ul className={styles["wanted"]}>
          {lines.map((line) => (
            <li key={line.requestLineId}>
              {line.partNumber ?? line.productName} {format.number(line.quantity)} {line.unit}
            </li>
          ))}
        </ul>
      ),
      sheet: ({ lines }) =>
        lines.map(({ partNumber, productName }) => partNumber ?? productName).join(", "),
    },
    column.text("buyer", say("buyer"), ({ buyerName }) => buyerName),
    column.moment("dueAt", say("dueAt"), ({ dueAt }) => dueAt, { whole: true }),
    {
      key: "assign",
      head: say("assign.head"),
      whole: true,
      cell: (group) => (
        <May call="estimates.create">
          <Button variant="default" onClick={() => onAssign(group)}>
            {say("assign.act")}
          </Button>
        </May>
      ),
    },
  ];
}
