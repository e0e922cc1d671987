import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { useState } from "react";
import { useWords } from "../../../words.ts";
import type { LineProps } from "./line-fields.tsx";
import { stockFor } from "./listed.ts";
import { isQuotable, lineTotalOf } from "./quote-form.ts";
import styles from "./quote-page.module.css";

/** What decides about a line and stands further down once it is open (U1-10). */
export function Marks({ line }: { line: EstimateLine }) {
  const say = useWords("sellerEstimates");
  const requote = useWords("requote");
  const { currentResponse: quote, files, memo } = line;
  const counted = stockFor(line);
  const marks = [
    line.isLate && say("due.over"),
    line.requote && requote("round", { round: line.round }),
    quote?.state === "EXPIRED" && say("row.expired"),
    line.activeOrder && say("row.ordered"),
    isQuotable(line) && counted?.isShort && say("row.stock", { stock: counted.stock }),
    memo && say("row.memo"),
    files.length > 0 && say("row.files"),
  ].filter((mark) => typeof mark === "string");
  if (marks.length === 0) return null;
  return (
    <span className={styles["marks"]}>
      <b>{marks.join(" · ")}</b> ·{" "}
    </span>
  );
}

/** A line's price and lead time, as typed where it goes along, otherwise as sent. */
export function Brief({ draft, line, index, currency, included }: BriefProps) {
  const trade = useWords("trade");
  const read = () => {
    const { breaks = [], leadTimeDays = "" } = draft.values().items[index] ?? {};
    const priced = lineTotalOf(draft.values().items[index] ?? {}, line.quantity, currency);
    return { unitPrice: priced?.unitPrice ?? breaks[0]?.unitPrice ?? "", leadTimeDays };
  };
  const [typed, setTyped] = useState(read);
  draft.form.watch(`items.${index}`, () => setTyped(read()));
  const quote = line.currentResponse;
  const sent = quote && {
    unitPrice: line.priceAtQuantity?.unitPrice ?? quote.breaks[0]?.unitPrice ?? "",
    leadTimeDays: quote.leadTimeDays,
  };
  const shown = included ? typed : sent;
  if (!shown?.unitPrice) return null;
  const { unitPrice, leadTimeDays } = shown;
  return (
    <span className={styles["brief"]}>
      <UnitPrice of={unitPrice} currency={included || !quote ? currency : quote.currency} />
      {leadTimeDays !== "" && ` · ${trade("leadTime", { days: Number(leadTimeDays) })}`}
    </span>
  );
}
type BriefProps = Pick<LineProps, "draft" | "line" | "index" | "currency"> & { included: boolean };
