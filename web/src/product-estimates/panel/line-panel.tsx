import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import {
  aboutProduct,
  askedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { UnitPrice } from "@bupum/ui/display/money";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Link } from "@tanstack/react-router";
import { LastPrice } from "../../price-memories/past-prices.tsx";
import { useWords } from "../../words.ts";
import { FileLinks } from "../file-links.tsx";
import styles from "./panel.module.css";

interface LinePanelProps {
  line: GroupLine;
  groupId: string;
  /** A target price has no currency of its own: it is in the preferred one. */
  currency: NonNullable<Group["preferredCurrency"]>;
}

/** Everything that the request says of one line. */
export function LinePanel({ line, groupId, currency }: LinePanelProps) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const asked = askedProduct(line);
  return (
    <div className={styles["panel"]}>
      <p className={styles["title"]}>
        {asked.number === undefined ? asked.title : <PartNumber of={asked.number} />}
      </p>
      <p>{aboutProduct(asked)}</p>
      {asked.ownNumber && <p>{trade("ownNumber", { number: asked.ownNumber })}</p>}
      <p>
        <strong>{trade("quantityOf", { count: line.quantity, unit: line.unit })}</strong>
        {line.requiredCondition !== "ANY" && ` · ${trade(`conditions.${line.requiredCondition}`)}`}
      </p>
      <LastPrice productId={line.productId} groupId={groupId} part={asked.title} />
      {line.targetPrice && (
        <p>
          {say("grid.target")}{" "}
          <UnitPrice of={line.targetPrice} currency={currency} vat="EXCLUDED" />
        </p>
      )}
      {line.memo && <p className={styles["memo"]}>{line.memo}</p>}
      {line.files.length > 0 && <FileLinks files={line.files} />}
      {line.droppedAt && <p className={styles["warn"]}>{say("grid.dropped")}</p>}
      {line.productId && (
        <p>
          <Link to="/products/$productId" params={{ productId: line.productId }}>
            {say("panel.product")}
          </Link>
        </p>
      )}
    </div>
  );
}
