import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Badge } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import styles from "../list.module.css";

interface ProductCellProps {
  listing: Merchandise & { isPartHidden?: boolean | undefined };
}

/** Which part it is; whether buyers do not see it yet, its seller reads here (D8-9). */
export function ProductCell({ listing }: ProductCellProps) {
  const say = useWords("merchandises");
  const language = useLocale();
  return (
    <span className={styles["part-cell"]}>
      <PartNumber of={listing.partNumber} />
      <small>
        {listing.manufactorName[language]} · {listing.productName[language]}
      </small>
      {listing.isPartHidden && (
        <Badge size="sm" color="orange">
          {say("partHidden")}
        </Badge>
      )}
    </span>
  );
}
