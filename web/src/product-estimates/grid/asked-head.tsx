import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import {
  aboutProduct,
  askedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { PartNumber } from "@bupum/ui/display/part-number";
import { LastPrice } from "../../price-memories/past-prices.tsx";
import { useWords } from "../../words.ts";
import type { Stop } from "./grid-keys.ts";
import styles from "./grid.module.css";

interface AskedHeadProps {
  line: GroupLine;
  groupId: string;
  /** From 1, as in the request. */
  number: number;
  stop: Stop;
  onShow: () => void;
}

/** The requested line: part number and quantity; maker and name on wide screens. */
export function AskedHead({ line, groupId, number, stop, onShow }: AskedHeadProps) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const asked = askedProduct(line);
  const { number: partNumber, title } = asked;
  const marks = [
    line.droppedAt && say("grid.dropped"),
    line.requiredCondition !== "ANY" && trade(`conditions.${line.requiredCondition}`),
    (line.memo ?? line.files[0]) && say("grid.hasNote"),
  ].filter((mark) => typeof mark === "string");
  const open = (
    <button
      {...stop}
      type="button"
      className={styles["open"]}
      aria-label={say("grid.lineMore", { name: title })}
      onClick={onShow}
    >
      {title}
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words lie deeper than the rule looks
    <th scope="row">
      <div className={styles["asked"]}>
        <span className={styles["no"]}>{number}</span>
        <span className={styles["what"]}>
          {partNumber === undefined ? (
            open
          ) : (
            <PartNumber of={partNumber} isWalked>
              {open}
            </PartNumber>
          )}
          <small className={styles["name"]}>
            {asked.ownNumber && `${trade("ownNumber", { number: asked.ownNumber })} · `}
            <LastPrice productId={line.productId} groupId={groupId} part={title} isPlain />
            {[aboutProduct(asked), ...marks].join(" · ")}
          </small>
        </span>
        <strong>{trade("quantityOf", { count: line.quantity, unit: line.unit })}</strong>
      </div>
    </th>
  );
}

interface SubstituteHeadProps {
  line: GroupLine;
  takes: boolean;
  stop: Stop;
  onChange: (takes: boolean) => void;
}

/** Substitutes stand below their line, and can be chosen once the buyer accepts substitutes. */
export function SubstituteHead({ line, takes, stop, onChange }: SubstituteHeadProps) {
  const say = useWords("productEstimates");
  return (
    <th scope="row">
      <label className={styles["consent"]}>
        <input
          {...stop}
          type="checkbox"
          className={styles["check"]}
          checked={takes}
          aria-label={say("grid.consentTo", { name: askedProduct(line).title })}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {say("grid.consent")}
      </label>
    </th>
  );
}
