import { IconCopy } from "@tabler/icons-react";
import { toast } from "./toasts.tsx";
import { useKitWords } from "./say.ts";
import styles from "./part-number.module.css";

/** A part number: slashed zero, selectable, copied with one click. */
export function PartNumber({ of, size = "md" }: { of: string; size?: "md" | "lg" }) {
  const say = useKitWords();
  const copy = async () => {
    await navigator.clipboard.writeText(of);
    toast.done(say("copied", { text: of }));
  };
  return (
    <span className={styles["part"]} data-size={size}>
      <span className={styles["number"]}>{of}</span>
      <button
        type="button"
        className={styles["copy"]}
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
