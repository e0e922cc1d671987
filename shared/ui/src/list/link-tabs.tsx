import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import styles from "./link-tabs.module.css";

interface LinkTabsProps {
  /** The purpose of the tabs, for screen readers. */
  label: string;
  /** One link for each tab; the open one is `isOpen`. */
  children: ReactNode;
}

interface TabProps extends ComponentProps<"a"> {
  /** Whether its part is shown. */
  isOpen: boolean;
}

/**
 * A tab that says itself whether it is open: the router would mark one without a search on each page
 * of the others.
 */
export const TabLink = createLink(({ isOpen, ...props }: TabProps) => (
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- comes with the props
  <a {...props} aria-current={isOpen ? "page" : undefined} />
));

/** Parts of a page with their own addresses, as a row of tabs. */
export const LinkTabs = ({ label, children }: LinkTabsProps) => (
  <nav className={styles["tabs"]} aria-label={label}>
    {children}
  </nav>
);
