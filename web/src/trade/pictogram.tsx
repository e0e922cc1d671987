import { pictograms } from "./pictograms.ts";
import styles from "./pictogram.module.css";

/** The line drawing of a category, in place of a photograph; an empty frame without one. */
export function Pictogram({ of, size = 48 }: { of: string | undefined; size?: number }) {
  return (
    <span className={styles["frame"]} style={{ width: size, height: size }} aria-hidden>
      {of && pictograms.has(of) && (
        <img
          src={`/pictograms/${of}.svg`}
          alt=""
          width={size * 0.75}
          height={size * 0.75}
          loading="lazy"
        />
      )}
    </span>
  );
}
