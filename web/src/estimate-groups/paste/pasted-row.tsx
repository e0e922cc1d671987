import type { ListRow } from "@bupum/shared/sheets/product-lists/rows";
import { laterSection } from "@bupum/ui/frame/later-section";
import { Button, TextInput, UnstyledButton } from "@mantine/core";
import { memo, useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import { DropButton } from "../drop-button.tsx";
import { walkColumn } from "../walk-down.ts";
import { Meant } from "./meant.tsx";
import { type Correction, isSameLine, type SettledLine } from "./pasted-lines.ts";
import request from "../group-page.module.css";
import styles from "../lines.module.css";

/** Few parts of a list need one. */
const LifeWarning = laterSection(
  async () => (await import("../../product-lives/life-warning.tsx")).LifeWarning,
  {
    quiet: true,
  },
);

const BestSubstitute = laterSection(
  async () => (await import("../../substitutes/best-substitute.tsx")).BestSubstitute,
  { quiet: true },
);

/** Another number is matched anew, with the maker of the row. */
const anew = { choice: undefined, manufactorName: undefined };

/** What a row may do; the same functions as long as the list is shown. */
export interface RowActs {
  correct: (key: string, by: Correction) => void;
  drop: (key: string) => void;
  /** The number that a spreadsheet may have spoilt is right. */
  confirm: (key: string) => void;
  /** What is typed next is another step to undo. */
  pause: () => void;
}

/** The rows of the sheet, which stand beside what became of them. */
export interface Originals {
  heads: readonly string[];
  byNo: ReadonlyMap<number, ListRow>;
}

interface PastedRowProps {
  line: SettledLine;
  /** Its place in the table, from 0. */
  index: number;
  originals: Originals;
  acts: RowActs;
}

/** One pasted part: its rows of the sheet, what it is in the catalogue, and fields to correct it. */
export const PastedRow = memo(DrawnRow, (one, other) => {
  const isSamePlace = one.index === other.index && one.originals === other.originals;
  return isSamePlace && one.acts === other.acts && isSameLine(one.line, other.line);
});

function DrawnRow({ line, index, originals, acts }: PastedRowProps) {
  const say = useWords("estimateGroups");
  const { key, partNumber, unit } = line;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr className={styles["row"]} data-of="pasted" aria-rowindex={index + 2}>
        <td className={styles["original"]}>
          <UnstyledButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say("request.originalRow", { rows: line.rows.join(", ") })}{" "}
            <span>{line.rows.map((rowNo) => textOf(originals, rowNo)).join(" / ")}</span>
          </UnstyledButton>
        </td>
        <td className={styles["number"]}>
          <TextInput
            aria-label={say("request.partNumber")}
            value={line.of.by.partNumber ?? partNumber}
            maxLength={80}
            spellCheck={false}
            onKeyDown={walkColumn}
            onBlur={acts.pause}
            onChange={({ currentTarget: { value } }) =>
              acts.correct(key, { ...anew, partNumber: value })
            }
          />
        </td>
        <Quantity line={line} acts={acts} />
        <td className={`${styles["text"]} ${styles["unit"]}`} title={unit}>
          {unit}
        </td>
        <td className={styles["match"]}>
          <Meant line={line} onChoose={(choice) => acts.correct(key, { choice })} />
          {line.part && <Instead line={line} part={line.part} correct={acts.correct} />}
        </td>
        <td className={`${styles["act"]} ${styles["drop"]}`}>
          <DropButton
            label={say("request.drop", { name: partNumber || `${line.rows[0]}` })}
            onDrop={() => acts.drop(key)}
          />
        </td>
      </tr>
      {isOpen && <Original line={line} originals={originals} />}
      {line.damage && <Damage of={line.damage} onRight={() => acts.confirm(key)} />}
    </>
  );
}

interface InsteadProps extends Pick<RowActs, "correct"> {
  line: SettledLine;
  part: NonNullable<SettledLine["part"]>;
}

/** What may be taken instead of a part that is no longer made (D35-5) or not offered (D37-6). */
function Instead({ line: { key }, part, correct }: InsteadProps) {
  const language = useLocale();
  return (
    <>
      {part.life && (
        <LifeWarning of={part} onTake={({ partNumber }) => correct(key, { ...anew, partNumber })} />
      )}
      {(part.life || part.offerCount === 0) && (
        <BestSubstitute
          of={part}
          // The row names the maker of the other part: what is taken is this very part.
          onTake={({ id, partNumber, manufactorName }) =>
            correct(key, { partNumber, manufactorName: manufactorName[language], choice: id })
          }
        />
      )}
    </>
  );
}

function Quantity({ line, acts }: Pick<PastedRowProps, "line" | "acts">) {
  const say = useWords("estimateGroups");
  const isCounted = typeof line.quantity === "number";
  return (
    <td className={styles["quantity"]}>
      <TextInput
        aria-label={say("request.quantity")}
        inputMode="numeric"
        value={line.shownQuantity}
        error={isCounted ? undefined : say("request.pasteQuantity")}
        onKeyDown={walkColumn}
        onBlur={acts.pause}
        onChange={({ currentTarget: { value } }) => acts.correct(line.key, { quantity: value })}
      />
    </td>
  );
}

const textOf = ({ byNo }: Originals, rowNo: number): string =>
  byNo.get(rowNo)?.cells.filter(Boolean).join(" · ") ?? "";

/** The rows of the sheet in full, each cell with its heading. */
function Original({ line, originals }: Pick<PastedRowProps, "line" | "originals">) {
  const { heads, byNo } = originals;
  return (
    <tr className={styles["details"]}>
      <td colSpan={6}>
        {line.rows.map((rowNo) => (
          <dl key={rowNo} className={styles["cells"]}>
            {(byNo.get(rowNo)?.cells ?? []).map(
              (cell, at) =>
                cell !== "" && (
                  // A cell has no other key than its column.
                  // oxlint-disable-next-line react/no-array-index-key
                  <div key={at}>
                    <dt>{heads[at] || at + 1}</dt>
                    <dd>{cell}</dd>
                  </div>
                ),
            )}
          </dl>
        ))}
      </td>
    </tr>
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
      <td colSpan={6}>
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
