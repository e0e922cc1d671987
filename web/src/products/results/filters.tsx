import { grouped } from "@bupum/ui/display/grouped";
import { IconAdjustmentsHorizontal, IconX } from "@tabler/icons-react";
import { useRef } from "react";
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

export type FilterBarProps = FilterPanelProps & {
  /** How many parts there are now. */
  total: number | undefined;
};

/** Order, chips, and on a phone the filters in a sheet. */
export function FilterBar({ total, ...panel }: FilterBarProps) {
  const isWide = useWide();
  return (
    <div className={barStyles["bar"]}>
      {!isWide && <FilterSheet {...panel} total={total} />}
      <Sort {...panel} />
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

function FilterSheet({ total, ...panel }: FilterBarProps) {
  const say = useWords("results");
  const sheet = useRef<HTMLDialogElement>(null);
  const count = countFilters(panel.search) - (panel.isOfCategory ? 1 : 0);
  const close = () => sheet.current?.close();
  return (
    <>
      <button
        type="button"
        className={barStyles["open"]}
        onClick={() => sheet.current?.showModal()}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
        {count > 0 ? say("filtersOn", { count }) : say("filter")}
      </button>
      <dialog ref={sheet} className={styles["sheet"]} aria-label={say("filters")}>
        <header>
          <h2>{say("filters")}</h2>
          <button type="button" aria-label={say("close")} onClick={close}>
            <IconX size={20} aria-hidden />
          </button>
        </header>
        <div className={styles["scroll"]}>
          <Chips {...panel} />
          <FilterPanel {...panel} />
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
