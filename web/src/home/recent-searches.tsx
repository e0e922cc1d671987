import { storage } from "@bupum/ui/storage";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchFor } from "../search/use-search-for.ts";
import { useWords } from "../words.ts";
import styles from "./recent-searches.module.css";

/** Recent searches of this browser; on a first visit, three searches with results. */
const examples = ["XBC-DR32H", "MY2N-GS DC24", "6ES7214-1AG40-0XB0"];

export function RecentSearches() {
  const say = useWords("home");
  const shell = useWords("layout");
  const searchFor = useSearchFor();
  const [recent, setRecent] = useState(storage.productSearchText.get);
  const forget = (text: string) => {
    storage.productSearchText.drop(text);
    setRecent(storage.productSearchText.get());
  };
  const isFirst = recent.length === 0;
  return (
    <div className={styles["recent"]}>
      <p id="recent">{isFirst ? say("examples") : shell("recent")}</p>
      <ul aria-labelledby="recent">
        {(isFirst ? examples : recent).map((text) => (
          <li key={text}>
            <button type="button" className={styles["text"]} onClick={() => searchFor(text)}>
              {text}
            </button>
            {!isFirst && (
              <button
                type="button"
                className={styles["drop"]}
                aria-label={shell("dropRecent", { text })}
                onClick={() => forget(text)}
              >
                <IconX size={14} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
