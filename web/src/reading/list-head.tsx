import { IconRss } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./list-head.module.css";

interface ListHeadProps {
  title: string;
  lead?: string;
  /** Links to other pages, beside both. */
  children: ReactNode;
}

/** The head of a list of posts or pages. */
export const ListHead = ({ title, lead, children }: ListHeadProps) => (
  <div className={styles["top"]}>
    <div>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
    {children}
  </div>
);

/** The link to a feed of the list. */
export const FeedLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={styles["feed"]} href={to}>
    <IconRss size={18} aria-hidden /> {children}
  </a>
);
