import type { Language } from "@bupum/shared/kernel/language-of";
import { type Merchandise, merchandiseSearchTypes } from "@bupum/shared/merchandises/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { DateRange } from "@bupum/ui/date-range";
import { confirmed } from "@bupum/ui/dialogs";
import { PartNumber } from "@bupum/ui/part-number";
import { Empty } from "@bupum/ui/states";
import { toast } from "@bupum/ui/toasts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { PriceCell } from "./price-cell.tsx";
import { forgetLists, ownList, type OwnSearch, removeMerchandises } from "./queries.ts";
import { StockCell } from "./stock-cell.tsx";
import styles from "./merchandise.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/merchandises");
const none: ReadonlySet<string> = new Set();

/** What one has on sale: stock and price are changed in place, the rest in a dialog. */
export function MerchandiseListPage() {
  const say = useWords("merchandises");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...ownList(search), placeholderData: keepPreviousData });
  const [selected, setSelected] = useState(none);
  const [editing, setEditing] = useState<Merchandise>();
  const columns = useColumns(setEditing);
  const filter = (next: OwnSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, page: undefined, cursor: undefined }) });
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <div className={styles["top"]}>
        <h1>{say("title")}</h1>
        <Button renderRoot={(props) => <Link to="/seller/add-merchandise" {...props} />}>
          {say("addTitle")}
        </Button>
      </div>
      <Filters search={search} onChange={filter} />
      {selected.size > 0 && <RemoveBar selected={selected} onDone={() => setSelected(none)} />}
      <DataTable
        label={say("title")}
        columns={columns}
        rows={list.data?.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.partNumber}
        selection={{ selected, onChange: setSelected }}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        empty={<Nothing search={search} />}
      />
      <EditDialog listing={editing} onClose={() => setEditing(undefined)} />
    </div>
  );
}

function PartCell({ listing }: { listing: Merchandise }) {
  const language = useLocale() as Language;
  return (
    <span className={styles["part-cell"]}>
      <PartNumber of={listing.partNumber} />
      <small>
        {listing.manufactorName[language]} · {listing.productName[language]}
      </small>
    </span>
  );
}

function useColumns(onEdit: (listing: Merchandise) => void): Column<Merchandise>[] {
  const say = useWords("merchandises");
  const trade = useWords("trade");
  return [
    {
      key: "part",
      head: say("list.part"),
      main: true,
      cell: (row) => <PartCell listing={row} />,
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
      cell: (row) => <PriceCell key={row.version} listing={row} onEdit={() => onEdit(row)} />,
    },
    {
      key: "stock",
      head: say("list.stock"),
      align: "end",
      cell: (row) => <StockCell listing={row} onEdit={() => onEdit(row)} />,
    },
    {
      key: "lead",
      head: say("list.lead"),
      align: "end",
      cell: (row) => (
        <span className={styles["whole"]}>{trade("leadTime", { days: row.leadTimeDays })}</span>
      ),
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

interface FiltersProps {
  search: OwnSearch;
  onChange: (next: OwnSearch) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  const say = useWords("merchandises");
  return (
    <div className={styles["filters"]}>
      <search>
        <form
          key={`${search.searchType}${search.searchKeyword}`}
          className={styles["search"]}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget);
            const keyword = String(typed.get("searchKeyword") ?? "").trim();
            const type = merchandiseSearchTypes.find((known) => known === typed.get("searchType"));
            // An empty text takes the filter out of the address.
            onChange({
              searchKeyword: keyword || undefined,
              searchType: keyword ? type : undefined,
            } as OwnSearch);
          }}
        >
          <NativeSelect
            name="searchType"
            size="md"
            aria-label={say("list.searchType")}
            defaultValue={search.searchType ?? "PRODUCT"}
            data={merchandiseSearchTypes.map((value) => ({
              value,
              label: say(`list.types.${value}`),
            }))}
          />
          <TextInput
            name="searchKeyword"
            type="search"
            aria-label={say("list.keyword")}
            placeholder={say("list.keyword")}
            defaultValue={search.searchKeyword}
            maxLength={100}
          />
          <Button type="submit" variant="default">
            {say("list.search")}
          </Button>
        </form>
      </search>
      <DateRange
        value={{ startDate: search.startDate, endDate: search.endDate }}
        onChange={(range) => onChange(range as OwnSearch)}
      />
    </div>
  );
}

function RemoveBar({ selected, onDone }: { selected: ReadonlySet<string>; onDone: () => void }) {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(removeMerchandises);
  const remove = async () => {
    const sure = await confirmed({
      title: say("remove.title"),
      body: say("remove.body", { count: selected.size }),
      primary: say("remove.primary"),
      danger: true,
    });
    if (!sure) return;
    // Keys of the table's rows are ids of listings.
    await mutateAsync([...selected] as Merchandise["id"][]);
    toast.done(say("remove.done", { count: selected.size }));
    onDone();
    await forgetLists(client);
  };
  return (
    <div className={styles["bar"]}>
      <span>{say("remove.selected", { count: selected.size })}</span>
      <Button variant="default" onClick={onDone}>
        {say("remove.clear")}
      </Button>
      <Button
        color="red"
        loading={isPending}
        onClick={() => void remove().catch(() => forgetLists(client))}
      >
        {say("remove.primary")}
      </Button>
    </div>
  );
}

function Nothing({ search }: { search: OwnSearch }) {
  const say = useWords("merchandises");
  if (search.searchKeyword ?? search.startDate ?? search.endDate)
    return <Empty title={say("list.emptyFiltered")}>{say("list.emptyFilteredHint")}</Empty>;
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
