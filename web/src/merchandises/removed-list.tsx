import { useDays } from "@bupum/ui/display/days";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { UnitPrice } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import { ProductCell } from "./cells/product-cell.tsx";
import { usePutBack } from "./put-back.ts";
import { ownList, type OwnSearch } from "./queries.ts";
import styles from "./list.module.css";

interface RemovedListProps {
  search: OwnSearch;
  onSearch: (next: OwnSearch) => void;
}
const none: ReadonlySet<string> = new Set();

/** Listings that were removed within a day, and the button to restore them. */
export function RemovedList({ search, onSearch }: RemovedListProps) {
  const say = useWords("merchandises");
  const list = useQuery(ownList(search));
  const { putBack, isPending } = usePutBack();
  const [selected, setSelected] = useState(none);
  const restore = async (ids: readonly Merchandise["id"][]) => {
    if (await putBack(ids)) setSelected(none);
  };
  const columns = useColumns(isPending, (row) => void restore([row.id]));
  return (
    <>
      <p className={styles["dim"]}>{say("removed.lead")}</p>
      {selected.size > 0 && (
        <div className={styles["bulk"]}>
          <span>{say("remove.selected", { count: selected.size })}</span>
          <Button
            loading={isPending}
            // Keys of the table's rows are ids of listings.
            onClick={() => void restore([...selected] as Merchandise["id"][])}
          >
            {say("removed.restore")}
          </Button>
        </div>
      )}
      <DataTable
        label={say("removed.title")}
        columns={columns}
        rows={list.data?.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.partNumber}
        selection={{ selected, onChange: setSelected }}
        search={search}
        onSearch={onSearch}
        nextCursor={list.data?.nextCursor}
        error={list.error}
        again={() => void list.refetch()}
        empty={<Empty title={say("removed.none")} />}
      />
    </>
  );
}

function useColumns(
  isPending: boolean,
  onRestore: (row: Merchandise) => void,
): Column<Merchandise>[] {
  const say = useWords("merchandises");
  const days = useDays();
  return [
    {
      key: "part",
      head: say("list.part"),
      main: true,
      cell: (row) => <ProductCell listing={row} />,
    },
    {
      key: "price",
      head: say("list.price"),
      align: "end",
      cell: ({ breaks, currency }) => (
        <UnitPrice of={breaks[0]?.unitPrice ?? "0"} currency={currency} vat="EXCLUDED" />
      ),
    },
    {
      key: "deletedAt",
      head: say("removed.at"),
      cell: ({ deletedAt, updatedAt }) => days.moment(deletedAt ?? updatedAt),
    },
    {
      key: "restore",
      head: say("removed.restore"),
      align: "end",
      cell: (row) => (
        <Button
          variant="default"
          size="sm"
          mih={44}
          disabled={isPending}
          aria-label={say("removed.restoreOf", { part: row.partNumber })}
          onClick={() => onRestore(row)}
        >
          {say("removed.restore")}
        </Button>
      ),
    },
  ];
}
