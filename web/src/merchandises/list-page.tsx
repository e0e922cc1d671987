import { paged } from "@bupum/ui/list/paged";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { ExportButton } from "@bupum/ui/sheet/export-button";
import { Empty } from "@bupum/ui/display/states";
import { firstPage } from "@bupum/ui/list/list-search";
import { TabLink } from "@bupum/ui/list/link-tabs";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { type Acts, useActs } from "./acts.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { LeadCell, MoqCell, PriceCell, StockCell } from "./cells/cells.tsx";
import { ConflictDialog } from "./bulk/conflict-dialog.tsx";
import { walkCells } from "./cells/edit-cell.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { Filters } from "./filters.tsx";
import { ProductCell } from "./cells/product-cell.tsx";
import { ownList, type OwnSearch } from "./queries.ts";
import { RemovedList } from "./removed-list.tsx";
import { UndoBar } from "./bulk/undo-bar.tsx";
import styles from "./list.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/merchandises");
const none: ReadonlySet<string> = new Set();

/** The seller's listings, edited in place; `tools` are other features' buttons of this page. */
export function MerchandiseListPage({ tools }: { tools?: ReactNode }) {
  const say = useWords("merchandises");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const move = (next: OwnSearch) => void navigate({ search: (old) => ({ ...old, ...next }) });
  const filter = (next: OwnSearch) => move({ ...next, ...firstPage });
  const { isRemoved, isOldStock } = search;
  const acts = useActs();
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <div className={styles["top"]}>
        <h1>{say("title")}</h1>
        <div className={styles["tools"]}>
          {tools}
          {!isRemoved && <OwnSheetButton search={search} />}
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/seller/register-requests" {...props} />}
          >
            {say("sheet")}
          </Button>
          <Button renderRoot={(props) => <Link to="/seller/add-merchandise" {...props} />}>
            {say("addTitle")}
          </Button>
        </div>
      </div>
      <nav className={styles["tabs"]} aria-label={say("list.tabs")}>
        <TabLink to="/seller/merchandises" isOpen={!isRemoved && !isOldStock}>
          {say("list.onSale")}
        </TabLink>
        <TabLink
          to="/seller/merchandises"
          search={{ isOldStock: "true" }}
          isOpen={!isRemoved && isOldStock === "true"}
        >
          {say("list.oldStock")}
        </TabLink>
        <TabLink
          to="/seller/merchandises"
          search={{ isRemoved: "true" }}
          isOpen={isRemoved === "true"}
        >
          {say("removed.title")}
        </TabLink>
      </nav>
      {isRemoved ? (
        <RemovedList search={search} onSearch={move} />
      ) : (
        <>
          <Filters search={search} onChange={filter} />
          <OnSale search={search} onSearch={move} acts={acts} />
        </>
      )}
    </div>
  );
}

/** Saves the list as the sheet that can be sent in again, changed or not. */
function OwnSheetButton({ search }: { search: OwnSearch }) {
  const say = useWords("merchandises");
  const language = useLocale();
  const file = async (signal: AbortSignal) =>
    (await import("./own-sheet.ts")).ownSheet(search, language, signal);
  return <ExportButton name={say("title")} source={{ file }} />;
}

interface OnSaleProps {
  acts: Acts;
  search: OwnSearch;
  onSearch: (next: OwnSearch) => void;
}

/** One page of the list. */
function OnSale({ acts, search, onSearch }: OnSaleProps) {
  const say = useWords("merchandises");
  const list = useQuery(paged(ownList(search)));
  const [selected, setSelected] = useState(none);
  const [editing, setEditing] = useState<Merchandise>();
  const rows = acts.shown(list.data?.items);
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const hasMore = list.data?.nextCursor !== undefined && chosen.length === rows?.length;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cells have the focus */}
      <div onKeyDown={walkCells}>
        <DataTable
          label={say("title")}
          columns={useColumns(acts, setEditing)}
          rows={rows}
          rowKey={(row) => row.id}
          rowName={(row) => row.partNumber}
          selection={{ selected, onChange: setSelected }}
          search={search}
          onSearch={onSearch}
          nextCursor={list.data?.nextCursor}
          total={list.data?.total}
          error={list.error}
          again={() => void list.refetch()}
          empty={<Nothing search={search} />}
        />
      </div>
      <div className={styles["bars"]}>
        <UndoBar acts={acts} />
        {chosen.length > 0 && (
          <BulkBar
            rows={chosen}
            acts={acts}
            onDone={() => setSelected(none)}
            // The call that takes all off sale knows no age of a count.
            allOf={hasMore && !search.isOldStock ? search : undefined}
          />
        )}
      </div>
      <ConflictDialog acts={acts} />
      <EditDialog listing={editing} onClose={() => setEditing(undefined)} />
    </>
  );
}

function useColumns(acts: Acts, onEdit: (listing: Merchandise) => void): Column<Merchandise>[] {
  const say = useWords("merchandises");
  const trade = useWords("trade");
  return [
    {
      key: "part",
      head: say("list.part"),
      main: true,
      cell: (row) => <ProductCell listing={row} />,
    },
    {
      key: "condition",
      head: say("part.condition"),
      cell: (row) => (
        <span className={styles["whole"]}>{trade(`conditions.${row.condition}`)}</span>
      ),
    },
    {
      key: "price",
      head: say("list.price"),
      align: "end",
      cell: (row) => <PriceCell row={row} acts={acts} onEdit={() => onEdit(row)} />,
    },
    {
      key: "stock",
      head: say("list.stock"),
      align: "end",
      cell: (row) => <StockCell row={row} acts={acts} />,
    },
    {
      key: "moq",
      head: say("list.moq"),
      align: "end",
      cell: (row) => <MoqCell row={row} acts={acts} />,
    },
    {
      key: "lead",
      head: say("list.lead"),
      align: "end",
      cell: (row) => <LeadCell row={row} acts={acts} />,
    },
    {
      key: "edit",
      head: say("list.edit"),
      align: "end",
      cell: (row) => (
        <Button
          variant="default"
          size="sm"
          mih={44}
          aria-label={say("list.editOf", { part: row.partNumber })}
          onClick={() => onEdit(row)}
        >
          {say("list.edit")}
        </Button>
      ),
    },
  ];
}

function Nothing({ search }: { search: OwnSearch }) {
  const say = useWords("merchandises");
  if (search.searchKeyword ?? search.startDate ?? search.endDate)
    return <Empty title={say("list.emptyFiltered")}>{say("list.emptyFilteredHint")}</Empty>;
  if (search.isOldStock)
    return <Empty title={say("list.noOldStock")}>{say("list.noOldStockHint")}</Empty>;
  return (
    <Empty
      title={say("list.empty")}
      action={
        <Button renderRoot={(props) => <Link to="/seller/add-merchandise" {...props} />}>
          {say("addTitle")}
        </Button>
      }
    >
      {say("list.emptyHint")}
    </Empty>
  );
}
