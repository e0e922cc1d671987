import { type ReactNode, useEffect, useRef } from "react";
import styles from "./merchandises.module.css";

interface AskBoxProps {
  checked: boolean;
  /** Some but not all are selected. */
  mixed?: boolean;
  onChange: () => void;
  /** The accessible name, if the text beside it is not enough. */
  name?: string;
  children?: ReactNode;
}

/** A checkbox to select sellers: the browser's own, since a page has one for each offer. */
export function AskBox({ checked, mixed = false, onChange, name, children }: AskBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles["box"]}>
      <input ref={box} type="checkbox" checked={checked} onChange={onChange} aria-label={name} />
      {children}
    </label>
  );
}
