import type { ReactNode } from "react";
import styles from "./form-section.module.css";

/** A titled part of a form. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles["part"]}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);
