import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { useLocale } from "use-intl";
import { wantedOf } from "../../../trade/basket-list.ts";
import { useWords } from "../../../words.ts";
import styles from "./result-table.module.css";

/** What can be done with the picked rows. */
export function Picked({ rows, onClear }: { rows: readonly FoundRow[]; onClear: () => void }) {
  const say = useWords("results");
  const language = useLocale();
  if (rows.length === 0) return null;
  const add = async () => {
    const { basket } = await import("../../../trade/basket.ts");
    const added = rows.filter((row) => basket.add(wantedOf(row, 1, language)));
    toast.done(say("addedMany", { count: added.length }));
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
