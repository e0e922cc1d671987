import { Status, type Meaning } from "@bupum/ui/display/status";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import { DropButton } from "../drop-button.tsx";
import type { Correction, SettledLine } from "./pasted-lines.ts";
import styles from "./paste.module.css";
import request from "../group-page.module.css";

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
  const { matched, partNumber, quantity, unit } = line;
  const isCounted = typeof quantity === "number";
  return (
    <li className={styles["row"]}>
      <TextInput
        size="sm"
        label={say("request.partNumber")}
        classNames={{ input: request["code"] ?? "" }}
        defaultValue={partNumber}
        maxLength={80}
        spellCheck={false}
        onChange={(event) =>
          onCorrect({ partNumber: event.currentTarget.value, choice: undefined })
        }
      />
      <TextInput
        size="sm"
        label={say("request.quantity")}
        className={styles["quantity"] ?? ""}
        inputMode="numeric"
        defaultValue={quantity}
        error={isCounted ? undefined : say("request.pasteQuantity")}
        rightSection={unit && <span className={request["dimmed"]}>{unit}</span>}
        onChange={(event) => onCorrect({ quantity: event.currentTarget.value })}
      />
      <DropButton
        label={say("request.drop", { name: partNumber })}
        className={styles["drop"]}
        onDrop={() => onCorrect({ isDropped: true })}
      />
      <div className={styles["match"]}>
        <Remarks line={line} onCorrect={onCorrect} />
        {matched && <Meant line={line} onCorrect={onCorrect} />}
      </div>
    </li>
  );
}

/** What is known of the line, and how it was understood. */
function Remarks({ line, onCorrect }: PastedRowProps) {
  const say = useWords("estimateGroups");
  const { matched, damage, marks } = line;
  return (
    <>
      {matched && (
        <Status of={matched.match} meaning={meanings[matched.match]}>
          {say(`request.matches.${matched.match}`)}
        </Status>
      )}
      {matched && (
        <span className={request["dimmed"]}>{say(`request.matchReasons.${matched.reason}`)}</span>
      )}
      {line.rows.length > 1 && (
        <span className={request["dimmed"]}>
          {say("request.pasteSummed", { rows: line.rows.join(", ") })}
        </span>
      )}
      {marks.map((mark) => (
        <span key={mark} className={request["dimmed"]}>
          {say(`request.lineMarks.${mark}`)}
        </span>
      ))}
      {damage && (
        <span role="alert" className={request["warn"]}>
          {say(`request.damages.${damage}`)}{" "}
          <Button variant="default" size="compact-sm" onClick={() => onCorrect({ isRight: true })}>
            {say("request.isRight")}
          </Button>
        </span>
      )}
    </>
  );
}

/** The part that is meant: as it was found, or to be chosen. */
function Meant({ line, onCorrect }: PastedRowProps) {
  const say = useWords("estimateGroups");
  const language = useLocale();
  const { matched, part, manufactorName } = line;
  const named = (of: NonNullable<typeof part>) =>
    `${of.manufactorName[language]} ${of.partNumber} · ${of.name[language]}`;
  if (matched?.match !== "AMBIGUOUS")
    return (
      <span className={request["dimmed"]}>
        {part
          ? named(part)
          : [manufactorName, say("request.pasteAsText")].filter(Boolean).join(" · ")}
      </span>
    );
  return (
    <NativeSelect
      size="sm"
      aria-label={say("request.pasteWhich", { name: line.partNumber })}
      data={[
        { value: "", label: say("request.pasteWhichOne"), disabled: true },
        ...matched.parts.map((one) => ({ value: one.id, label: named(one) })),
        { value: "text", label: say("request.pasteAsText") },
      ]}
      value={part?.id ?? (line.isSettled ? "text" : "")}
      onChange={(event) => onCorrect({ choice: event.currentTarget.value })}
    />
  );
}
