import {
  aboutProduct,
  type NamedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { PartNumber } from "@bupum/ui/display/part-number";
import { useWords } from "../words.ts";
import styles from "./product-lines.module.css";

/** A part by its number, maker and name; of a substitute also what it replaces. */
export function ProductLines({ of }: { of: NamedProduct }) {
  const { number, title, insteadOf } = of;
  const about = aboutProduct(of);
  return (
    <span className={styles["part"]}>
      {number ? <PartNumber of={number} /> : <strong>{title}</strong>}
      {about && <small>{about}</small>}
      {insteadOf && <InsteadOf part={insteadOf} />}
    </span>
  );
}

/** Which part a substitute replaces. */
export function InsteadOf({ part }: { part: string }) {
  const say = useWords("productEstimateOrders");
  return <small data-instead>{say("insteadOf", { part })}</small>;
}
