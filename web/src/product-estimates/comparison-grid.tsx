import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { PartNumber } from "@bupum/ui/display/part-number";
import { useReliability } from "../sellers/reliability.tsx";
import { useWords } from "../words.ts";
import { type Row, sellerSum } from "./comparison.ts";
import { FileLinks } from "./file-links.tsx";
import { QuoteCell } from "./quote-cell.tsx";
import styles from "./comparison-grid.module.css";

interface ComparisonGridProps {
  group: Group;
  rows: readonly Row[];
  /** What can be ordered, by the id of the line. */
  bids: ReadonlyMap<string, Bid>;
  /** Ids of sellers that have nothing to compare. */
  left: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  onPick: (id: string) => void;
  onHistory: (item: Line) => void;
}

/** Lines downwards, sellers side by side; on the phone a card a line with its sellers below. */
export function ComparisonGrid(props: ComparisonGridProps) {
  const { group, rows, bids, left, picked, onPick, onHistory } = props;
  const say = useWords("productEstimates");
  const sellers = group.estimates
    .filter(({ sellerId }) => !left.has(sellerId))
    .map(({ sellerId, sellerName, reliability }) => ({ sellerId, sellerName, reliability }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it sideways
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={say("grid.title")}>
      <table className={styles["table"]} style={{ "--sellers": sellers.length } as object}>
        <thead>
          <tr>
            <th scope="col">{say("grid.line")}</th>
            {sellers.map((seller) => (
              <SellerHead key={seller.sellerId} of={seller} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line.requestLineId}>
              <th scope="row">
                <Line line={line} currency={group.preferredCurrency ?? "KRW"} />
              </th>
              {sellers.map(({ sellerId }) => {
                const cell = cells.get(sellerId);
                return (
                  <td
                    key={sellerId}
                    data-picked={(cell && picked.has(cell.item.id)) || undefined}
                    data-asked={cell !== undefined}
                  >
                    {cell ? (
                      <QuoteCell
                        cell={cell}
                        bid={bids.get(cell.item.id)}
                        picked={picked.has(cell.item.id)}
                        onPick={() => onPick(cell.item.id)}
                        onHistory={() => onHistory(cell.item)}
                      />
                    ) : (
                      <p className={styles["dimmed"]}>{say("grid.notAsked")}</p>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <Sums sellers={sellers} rows={rows} />
      </table>
    </div>
  );
}

function SellerHead({
  of,
}: {
  of: Pick<Group["estimates"][number], "sellerName" | "reliability">;
}) {
  const reliable = useReliability();
  return (
    <th scope="col">
      {of.sellerName}
      {reliable(of.reliability).map((phrase) => (
        <p key={phrase} className={styles["dimmed"]}>
          {phrase}
        </p>
      ))}
    </th>
  );
}

interface SumsProps {
  sellers: readonly { sellerId: string; sellerName: string }[];
  rows: readonly Row[];
}

function Sums({ sellers, rows }: SumsProps) {
  const say = useWords("productEstimates");
  return (
    <tfoot>
      <tr>
        <th scope="row">{say("grid.sums")}</th>
        {sellers.map(({ sellerId, sellerName }) => {
          const { count, sums } = sellerSum(rows, sellerId);
          return (
            <td key={sellerId}>
              <p className={styles["seller"]}>{sellerName}</p>
              {sums.map((sum) => (
                <p key={sum.currency + sum.vatMode} className={styles["sum"]}>
                  <Money of={sum} vat={sum.vatMode} approx />
                </p>
              ))}
              <p className={styles["dimmed"]}>
                {say("grid.sumsOf", { count, total: rows.length })}
              </p>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

/** What was asked for. A target price has no currency of its own: it is in the preferred one. */
function Line(props: { line: GroupLine; currency: NonNullable<Group["preferredCurrency"]> }) {
  const { line, currency } = props;
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  return (
    <div className={styles["asked"]}>
      <p className={styles["part"]}>
        {line.partNumber ? <PartNumber of={line.partNumber} /> : <span>{line.productName}</span>}
        <strong>{say("grid.wanted", { count: line.quantity, unit: line.unit })}</strong>
      </p>
      {(line.partNumber ?? line.manufactorName) && (
        <p className={styles["dimmed"]}>
          {[line.manufactorName, line.partNumber && line.productName].filter(Boolean).join(" · ")}
        </p>
      )}
      {line.targetPrice && (
        <p className={styles["dimmed"]}>
          {say("grid.target")}{" "}
          <UnitPrice of={line.targetPrice} currency={currency} vat="EXCLUDED" />
        </p>
      )}
      {line.requiredCondition !== "ANY" && (
        <p className={styles["dimmed"]}>{trade(`conditions.${line.requiredCondition}`)}</p>
      )}
      {line.memo && <p className={styles["dimmed"]}>{line.memo}</p>}
      {line.files.length > 0 && <FileLinks files={line.files} />}
      {line.droppedAt && <p className={styles["dimmed"]}>{say("grid.dropped")}</p>}
    </div>
  );
}
