import { longestOrderNumber } from "@bupum/shared/accounts/companies/number-template";
import { useFieldValue } from "@bupum/ui/form/draft";
import { TextField } from "@bupum/ui/form/fields";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useExample } from "../../order-numbers/use-example.ts";
import { useWords } from "../../words.ts";
import styles from "../orders.module.css";
import { orderOfNumber } from "../queries.ts";
import { useOfTemplate } from "./of-template.ts";

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
      <Standing />
    </div>
  );
}

/** Says that the template writes the typed number, or where it stands already: then it may be used again (D45-1). */
function Standing() {
  const words = useWords("orderNumbers");
  const ofTemplate = useOfTemplate();
  const typed = useFieldValue("buyerPoNumber");
  const [number] = useDebouncedValue(typeof typed === "string" ? typed.trim() : "", 300);
  const refusal = ofTemplate(number);
  const isAsked = number !== "" && !refusal;
  const { data } = useQuery({ ...orderOfNumber(number), enabled: isAsked });
  return (
    <p aria-live="polite" className={styles["dimmed"]}>
      {refusal}
      {isAsked && data && words("usedBefore", { number: data.poNumber, seller: data.sellerName })}
    </p>
  );
}
