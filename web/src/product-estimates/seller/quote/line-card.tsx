import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { CheckField } from "@bupum/ui/form/fields";
import { UnitPrice } from "@bupum/ui/display/money";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmedProduct } from "../../../trade/confirmed-product.tsx";
import { OwnNumber } from "../../../trade/own-number.tsx";
import { useWords } from "../../../words.ts";
import { RequoteNote } from "../../requote/requote-note.tsx";
import { useQuoteCalls } from "./quote-calls.ts";
import { isQuotable, waits } from "./quote-form.ts";
import { ExtendDialog } from "../extend-dialog.tsx";
import { FileLinks } from "../file-links.tsx";
import { HistoryDialog } from "../history-dialog.tsx";
import { LineStatus } from "../line-status.tsx";
import { FoldButton, useFold } from "./fold.tsx";
import { LineFields, type LineProps } from "./line-fields.tsx";
import { Brief, Marks } from "./line-brief.tsx";
import { ProposeProduct } from "./propose-product.tsx";
import { QuoteFacts } from "../quote-facts.tsx";
import { EnoughStock, StockNote } from "./stock-note.tsx";
import { UnitNote } from "./unit-note.tsx";
import styles from "./quote-page.module.css";

/** One requested line: what is wanted, what was answered, and the fields of the answer. */
export function LineCard(props: LineProps & { folds: boolean }) {
  const { draft, line, index, folds, onRefuse } = props;
  const say = useWords("sellerEstimates");
  const [included, setIncluded] = useState(() => draft.values().items[index]?.included === true);
  draft.form.watch(`items.${index}.included`, ({ value }) => setIncluded(value === true));
  const [dialog, setDialog] = useState<Dialog>();
  const { isFolded, toggle } = useFold(draft, index, folds);
  const mayAnswer = isQuotable(line);
  const { isSignedIn } = useQuoteCalls();
  const quote = line.currentResponse;
  return (
    <li
      className={styles["line"]}
      data-included={included || undefined}
      data-folded={isFolded || undefined}
    >
      {mayAnswer && <Tick line={line} index={index} />}
      <Wanted {...props} included={included} />
      {folds && <FoldButton line={line} isFolded={isFolded} onPress={toggle} />}
      <div className={styles["notes"]}>
        <RequoteNote line={line} />
        {quote && !included && <QuoteFacts quote={quote} line={line} folded />}
        {line.replyType === "REJECTED" && line.rejectReason && <RefusalNote line={line} />}
        {line.activeOrder && <p>{say("line.ordered", { number: line.activeOrder.poNumber })}</p>}
        {mayAnswer && <UnitNote line={line} />}
        {mayAnswer && <StockNote draft={draft} line={line} index={index} />}
        {isSignedIn && <ProposeProduct line={line} />}
      </div>
      <Ways of={line} onRefuse={onRefuse} onOpen={setDialog} />
      {mayAnswer && (included || waits(line)) && <LineFields {...props} included={included} />}
      <HistoryDialog
        line={line}
        opened={dialog === "history"}
        onClose={() => setDialog(undefined)}
      />
      <ExtendDialog line={line} opened={dialog === "extend"} onClose={() => setDialog(undefined)} />
    </li>
  );
}

type Dialog = "history" | "extend";

interface WaysProps {
  of: Line;
  onRefuse: () => void;
  onOpen: (dialog: Dialog) => void;
}

/** What its seller may do with a line besides quoting it. */
function Ways({ of: line, onRefuse, onOpen }: WaysProps) {
  const say = useWords("sellerEstimates");
  const { isSignedIn } = useQuoteCalls();
  const mayAnswer = isQuotable(line);
  const quote = line.currentResponse;
  return (
    <div className={styles["choose"]}>
      {quote && isSignedIn && (
        <Button variant="subtle" size="sm" mih={44} onClick={() => onOpen("history")}>
          {say("line.history", { count: quote.revision })}
        </Button>
      )}
      {mayAnswer && line.replyType === "REPLIED" && (
        <>
          {isSignedIn && (
            <Button variant="subtle" size="sm" mih={44} onClick={() => onOpen("extend")}>
              {say("line.extend")}
            </Button>
          )}
          <Button variant="subtle" color="red" size="sm" mih={44} onClick={onRefuse}>
            {say("line.withdraw")}
          </Button>
        </>
      )}
      {mayAnswer && line.replyType === "PENDING" && (
        <Button variant="subtle" size="sm" mih={44} onClick={onRefuse}>
          {say("line.refuse")}
        </Button>
      )}
    </div>
  );
}

function Tick({ line, index }: Pick<LineProps, "line" | "index">) {
  const say = useWords("sellerEstimates");
  return (
    <div className={styles["tick"]}>
      <CheckField
        name={`items.${index}.included`}
        label={say(line.replyType === "REPLIED" ? "line.revise" : "line.include")}
      />
    </div>
  );
}

function RefusalNote({ line }: { line: Line }) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  const reason = line.rejectReason && trade(`rejectReasons.${line.rejectReason}`);
  return (
    <p>
      {say("line.refused", { reason: [reason, line.rejectDetail].filter(Boolean).join(" · ") })}
    </p>
  );
}

function Wanted(props: LineProps & { included: boolean }) {
  const { line } = props;
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  return (
    <div className={styles["wanted"]}>
      <div className={styles["what"]}>
        {line.partNumber && <PartNumber of={line.partNumber} />}
        <span className={styles["name"]}>
          <Marks line={line} />
          {[line.manufactorName, line.productName].filter(Boolean).join(" · ")}
        </span>
        <ConfirmedProduct of={line.confirmedProduct} />
        <OwnNumber of={line} />
        <small>
          {[
            line.requiredCondition !== "ANY" && trade(`conditions.${line.requiredCondition}`),
            say(line.allowAlternative ? "line.otherWelcome" : "line.otherRefused"),
          ]
            .filter(Boolean)
            .join(" · ")}
          {isQuotable(line) && <EnoughStock line={line} />}
        </small>
        {line.memo && <p className={styles["memo"]}>{line.memo}</p>}
        <FileLinks files={line.files} />
      </div>
      <div className={styles["how-many"]}>
        <strong>{trade("quantityOf", { count: line.quantity, unit: line.unit })}</strong>
        {line.targetPrice && (
          <small>
            {say("line.target")} <UnitPrice of={line.targetPrice} currency="KRW" vat="EXCLUDED" />
          </small>
        )}
        <span className={styles["state"]}>
          <Brief {...props} />
          <LineStatus of={line} />
        </span>
        {line.isLate && <small>{say("due.over")}</small>}
      </div>
    </div>
  );
}
