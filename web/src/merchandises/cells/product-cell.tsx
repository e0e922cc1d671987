import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { PartNumber } from "@bupum/ui/display/part-number";
import { useLocale } from "use-intl";
import styles from "../list.module.css";

export function ProductCell({ listing }: { listing: Merchandise }) {
  const language = useLocale();
  return (
    <span className={styles["part-cell"]}>
      <PartNumber of={listing.partNumber} />
      <small>
        {listing.manufactorName[language]} · {listing.productName[language]}
      </small>
    </span>
  );
}
