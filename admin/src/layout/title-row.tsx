import type { ReactNode } from "react";
import styles from "./title-row.module.css";

interface TitleRowProps {
  title: ReactNode;
  /** Its state, and the actions on it. */
  children?: ReactNode;
}

/** The title of a page, with marks and buttons beside it. */
export const TitleRow = ({ title, children }: TitleRowProps) => (
  <div className={styles["row"]}>
    <h1>{title}</h1>
    {children}
  </div>
);
