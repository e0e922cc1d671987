import { issuesOf, type WordsByLanguage } from "@bupum/shared/kernel/words/faults";
import { priceFor } from "@bupum/shared/kernel/money/quantities";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { answerSheetWords } from "@bupum/shared/deal/answer-sheets/answer-sheet";
import { moneyText, priceText } from "@bupum/ui/display/money";
import { Alert } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useLocale, useMessages } from "use-intl";
import { useWords } from "../../../words.ts";
import styles from "./answer-sheet-page.module.css";
import { RequestNumber } from "../request-number.tsx";
import type { Parcel, ReviewedRow } from "./review.ts";
import type { Outcomes, Sheet } from "./use-sheet.ts";

/** What will be sent, estimate by estimate, with what became of it. */
export function Parcels({ parcels, outcomes }: { parcels: Parcel[]; outcomes: Outcomes }) {
  const say = useWords("answerSheet");
  return (
    <ul className={styles["parcels"]}>
      {parcels.map((parcel) => {
        const { estimateId, title, buyerName, rows } = parcel;
        const outcome = outcomes[estimateId];
        return (
          <li key={estimateId}>
            <div className={styles["head"]}>
              <div>
                <h3>
                  <Link to="/seller/product-estimates/$estimateId" params={{ estimateId }}>
                    {title}
                  </Link>
                </h3>
                <p className={styles["dimmed"]}>
                  <RequestNumber of={parcel} /> · {buyerName}
                </p>
              </div>
              {outcome && "sent" in outcome && <strong>{say("sent")}</strong>}
            </div>
            {outcome && "failed" in outcome && (
              <Alert color="red" title={say("failed")}>
                {outcome.failed}
              </Alert>
            )}
            <ul className={styles["rows"]}>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Row({ row }: { row: ReviewedRow }) {
  const say = useWords("answerSheet");
  const trade = useWords("trade");
  const language: Language = useLocale();
  if (row.state !== "quote" && row.state !== "refusal") return null;
  const { line } = row;
  const name = line.partNumber ?? line.productName;
  if (row.state === "refusal") {
    const why = [trade(`rejectReasons.${row.refusal.reason}`), row.refusal.detail];
    return (
      <li>
        <b>{name}</b>
        <span>{say("refused", { reason: why.filter(Boolean).join(": ") })}</span>
      </li>
    );
  }
  const { unitPrice = "0", currency = "KRW", moq = 1, condition = "NEW" } = row.quote;
  const { leadTimeDays = 0, validUntil = "", orderMultiple = 1 } = row.quote;
  const terms = { breaks: [{ minQty: moq, unitPrice }], moq, orderMultiple, currency };
  const total = priceFor(terms, line.quantity);
  const price = priceText(unitPrice, currency, language);
  return (
    <li>
      <b>{name}</b>
      <span>
        {total
          ? say("quoteOf", {
              price,
              count: total.quantity,
              unit: line.unit,
              amount: moneyText({ amount: total.amount, currency }, language),
            })
          : price}
      </span>
      <span className={styles["dimmed"]}>
        {say("terms", {
          days: leadTimeDays,
          condition: answerSheetWords[language].conditions[condition],
          until: validUntil,
        })}
      </span>
    </li>
  );
}

/** Rows that stay behind, each with its reason. */
export function Problems({ sheet: { rows, faults } }: { sheet: Sheet }) {
  const say = useWords("answerSheet");
  const language: Language = useLocale();
  const { heads } = answerSheetWords[language];
  // The kit's words hold those of the API's issues.
  const words = useMessages()["issues"] as unknown as WordsByLanguage["ko"]["issues"];
  const left = [
    ...faults.map(({ rowNo, partNumber, fault }) => ({
      rowNo,
      partNumber,
      why: say(`rowFaults.${fault}`),
      estimateId: undefined,
    })),
    ...rows.flatMap((row) => {
      const { rowNo, partNumber } = row;
      const estimateId = row.id.slice(0, row.id.indexOf("#"));
      if (row.state === "stale")
        return [
          {
            rowNo,
            partNumber,
            why: say(`stale.${row.why}`),
            estimateId: row.why === "changed" ? estimateId : undefined,
          },
        ];
      if (row.state !== "faulty") return [];
      const [first] = issuesOf(row.faults, { issues: words });
      const column = Object.entries(heads).find(([name]) => name === first?.path)?.[1];
      const why = [column, first?.message].filter(Boolean).join(": ");
      return [{ rowNo, partNumber, why, estimateId: undefined }];
    }),
  ].toSorted((one, other) => one.rowNo - other.rowNo);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="left" className={styles["problems"]}>
      <h3 id="left">{say("problems", { count: left.length })}</h3>
      <p className={styles["dimmed"]}>{say("problemsHint")}</p>
      <ul className={styles["rows"]}>
        {left.map(({ rowNo, partNumber, why, estimateId }) => (
          <li key={rowNo}>
            <b>
              {say("rowNo", { row: rowNo })} {partNumber}
            </b>
            <span>{why}</span>
            {estimateId && (
              <Link to="/seller/product-estimates/$estimateId" params={{ estimateId }}>
                {say("open")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
