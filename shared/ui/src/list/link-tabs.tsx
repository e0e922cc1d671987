import type { ReactNode } from "react";
import styles from "./link-tabs.module.css";

interface LinkTabsProps {
  /** What the tabs choose, for screen readers. */
  label: string;
  /** A link a tab; the one that is open is aria-current="page". */
  children: ReactNode;
}

/** Parts of a page that have addresses of their own, as tabs in a row. */
export const LinkTabs = ({ label, children }: LinkTabsProps) => (
  <nav className={styles["tabs"]} aria-label={label}>
    {children}
  </nav>
);
