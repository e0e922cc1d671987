import { storage } from "@bupum/ui/storage";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchFor } from "../../search/use-search-for.ts";
import { useWords } from "../../words.ts";
import styles from "../search-page.module.css";

/** Recent searches of this browser (productSearchText, D23-3). */
export function RecentTexts() {
  const say = useWords("products");
  const searchFor = useSearchFor();
  const [recent, setRecent] = useState(storage.productSearchText.get);
  if (recent.length === 0) return null;
  return (
    <div className={styles["recent"]}>
      <p id="recent-texts">{say("search.recent")}</p>
      <ul aria-labelledby="recent-texts">
        {recent.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => searchFor(text)}>
              {text}
            </button>
            <button
              type="button"
              className={styles["drop"]}
              aria-label={say("search.dropRecent", { text })}
              onClick={() => {
                storage.productSearchText.drop(text);
                setRecent(storage.productSearchText.get());
              }}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles["clear"]}
        onClick={() => {
          storage.productSearchText.clear();
          setRecent([]);
        }}
      >
        {say("search.clearRecent")}
      </button>
    </div>
  );
}
