import { IconCopy } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { toast } from "../frame/toasts.tsx";
import { useKitWords } from "../say.ts";
import styles from "./part-number.module.css";

interface PartNumberProps {
  of: string;
  size?: "md" | "lg";
  /** The number as displayed, for example with the found text marked; copied without marks. */
  children?: ReactNode;
  /** Within a table that keys walk over, where one cell alone takes part in Tab. */
  isWalked?: boolean;
}

/** A part number: slashed zero, selectable, copied with one click. */
export function PartNumber(props: PartNumberProps) {
  const { of, size = "md", children = of, isWalked = false } = props;
  const say = useKitWords();
  const number = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(of);
      toast.done(say("copied", { text: of }));
    } catch {
      // No clipboard without https or permission: the number is selected, ready for Ctrl+C.
      if (number.current) getSelection()?.selectAllChildren(number.current);
    }
  };
  return (
    <span className={styles["part"]} data-size={size}>
      <span ref={number} className={styles["number"]}>
        {children}
      </span>
      <button
        type="button"
        className={styles["copy"]}
        tabIndex={isWalked ? -1 : undefined}
        aria-label={`${say("copy")}: ${of}`}
        onClick={(event) => {
          event.stopPropagation();
          event.preventDefault();
          void copy();
        }}
      >
        <IconCopy size={16} aria-hidden />
      </button>
    </span>
  );
}
