import { Status, type Meaning } from "@bupum/ui/display/status";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import { DropButton } from "../drop-button.tsx";
import { walkDown } from "../walk-down.ts";
import type { Correction, SettledLine } from "./pasted-lines.ts";
import request from "../group-page.module.css";
import styles from "../lines.module.css";

const meanings: Record<"EXACT" | "ALIAS" | "AMBIGUOUS" | "NONE", Meaning> = {
  EXACT: "good",
  ALIAS: "good",
  AMBIGUOUS: "waiting",
  NONE: "over",
};

interface PastedRowProps {
  line: SettledLine;
  onCorrect: (by: Correction) => void;
}

/** One pasted part: what it is in the catalogue, and everything about it to be corrected. */
export function PastedRow({ line, onCorrect }: PastedRowProps) {
  const say = useWords("estimateGroups");
  const { partNumber, quantity, unit } = line;
  const isCounted = typeof quantity === "number";
  return (
    <tbody>
      <tr className={styles["row"]} data-of="pasted">
        <td className={styles["number"]}>
          <TextInput
            aria-label={say("request.partNumber")}
            defaultValue={partNumber}
            maxLength={80}
            spellCheck={false}
            onKeyDown={walkDown}
            onChange={(event) =>
              onCorrect({ partNumber: event.currentTarget.value, choice: undefined })
            }
          />
        </td>
        <td className={styles["quantity"]}>
          <TextInput
            aria-label={say("request.quantity")}
            inputMode="numeric"
            onKeyDown={walkDown}
            defaultValue={quantity}
            error={isCounted ? undefined : say("request.pasteQuantity")}
            onChange={(event) => onCorrect({ quantity: event.currentTarget.value })}
          />
        </td>
        <td className={`${styles["text"]} ${styles["unit"]}`} title={unit}>
          {unit}
        </td>
        <td className={styles["match"]}>
          <Meant line={line} onCorrect={onCorrect} />
        </td>
        <td className={`${styles["act"]} ${styles["drop"]}`}>
          <DropButton
            label={say("request.drop", { name: partNumber })}
            onDrop={() => onCorrect({ isDropped: true })}
          />
        </td>
      </tr>
      {line.damage && <Damage of={line.damage} onRight={() => onCorrect({ isRight: true })} />}
    </tbody>
  );
}

interface DamageProps {
  of: NonNullable<SettledLine["damage"]>;
  onRight: () => void;
}

/** A number that a spreadsheet spoilt: to be corrected above, or said to be right. */
function Damage({ of, onRight }: DamageProps) {
  const say = useWords("estimateGroups");
  return (
    <tr className={styles["details"]}>
      <td colSpan={5}>
        <div role="alert" className={request["warn"]}>
          {say(`request.damages.${of}`)}{" "}
          <Button variant="default" size="compact-sm" onClick={onRight}>
            {say("request.isRight")}
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** How the line was understood, which part is meant, and what else is known of it. */
function Meant({ line, onCorrect }: PastedRowProps) {
  const say = useWords("estimateGroups");
  const language = useLocale();
  const { matched, part, manufactorName, marks, rows } = line;
  if (!matched && marks.length === 0 && rows.length < 2) return null;
  const named = (of: NonNullable<typeof part>) =>
    `${of.manufactorName[language]} ${of.partNumber} · ${of.name[language]}`;
  const isChoice = matched?.match === "AMBIGUOUS";
  const asText = () => [manufactorName, say("request.pasteAsText")].filter(Boolean).join(" · ");
  const remarks = [
    ...(matched && !isChoice ? [part ? named(part) : asText()] : []),
    ...(matched ? [say(`request.matchReasons.${matched.reason}`)] : []),
    ...(rows.length > 1 ? [say("request.pasteSummed", { rows: rows.join(", ") })] : []),
    ...marks.map((mark) => say(`request.lineMarks.${mark}`)),
  ];
  return (
    <div>
      {matched && (
        <Status of={matched.match} meaning={meanings[matched.match]}>
          {say(`request.matches.${matched.match}`)}
        </Status>
      )}
      {isChoice && (
        <NativeSelect
          className={styles["choice"] ?? ""}
          aria-label={say("request.pasteWhich", { name: line.partNumber })}
          data={[
            { value: "", label: say("request.pasteWhichOne"), disabled: true },
            ...matched.parts.map((one) => ({ value: one.id, label: named(one) })),
            { value: "text", label: say("request.pasteAsText") },
          ]}
          value={part?.id ?? (line.isSettled ? "text" : "")}
          onChange={(event) => onCorrect({ choice: event.currentTarget.value })}
        />
      )}
      <span className={`${styles["text"]} ${request["dimmed"]}`} title={remarks.join(" · ")}>
        {remarks.map((remark, at) => (
          <span key={remark}>
            {at > 0 && " · "}
            <span>{remark}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
