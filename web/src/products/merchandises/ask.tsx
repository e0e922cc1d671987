import type { Product } from "@bupum/shared/catalogue/products/contract";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { AddButton } from "../../trade/add-button.tsx";
import { wantedOf } from "../../trade/basket.ts";
import { useWords } from "../../words.ts";
import type { MerchandiseChoice } from "./merchandises.tsx";
import styles from "./merchandises.module.css";

/** The primary action; it stays at the bottom of the screen. */
export function Ask({ part, wanted }: { part: Product; wanted: MerchandiseChoice }) {
  const { quantity } = wanted;
  const sellerIds = [...wanted.asked];
  const say = useWords("products");
  const language = useLocale();
  return (
    <div className={styles["ask"]}>
      <AddButton item={wantedOf(part, quantity, language)} />
      <Button
        className={styles["request"]}
        mih={44}
        renderRoot={(rest) => (
          <Link
            to="/estimates/new"
            search={{
              productId: part.id,
              quantity: String(quantity),
              ...(sellerIds.length > 0 && { sellerIds: sellerIds.join(",") }),
            }}
            {...rest}
          />
        )}
      >
        {sellerIds.length > 0
          ? say("product.requestSelected", { count: sellerIds.length })
          : say("product.request")}
      </Button>
      {sellerIds.length === 0 && <p className={styles["hint"]}>{say("product.requestHint")}</p>}
    </div>
  );
}
