import { highlighted } from "@bupum/shared/catalogue/products/highlight";
import styles from "./highlight.module.css";

/** A text with the searched words highlighted. */
export function Highlight({ of, keyword }: { of: string; keyword: string | undefined }) {
  if (!keyword) return of;
  return highlighted(of, keyword).map(({ text, isHit }, at) =>
    isHit ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
      <mark key={at} className={styles["hit"]}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
