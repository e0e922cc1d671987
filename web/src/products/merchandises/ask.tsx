import type { Product } from "@bupum/shared/catalogue/products/contract";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { AddButton } from "../../trade/add-button.tsx";
import { wantedOf } from "../../trade/basket-list.ts";
import { useMayAsk } from "../../trade/may-ask.ts";
import { useWords } from "../../words.ts";
import styles from "./ask.module.css";
import type { MerchandiseChoice } from "./choice.ts";

interface AskProps {
  part: Product;
  wanted: MerchandiseChoice;
}

/** Adds the part to the request basket, or starts a request to the selected sellers. */
export function AskActions({ part, wanted, children }: AskProps & { children: ReactNode }) {
  const { quantity } = wanted;
  const sellerIds = [...wanted.asked];
  return (
    <>
      <AddButton item={wantedOf(part, quantity, useLocale())} />
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
        {children}
      </Button>
    </>
  );
}

/**
 * The main actions at the bottom of the screen: always on a phone; on a desk, which has them at the
 * top, while sellers are selected. A reader who may not ask has none (D40-10).
 */
export function Ask({ part, wanted }: AskProps) {
  const say = useWords("products");
  const count = wanted.asked.size;
  const mayAsk = useMayAsk();
  if (!mayAsk) return null;
  return (
    <div className={styles["ask"]} data-chosen={count > 0 || undefined}>
      <AskActions part={part} wanted={wanted}>
        {count > 0 ? say("product.requestSelected", { count }) : say("product.request")}
      </AskActions>
    </div>
  );
}
