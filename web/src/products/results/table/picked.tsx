import { mostBasketLines } from "@bupum/shared/accounts/request-baskets/rules";
import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { useLocale } from "use-intl";
import { useMayAsk } from "../../../trade/may-ask.ts";
import { wantedOf } from "../../../trade/basket-list.ts";
import { useWords } from "../../../words.ts";
import styles from "./result-table.module.css";

/** What can be done with the picked rows. */
export function Picked({ rows, onClear }: { rows: readonly FoundRow[]; onClear: () => void }) {
  const say = useWords("results");
  const trade = useWords("trade");
  const language = useLocale();
  const mayAsk = useMayAsk();
  // Picked before the roles were read.
  if (rows.length === 0 || !mayAsk) return null;
  const said = (count: number) => count > 0 && toast.done(say("addedMany", { count }));
  const add = async () => {
    const { basket } = await import("../../../trade/basket.ts");
    const wanted = rows.map((row) => wantedOf(row, 1, language));
    if (basket.addAll(wanted, said) === 0)
      toast.failed(trade("basketFull", { most: mostBasketLines }));
    onClear();
  };
  return (
    <div role="status" className={styles["picked"]}>
      <strong>{say("picked", { count: rows.length })}</strong>
      <button type="button" onClick={() => void add()}>
        {say("addPicked")}
      </button>
      <button type="button" onClick={onClear}>
        {say("unpick")}
      </button>
    </div>
  );
}
