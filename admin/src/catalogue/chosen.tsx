import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import styles from "./catalogue.module.css";

interface ChosenProps {
  label: string;
  children: ReactNode;
  onChange: () => void;
  error?: ReactNode;
  /** Path of the field that issues are shown for. */
  path?: string;
}

/** The selected item, and a button to choose another one. */
export function Chosen({ label, children, onChange, error, path }: ChosenProps) {
  const say = useWords("catalogue");
  return (
    <div>
      <p className={styles["label"]}>{label}</p>
      <div className={styles["chosen"]}>
        <span>{children}</span>
        <Button variant="default" size="sm" onClick={onChange} {...(path && { "data-path": path })}>
          {say("change")}
        </Button>
      </div>
      {error && (
        <p role="alert" className={styles["error"]}>
          {error}
        </p>
      )}
    </div>
  );
}
