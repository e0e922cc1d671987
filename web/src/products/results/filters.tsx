import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { laterSection } from "@bupum/ui/frame/later-section";
import { grouped } from "@bupum/ui/display/grouped";
import { Skeleton } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useWords } from "../../words.ts";
import { sorts } from "./address.ts";
import { countFilters } from "./narrow.ts";
import { Chips } from "./chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { FilterPanelProps } from "./found.ts";
import { useWide } from "./use-wide.ts";
import barStyles from "./results.module.css";
import styles from "./filters.module.css";

export { FilterPanel } from "./filter-panel.tsx";

/** Beside the table alone, which phones do not have. */
const Tools = laterSection(async () => (await import("./table/result-table.tsx")).Tools);

export type FilterBarProps = FilterPanelProps & {
  rows: readonly FoundRow[];
  /** How many parts there are now. */
  total: number | undefined;
};

/** Order, chips, and on a phone the filters in a sheet. */
export function FilterBar({ rows, total, ...panel }: FilterBarProps) {
  const isWide = useWide();
  if (!panel.found) return panel.waiting;
  return (
    <div className={barStyles["bar"]}>
      {!isWide && <FilterSheet {...panel} total={total} />}
      <Sort {...panel} />
      {isWide && rows.length > 0 && (
        <Tools
          search={panel.search}
          found={panel.found}
          rows={rows}
          total={total}
          waiting={<Skeleton h={36} w={118} />}
        />
      )}
      <Chips {...panel} />
    </div>
  );
}

const sortWords = {
  "price:asc": "cheapest",
  "price:desc": "dearest",
  "leadTimeDays:asc": "fastest",
  "popularity:desc": "popular",
  "createdAt:desc": "newest",
  "partNumber:asc": "number",
  "partNumber:desc": "numberBack",
} as const;

function Sort({ search, onNarrow }: Pick<FilterPanelProps, "search" | "onNarrow">) {
  const say = useWords("results");
  // Without a keyword all are equally relevant, and the newest come first.
  const other = sorts.filter((sort) => search.searchKeyword || sort !== "createdAt:desc");
  return (
    <select
      className={barStyles["sort"]}
      aria-label={say("sort")}
      value={search.sort ?? ""}
      onChange={({ currentTarget: { value } }) =>
        onNarrow({ sort: sorts.find((sort) => sort === value) })
      }
    >
      <option value="">{say(search.searchKeyword ? "sorts.relevance" : "sorts.newest")}</option>
      {other.map((sort) => (
        <option key={sort} value={sort}>
          {say(`sorts.${sortWords[sort]}`)}
        </option>
      ))}
    </select>
  );
}

function FilterSheet({ total, ...panel }: Omit<FilterBarProps, "rows">) {
  const say = useWords("results");
  const sheet = useRef<HTMLDialogElement>(null);
  // What no reader sees is not drawn with each change of the rows.
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(panel.search) - (panel.isOfCategory ? 1 : 0);
  const close = () => sheet.current?.close();
  return (
    <>
      <button
        type="button"
        className={barStyles["open"]}
        onClick={() => {
          setOpen(true);
          sheet.current?.showModal();
        }}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
        {count > 0 ? say("filtersOn", { count }) : say("filter")}
      </button>
      <dialog
        ref={sheet}
        className={styles["sheet"]}
        aria-label={say("filters")}
        onClose={() => setOpen(false)}
      >
        <header>
          <h2>{say("filters")}</h2>
          <button type="button" aria-label={say("close")} onClick={close}>
            <IconX size={20} aria-hidden />
          </button>
        </header>
        <div className={styles["scroll"]}>
          {isOpen && (
            <>
              <Chips {...panel} />
              <FilterPanel {...panel} />
            </>
          )}
        </div>
        <footer>
          <button type="button" className={styles["show"]} onClick={close}>
            {say("show", { count: total === undefined ? "" : grouped(String(total)) })}
          </button>
        </footer>
      </dialog>
    </>
  );
}
