import { useState } from "react";
import styles from "./pictogram.module.css";

/** The line drawing of a category, in place of a photograph; an empty frame where there is none. */
export function Pictogram({ of, size = 48 }: { of: string | undefined; size?: number }) {
  const [missing, setMissing] = useState(false);
  return (
    <span className={styles["frame"]} style={{ width: size, height: size }} aria-hidden>
      {of && !missing && (
        <img
          src={`/pictograms/${encodeURIComponent(of)}.svg`}
          alt=""
          width={size * 0.75}
          height={size * 0.75}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
