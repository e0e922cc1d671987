import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { compared } from "../../trade/compared.ts";
import { useMayAsk } from "../../trade/may-ask.ts";
import { useWords } from "../../words.ts";
import { mostCompared } from "./address.ts";
import { chosen, comparedIds } from "./chosen.ts";
import styles from "./compare-tray.module.css";

/** Pages on which parts are found; elsewhere the tray would lie over forms. */
const ofProducts: ReadonlySet<string> = new Set([
  "",
  "search",
  "categories",
  "products",
  "manufactors",
]);

/** Chosen parts at the bottom of the pages on which parts are found (S2-16). */
export function CompareTray() {
  const say = useWords("compare");
  const products = compared.use();
  const mayAsk = useMayAsk();
  // Without the language, which is the router's basepath.
  const [, first = ""] = useLocation().pathname.split("/");
  if (!ofProducts.has(first)) return null;
  return (
    <aside
      className={styles["tray"]}
      aria-label={say("tray")}
      // A part's page has a bar of its own at the bottom.
      data-raised={(mayAsk && first === "products") || undefined}
    >
      <div className={styles["inner"]}>
        <strong role="status">
          {say("count", { count: products.length, most: mostCompared })}
        </strong>
        <ul className={styles["chosen"]}>
          {products.map(({ productId, partNumber }) => (
            <li key={productId}>
              <span>{partNumber}</span>
              <button
                type="button"
                aria-label={say("drop", { part: partNumber })}
                onClick={() => chosen.drop(productId)}
              >
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {products.length > 1 ? (
          <Button
            mih={44}
            renderRoot={(rest) => (
              <Link to="/compare" search={{ ids: comparedIds(products) }} {...rest} />
            )}
          >
            {say("go")}
          </Button>
        ) : (
          <span className={styles["hint"]}>{say("oneMore")}</span>
        )}
        <Button variant="subtle" mih={44} px={8} onClick={chosen.clear}>
          {say("clear")}
        </Button>
      </div>
    </aside>
  );
}
