import { useLocale } from "use-intl";
import { AskGuard, useMayAsk } from "../../../trade/may-ask.ts";
import { useWords } from "../../../words.ts";
import type { Narrow, ResultSearch, sorts } from "../address.ts";
import type { Counted } from "./columns.ts";
import type { PlainColumn, TableLayout } from "./layout.ts";
import styles from "./result-table.module.css";

type Sort = (typeof sorts)[number];

interface HeadsProps {
  of: readonly Counted[];
  hidden: TableLayout["hidden"];
  search: ResultSearch;
  onNarrow: Narrow;
}

/** Heads of the columns, how wide they are, and what each sorts by. */
export function Heads({ of, hidden, ...sorting }: HeadsProps) {
  const say = useWords("results");
  const language = useLocale();
  const mayAsk = useMayAsk();
  const isShown = (name: PlainColumn) => !hidden.includes(name);
  return (
    <>
      <Widths of={of} isShown={isShown} />
      <thead>
        <tr>
          <AskGuard>
            <th scope="col" className={styles["pick"]}>
              <span className={styles["unseen"]}>{say("columns.pick")}</span>
            </th>
          </AskGuard>
          <th
            scope="col"
            className={styles["part"]}
            colSpan={2}
            aria-sort={ariaSort(sorting.search, ["partNumber"])}
          >
            <SortButton {...sorting} by={["partNumber:asc", "partNumber:desc"]}>
              {say("columns.part")}
            </SortButton>
          </th>
          {isShown("maker") && <th scope="col">{say("columns.maker")}</th>}
          {of.map(({ spec, name }) => (
            <th key={spec} scope="col" title={name[language]}>
              {name[language]}
            </th>
          ))}
          {isShown("offer") && <OfferHead {...sorting} />}
          {isShown("sellers") && (
            <th
              scope="col"
              className={styles["sellers"]}
              aria-sort={ariaSort(sorting.search, ["popularity"])}
            >
              <SortButton {...sorting} by={["popularity:desc"]}>
                {say("columns.sellers")}
              </SortButton>
            </th>
          )}
          <th scope="col" className={styles["act"]}>
            <span className={styles["unseen"]}>
              {say(mayAsk ? "columns.act" : "columns.compare")}
            </span>
          </th>
        </tr>
      </thead>
    </>
  );
}

interface WidthsProps {
  of: readonly Counted[];
  isShown: (name: PlainColumn) => boolean;
}

function Widths({ of, isShown }: WidthsProps) {
  return (
    <colgroup>
      <AskGuard>
        <col className={styles["narrow"]} />
      </AskGuard>
      <col className={styles["pictured"]} />
      <col className={styles["numbered"]} />
      {isShown("maker") && <col className={styles["made"]} />}
      {of.map(({ spec }) => (
        <col key={spec} />
      ))}
      {isShown("offer") && <col className={styles["offered"]} />}
      {isShown("sellers") && <col className={styles["sold"]} />}
      <col className={styles["acted"]} />
    </colgroup>
  );
}

function OfferHead(sorting: Pick<HeadsProps, "search" | "onNarrow">) {
  const say = useWords("results");
  return (
    <th
      scope="col"
      className={styles["offer"]}
      aria-sort={ariaSort(sorting.search, ["price", "leadTimeDays"])}
    >
      <SortButton {...sorting} by={["price:asc", "price:desc"]}>
        {say("columns.offer")}
      </SortButton>
      <SortButton {...sorting} by={["leadTimeDays:asc"]}>
        {say("columns.leadTime")}
      </SortButton>
    </th>
  );
}

/** How a column is sorted, for screen readers. */
function ariaSort({ sort }: ResultSearch, fields: readonly string[]) {
  const [field = "", way] = sort?.split(":") ?? [];
  if (!fields.includes(field)) return undefined;
  return way === "asc" ? "ascending" : "descending";
}

interface SortButtonProps extends Pick<HeadsProps, "search" | "onNarrow"> {
  /** The orders that a press after the other gives; after the last the list's own comes back. */
  by: readonly Sort[];
  children: string;
}

function SortButton({ search, onNarrow, by, children }: SortButtonProps) {
  const say = useWords("results");
  const at = by.findIndex((sort) => sort === search.sort);
  const sign = at < 0 ? "" : search.sort?.endsWith(":asc") ? "↑" : "↓";
  return (
    <button
      type="button"
      className={styles["sort"]}
      title={say("sortBy", { name: children })}
      data-on={at >= 0 || undefined}
      onClick={() => onNarrow({ sort: by[at + 1] })}
    >
      {children}
      <span aria-hidden>{sign}</span>
    </button>
  );
}
