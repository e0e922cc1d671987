import { Status, type Meaning } from "@bupum/ui/display/status";
import { NativeSelect } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import type { SettledLine } from "./pasted-lines.ts";
import request from "../group-page.module.css";
import styles from "../lines.module.css";

const meanings: Record<"EXACT" | "ALIAS" | "AMBIGUOUS" | "NONE", Meaning> = {
  EXACT: "good",
  ALIAS: "good",
  AMBIGUOUS: "waiting",
  NONE: "over",
};

interface MeantProps {
  line: SettledLine;
  onChoose: (choice: string) => void;
}

/** How the line was understood, which part is meant, and what else is known of it. */
export function Meant({ line, onChoose }: MeantProps) {
  const say = useWords("estimateGroups");
  const language = useLocale();
  const { matched, part, manufactorName, marks, rows } = line;
  if (!matched && marks.length === 0 && rows.length < 2) return null;
  const named = (of: NonNullable<typeof part>) =>
    `${of.manufactorName[language]} ${of.partNumber} · ${of.name[language]}`;
  const isChoice = matched?.match === "AMBIGUOUS";
  const asText = () => [manufactorName, say("request.pasteAsText")].filter(Boolean).join(" · ");
  const settledBy = ({ reason }: NonNullable<typeof matched>) => {
    const both = [part ? named(part) : asText(), say(`request.matchReasons.${reason}`)];
    // The part of an own number is another one than its row says: why comes first (D31-2).
    return reason === "OWN_NUMBER" ? both.toReversed() : both;
  };
  const remarks = [
    ...(matched && !isChoice ? settledBy(matched) : []),
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
            {
              value: "",
              // Why there is a choice has no room beside it.
              label: `${say("request.pasteWhichOne")} (${say(`request.matchReasons.${matched.reason}`)})`,
              disabled: true,
            },
            ...matched.parts.map((one) => ({ value: one.id, label: named(one) })),
            { value: "text", label: say("request.pasteAsText") },
          ]}
          value={part?.id ?? (line.isSettled ? "text" : "")}
          onChange={(event) => onChoose(event.currentTarget.value)}
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
