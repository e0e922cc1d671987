import { DataTable } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { firstPage } from "@bupum/ui/list/list-search";
import { paged } from "@bupum/ui/list/paged";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { useInvoiceColumns } from "./invoice-columns.tsx";
import { InvoiceSheetButton } from "./invoice-sheet-button.tsx";
import { MonthFilter } from "./month-filter.tsx";
import { invoiceList, type InvoiceSearch } from "./queries.ts";
import { Signing } from "./signing.tsx";
import { Supplies } from "./supplies.tsx";
import styles from "./tax-invoices.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/tax-invoices/");

/** How a seller issues tax invoices, what is to be invoiced, and what was. */
export function SellerInvoicesPage() {
  const say = useWords("taxInvoices");
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <header>
        <h1>{say("title")}</h1>
        <p className={styles["dimmed"]}>{say("hint")}</p>
      </header>
      <Signing />
      <Supplies />
      <Issued />
    </div>
  );
}

function Issued() {
  const say = useWords("taxInvoices");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(paged(invoiceList("SELLER", search)));
  // The list stands below the rest of the page: another month or page of it does not move that.
  const go = (next: InvoiceSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next }), resetScroll: false });
  return (
    <section className={styles["section"]} aria-labelledby="issued-invoices">
      <h2 id="issued-invoices">{say("issued.title")}</h2>
      <div className={styles["top"]}>
        <MonthFilter month={search.month} onChange={(month) => go({ month, ...firstPage })} />
        <InvoiceSheetButton side="SELLER" month={search.month} />
      </div>
      <DataTable
        label={say("issued.title")}
        columns={useInvoiceColumns("SELLER")}
        rows={data?.items}
        rowKey={({ id }) => id}
        link={({ id }) => ({
          to: "/seller/tax-invoices/$taxInvoiceId",
          params: { taxInvoiceId: id },
        })}
        search={search}
        onSearch={go}
        nextCursor={data?.nextCursor}
        total={data?.total}
        error={error}
        again={() => void refetch()}
        empty={<Empty title={say(search.month ? "list.noneInMonth" : "issued.none")} />}
      />
    </section>
  );
}
