import { IconClipboardPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { useMayAsk } from "./may-ask.ts";
import { useBasket } from "./basket-list.ts";
import styles from "./basket-link.module.css";

/** The header's link to the request basket, with its number of parts; for a reader who may use it (D46-4). */
export function BasketLink() {
  const say = useWords("trade");
  const { length } = useBasket();
  const mayAsk = useMayAsk();
  // Its place stays, so that nothing moves once the roles are read.
  if (!mayAsk) return <span className={styles["link"]} aria-hidden />;
  return (
    <Link to="/estimates/new" className={styles["link"]} title={say("basket")}>
      <IconClipboardPlus size={22} aria-hidden />
      <span className={styles["label"]}>{say("basketCount", { count: length })}</span>
      {length > 0 && (
        <span className={styles["count"]} aria-hidden>
          {length}
        </span>
      )}
    </Link>
  );
}
