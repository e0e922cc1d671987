import { longestOrderNumber } from "@bupum/shared/accounts/companies/number-template";
import { useFieldValue } from "@bupum/ui/form/draft";
import { TextField } from "@bupum/ui/form/fields";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useExample } from "../../order-numbers/use-example.ts";
import { useWords } from "../../words.ts";
import styles from "../orders.module.css";
import { orderOfNumber } from "../queries.ts";

/** The buyer's own order number: typed, or drawn by the company's template (D45-6). */
export function NumberField() {
  const say = useWords("productEstimateOrders");
  const words = useWords("orderNumbers");
  const example = useExample();
  return (
    <div>
      <TextField
        name="buyerPoNumber"
        label={say("form.poNumber")}
        // Below, so that it stands level with the field beside it.
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={example && words("drawn", { example })}
        maxLength={longestOrderNumber}
      />
      <UsedBefore />
    </div>
  );
}

/** Says where the typed number stands already; it may be used again (D45-1). */
function UsedBefore() {
  const words = useWords("orderNumbers");
  const typed = useFieldValue("buyerPoNumber");
  const [number] = useDebouncedValue(typeof typed === "string" ? typed.trim() : "", 300);
  const { data } = useQuery({ ...orderOfNumber(number), enabled: number !== "" });
  return (
    <p aria-live="polite" className={styles["dimmed"]}>
      {number !== "" &&
        data &&
        words("usedBefore", { number: data.poNumber, seller: data.sellerName })}
    </p>
  );
}
