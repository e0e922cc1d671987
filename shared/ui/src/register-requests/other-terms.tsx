import { daysIn } from "@bupum/shared/kernel/text/figures";
import type { Cells } from "@bupum/shared/sheets/register-request-histories/contract";
import { payerFrom, regionFrom } from "@bupum/shared/sheets/register-request-histories/terms";
import type { Say } from "../say.ts";
import styles from "./rows-table.module.css";
import type { ko } from "./words/ko.ts";

const shown = [
  "leadTimeDays",
  "warehouseRegion",
  "shippingFeePayer",
  "sellerSku",
  "memo",
] as const satisfies readonly (keyof Cells)[];

/** Whether a row says more than part, condition, price and stock. */
export const hasOtherTerms = (cells: Cells): boolean => shown.some((column) => cells[column]);

/** What was read of a row's further cells; what was not read, as it was written (D8-14). */
export function OtherTerms({ cells, say }: { cells: Cells; say: Say<typeof ko> }) {
  return (
    <ul className={styles["terms"]}>
      {shown.map(
        (column) =>
          cells[column] && (
            <li key={column}>
              <span>{say(`terms.${column}`)}</span> {readText(column, cells[column], say)}
            </li>
          ),
      )}
    </ul>
  );
}

function readText(column: (typeof shown)[number], text: string, say: Say<typeof ko>): string {
  if (column === "leadTimeDays") {
    const days = daysIn(text);
    return days === undefined ? text : say("terms.days", { days });
  }
  if (column === "warehouseRegion") {
    const region = regionFrom(text);
    const name = region && say(`terms.regions.${region}`);
    return name && name !== text ? `${name} (${text})` : text;
  }
  if (column !== "shippingFeePayer") return text;
  const payer = payerFrom(text);
  return payer ? say(`terms.payers.${payer}`) : text;
}
