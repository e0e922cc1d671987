import { type ReactNode, useEffect, useRef } from "react";
import styles from "./merchandises.module.css";

interface AskBoxProps {
  checked: boolean;
  /** Some are chosen and some are not. */
  mixed?: boolean;
  onChange: () => void;
  /** What it does, where the text beside it does not say so. */
  name?: string;
  children: ReactNode;
}

/** A box to choose sellers by: the browser's own, since a page has as many as there are offers. */
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
