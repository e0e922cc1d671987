import {
  aboutProduct,
  type NamedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { PartNumber } from "@bupum/ui/display/part-number";
import { OwnNumber } from "../trade/own-number.tsx";
import { useWords } from "../words.ts";
import styles from "./product-lines.module.css";

/** A part by its number, maker and name; of a substitute also what it replaces. */
export function ProductLines({ of }: { of: NamedProduct }) {
  const { number, title } = of;
  const about = aboutProduct(of);
  return (
    <span className={styles["part"]}>
      {number ? <PartNumber of={number} /> : <strong>{title}</strong>}
      {about && <small>{about}</small>}
      <InsteadOf of={of} />
      <OwnNumber of={of} />
    </span>
  );
}

/** Which part a substitute replaces, and how far it holds where that is known (D37-7). */
export function InsteadOf({ of: { insteadOf, grade } }: { of: NamedProduct }) {
  const say = useWords("productEstimateOrders");
  if (!insteadOf) return null;
  return (
    <small data-instead>
      {say("insteadOf", { part: insteadOf })}
      {grade && ` · ${say(`grades.${grade}`)}`}
    </small>
  );
}
