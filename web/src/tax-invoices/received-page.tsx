import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { ListPage } from "@bupum/ui/list/list-page";
import { firstPage } from "@bupum/ui/list/list-search";
import { paged } from "@bupum/ui/list/paged";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { Expected } from "./expected.tsx";
import { InCompany } from "./in-company.tsx";
import { useInvoiceColumns } from "./invoice-columns.tsx";
import { InvoiceSheetButton } from "./invoice-sheet-button.tsx";
import { MonthFilter } from "./month-filter.tsx";
import { useMonthText } from "@bupum/ui/display/months";
import { invoiceList, type InvoiceSearch, invoicesOfMonth } from "./queries.ts";
import { SumsList } from "./sums-list.tsx";
import { sumOfInvoices } from "@bupum/shared/papers/tax-invoices/sums";
import styles from "./tax-invoices.module.css";

const route = getRouteApi("/_signedIn/mypage/tax-invoices/");

/** The tax invoices that sellers issued to the company, and what those of a month come to. */
export function ReceivedInvoicesPage() {
  return (
    <InCompany>
      <Received />
    </InCompany>
  );
}

function Received() {
  const say = useWords("taxInvoices");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (next: InvoiceSearch) => void navigate({ search: (old) => ({ ...old, ...next }) });
  return (
    <ListPage
      head={<Head title={say("received.title")} hidden />}
      title={say("received.title")}
      hint={say("received.hint")}
      filters={
        <div className={styles["top"]}>
          <MonthFilter month={search.month} onChange={(month) => go({ month, ...firstPage })} />
          <InvoiceSheetButton side="BUYER" month={search.month} />
        </div>
      }
      rows={{
        columns: useInvoiceColumns("BUYER"),
        link: ({ id }) => ({
          to: "/mypage/tax-invoices/$taxInvoiceId",
          params: { taxInvoiceId: id },
        }),
      }}
      list={useQuery(paged(invoiceList("BUYER", search)))}
      search={search}
      onSearch={go}
      empty={
        search.month ? (
          <Empty title={say("list.noneInMonth")} />
        ) : (
          <Empty title={say("received.none")}>{say("received.noneHint")}</Empty>
        )
      }
    >
      <Expected month={search.month} />
      {search.month ? (
        <MonthSums month={search.month} />
      ) : (
        <p className={styles["dimmed"]}>{say("received.chooseMonth")}</p>
      )}
    </ListPage>
  );
}

/** What the invoices of a month that hold come to, whatever page of them is shown. */
export function MonthSums({ month }: { month: string }) {
  const say = useWords("taxInvoices");
  const monthText = useMonthText();
  const { data, error, refetch } = useQuery(invoicesOfMonth(month));
  if (!data)
    return error ? (
      <Failed error={error} again={() => void refetch()} />
    ) : (
      <Loading lines={2} height={28} />
    );
  if (data.items.length === 0) return null;
  const { count, ...sums } = sumOfInvoices(data.items);
  return (
    <section className={styles["section"]} aria-labelledby="month-sums">
      <h2 id="month-sums">{say("received.sums", { month: monthText(month), count })}</h2>
      <SumsList of={sums} />
      <p className={styles["dimmed"]}>
        {say("received.sumsHint")}
        {data.more && <strong> {say("received.sumsCut", { count: data.items.length })}</strong>}
      </p>
    </section>
  );
}
