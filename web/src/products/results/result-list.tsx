import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { laterSection } from "@bupum/ui/frame/later-section";
import { PartNumber } from "@bupum/ui/display/part-number";
import { IconArrowsDiff } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, memo, type MouseEvent } from "react";
import { useLocale } from "use-intl";
import { Highlight } from "../../search/highlight.tsx";
import { AddButton } from "../../trade/add-button.tsx";
import { wantedOf } from "../../trade/basket-list.ts";
import { Pictogram } from "../../trade/pictogram.tsx";
import { useWords } from "../../words.ts";
import { useChosen } from "../compare/chosen.ts";
import { BestOfRow } from "./best-of-row.tsx";
import styles from "./result-list.module.css";

/** Few parts have one. */
const LifeMark = laterSection(
  async () => (await import("../../product-lives/life-mark.tsx")).LifeMark,
  { quiet: true },
);

interface ResultListProps {
  rows: readonly ProductRow[];
  /** The searched text, which is highlighted. */
  keyword: string | undefined;
  /** The rows of the previous page, until the next has loaded. */
  stale?: boolean;
}

/** Results as rows on desktops and cards on phones; arrow keys move through them. */
export function ResultList({ rows, keyword, stale = false }: ResultListProps) {
  const say = useWords("products");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links have the focus
    <ul
      className={styles["list"]}
      aria-label={say("search.results")}
      aria-busy={stale}
      onKeyDown={moveByArrows}
    >
      {rows.map((row) => (
        <Result key={row.id} row={row} keyword={keyword} />
      ))}
    </ul>
  );
}

/** Drawn again only with another row: each change of a filter draws the list three times. */
const Result = memo(function Result({
  row,
  keyword,
}: Pick<ResultListProps, "keyword"> & { row: ProductRow }) {
  const say = useWords("products");
  const language = useLocale();
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLElement>) => {
    // Links, buttons and selected text keep their own behaviour.
    if ((event.target as HTMLElement).closest("a, button") || getSelection()?.toString()) return;
    void navigate({ to: "/products/$productId", params: { productId: row.id } });
  };
  const maker = row.manufactorName[language];
  const name = row.name[language];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the row's link has the keys
    <li className={styles["row"]} onClick={open}>
      <Compare row={row} />
      <div className={styles["what"]}>
        <PartNumber of={row.partNumber}>
          <Highlight of={row.partNumber} keyword={keyword} />
        </PartNumber>
        <p className={styles["name"]}>
          <span>
            <Highlight of={maker} keyword={keyword} />
          </span>{" "}
          {row.life && <LifeMark of={row.life} isPlain />}
          <Link
            to="/products/$productId"
            params={{ productId: row.id }}
            aria-label={`${maker} ${row.partNumber} ${name}`}
            data-row
          >
            <Highlight of={name} keyword={keyword} />
          </Link>
        </p>
      </div>
      <div className={styles["offer"]}>
        <BestOfRow row={row} />
        <span className={styles["offers"]}>
          {row.offerCount > 0
            ? say("search.offers", { count: row.offerCount })
            : say("search.noOffers")}
        </span>
      </div>
      <AddButton isIcon item={wantedOf(row, 1, language)} />
    </li>
  );
});

/** The picture is also the part's place in the comparison, which leaves the line its room. */
function Compare({ row }: { row: ProductRow }) {
  const say = useWords("results");
  const { has, toggle } = useChosen((params) => say("compare.full", params));
  const isIn = has(row.id);
  return (
    <button
      type="button"
      className={styles["compare"]}
      aria-pressed={isIn}
      aria-label={say("compare.addPart", { part: row.partNumber })}
      onClick={() => toggle(row)}
    >
      <Pictogram of={row.drawing ?? row.categoryKey} />
      <span>
        <IconArrowsDiff size={14} aria-hidden />
      </span>
    </button>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-row]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  links[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
}
