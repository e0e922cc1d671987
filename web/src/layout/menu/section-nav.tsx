import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWords } from "../../words.ts";
import { useKnownPaths } from "./known-paths.ts";
import { type MenuEntry, menuSearch, shownTabs } from "./menus.ts";
import { useShownPath } from "./shown-path.ts";
import styles from "./section-nav.module.css";

/**
 * Scrolls the row of the marked link sideways until it is in the middle, because on a phone the
 * rows are wider than the screen.
 */
function showMarked(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (!link || !row) return;
  const [around, one] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += one.left + one.width / 2 - (around.left + around.width / 2);
}

/** Tabs and the menu of the open tab around the pages behind the login (D23-4). */
export function Section({ children }: { children: ReactNode }) {
  const say = useWords("layout");
  const tabs = shownTabs(useKnownPaths());
  const path = useShownPath();
  // A page below an entry, such as one request below the list of requests, belongs to it.
  const isBelow = (to: string) => path === to || path.startsWith(`${to}/`);
  const isAt = ({ to, leadsTo }: MenuEntry) =>
    isBelow(to) || (leadsTo !== undefined && isBelow(leadsTo));
  const open = tabs.find((tab) => tab.entries.some(isAt));
  // If two entries match, one above the other, the lower one is marked.
  const current = open?.entries
    .filter(isAt)
    .reduce((best, entry) => (entry.to.length > best.to.length ? entry : best));
  const depth = current ? path.slice(current.to.length).split("/").length : 0;
  const isWide = current?.isWide === "here" || (current?.isWide === "below" && depth === 2);
  // Somebody else's page, such as a seller's, is no part of one's own.
  if (isWide || (!open && !isBelow("/mypage"))) return children;
  return (
    <div className={styles["section"]}>
      <nav className={styles["tabs"]} aria-label={say("account")}>
        {tabs.map((tab) => {
          const first = tab.entries[0];
          if (!first) return null;
          return (
            <Link
              key={tab.type}
              to={first.to}
              search={menuSearch(tab.type, first)}
              className={styles["tab"]}
              data-open={tab === open || undefined}
              ref={tab === open ? showMarked : undefined}
            >
              {say(`tabs.${tab.type}`)}
            </Link>
          );
        })}
      </nav>
      {open && (
        <nav className={styles["menu"]} aria-label={say(`tabs.${open.type}`)}>
          {open.entries.map((entry) => (
            <Link
              key={entry.to}
              to={entry.to}
              search={menuSearch(open.type, entry)}
              className={styles["entry"]}
              ref={entry === current ? showMarked : undefined}
              aria-current={entry.to === path ? "page" : entry === current ? "true" : undefined}
            >
              {say(`menus.${entry.words}`)}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles["content"]}>{children}</div>
    </div>
  );
}
