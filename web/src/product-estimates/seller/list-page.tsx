import { type ProductEstimate, replyTypes } from "@bupum/shared/product-estimates/contract";
import { Pages } from "@bupum/ui/data-table/pages";
import { DateRange } from "@bupum/ui/input/date-range";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../../layout/head.tsx";
import { useWords } from "../../words.ts";
import { Due } from "./due.tsx";
import { isFiltered, receivedLines, type ReceivedSearch } from "./queries.ts";
import styles from "./list-page.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/product-estimates/");
export const searchTypes = ["PRODUCT", "MANUFACTOR", "BUYER"] as const;

/** Requests that came in, line by line, gathered under the estimate they belong to. */
export function ReceivedEstimatesPage() {
  const say = useWords("sellerEstimates");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...receivedLines(search), placeholderData: keepPreviousData });
  const filter = (next: ReceivedSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, page: undefined, cursor: undefined }) });
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      <div className={styles["tabs"]} role="group" aria-label={say("state")}>
        {[undefined, ...replyTypes].map((value) => (
          <button
            key={value ?? ""}
            type="button"
            aria-pressed={search.replyType === value}
            onClick={() => filter({ replyType: value, dueWithin: undefined })}
          >
            {value ? say(`states.${value}`) : say("all")}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={search.dueWithin === "24h"}
          onClick={() =>
            filter({ dueWithin: search.dueWithin ? undefined : "24h", replyType: undefined })
          }
        >
          {say("dueSoon")}
        </button>
      </div>
      <Filters search={search} onChange={filter} />
      {list.isError && <Failed error={list.error} again={() => void list.refetch()} />}
      {list.isPending && <Loading lines={6} height={72} />}
      {list.data && <Estimates lines={list.data.items} filtered={isFiltered(search)} />}
      {list.data && list.data.items.length > 0 && (
        <Pages
          search={search}
          onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
          shown={list.data.items.length}
          nextCursor={list.data.nextCursor}
          total={list.data.total}
        />
      )}
    </div>
  );
}

interface FiltersProps {
  search: ReceivedSearch;
  onChange: (next: ReceivedSearch) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  const say = useWords("sellerEstimates");
  return (
    <div className={styles["filters"]}>
      <search>
        <form
          key={`${search.searchType}${search.searchKeyword}`}
          className={styles["search"]}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget);
            const searchKeyword = String(typed.get("searchKeyword") ?? "").trim() || undefined;
            const searchType = searchTypes.find(
              (known) => searchKeyword && known === typed.get("searchType"),
            );
            onChange({ searchKeyword, searchType });
          }}
        >
          <NativeSelect
            name="searchType"
            size="md"
            aria-label={say("searchType")}
            defaultValue={search.searchType ?? "PRODUCT"}
            data={searchTypes.map((value) => ({ value, label: say(`types.${value}`) }))}
          />
          <TextInput
            name="searchKeyword"
            type="search"
            aria-label={say("keyword")}
            placeholder={say("keyword")}
            defaultValue={search.searchKeyword}
            maxLength={100}
          />
          <Button type="submit" variant="default">
            {say("search")}
          </Button>
        </form>
      </search>
      <DateRange
        value={{ startDate: search.startDate, endDate: search.endDate }}
        onChange={(range) => onChange({ ...range })}
      />
    </div>
  );
}

function Estimates(props: { lines: readonly ProductEstimate[]; filtered: boolean }) {
  const say = useWords("sellerEstimates");
  if (props.lines.length === 0)
    return (
      <Empty title={say(props.filtered ? "emptyFiltered" : "empty")}>
        {say(props.filtered ? "emptyFilteredHint" : "emptyHint")}
      </Empty>
    );
  const groups = Map.groupBy(props.lines, ({ estimateId }) => estimateId);
  return (
    <ul className={styles["estimates"]}>
      {[...groups].map(([id, lines]) => (
        <EstimateCard key={id} lines={lines} />
      ))}
    </ul>
  );
}

function EstimateCard({ lines }: { lines: readonly ProductEstimate[] }) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  const [first] = lines;
  if (!first) return null;
  const waiting = lines.filter((line) => line.open && line.replyType === "PENDING").length;
  return (
    <li className={styles["estimate"]}>
      <div className={styles["head"]}>
        <div>
          <h2>
            <Link
              to="/seller/product-estimates/$estimateId"
              params={{ estimateId: first.estimateId }}
            >
              {first.title}
            </Link>
          </h2>
          <p>
            {first.estimateNumber} · {first.buyerName}
            {first.buyerRegion && ` · ${trade(`regions.${first.buyerRegion}`)}`}
          </p>
        </div>
        <Due at={first.dueAt} open={lines.some((line) => line.open)} />
      </div>
      <ul className={styles["lines"]}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Button
        variant={waiting > 0 ? "filled" : "default"}
        renderRoot={(props) => (
          <Link
            to="/seller/product-estimates/$estimateId"
            params={{ estimateId: first.estimateId }}
            {...props}
          />
        )}
      >
        {waiting > 0 ? say("answerCount", { count: waiting }) : say("open")}
      </Button>
    </li>
  );
}

function Line({ line }: { line: ProductEstimate }) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  return (
    <li>
      <span className={styles["what"]}>
        <b>{line.partNumber ?? line.productName}</b>
        <small>
          {[line.manufactorName, line.partNumber && line.productName].filter(Boolean).join(" · ")}
        </small>
      </span>
      <span className={styles["quantity"]}>
        {trade("quantityOf", { count: line.quantity, unit: line.unit })}
      </span>
      <Status of={line.open || line.replyType !== "PENDING" ? line.replyType : "CANCELLED"}>
        {line.open || line.replyType !== "PENDING"
          ? say(`states.${line.replyType}`)
          : say("due.closed")}
      </Status>
    </li>
  );
}
