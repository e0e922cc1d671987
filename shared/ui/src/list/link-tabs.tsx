import type { ReactNode } from "react";
import styles from "./link-tabs.module.css";

interface LinkTabsProps {
  /** The purpose of the tabs, for screen readers. */
  label: string;
  /** One link for each tab; the open one is aria-current="page". */
  children: ReactNode;
}

/**
 * `activeOptions` of a tab whose search names its part: the router would mark the tab without one on
 * each page below it.
 */
export const exactTab = { exact: true } as const;

/** Parts of a page with their own addresses, as a row of tabs. */
export const LinkTabs = ({ label, children }: LinkTabsProps) => (
  <nav className={styles["tabs"]} aria-label={label}>
    {children}
  </nav>
);
