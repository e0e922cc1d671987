import type { Language } from "@bupum/shared/kernel/language/language-of";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { type MatchResult, mostMatched } from "@bupum/shared/catalogue/products/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Checkbox, NativeSelect, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { wantedOf } from "../../trade/basket.ts";
import { useWords } from "../../words.ts";
import { PastedRow } from "./pasted-row.tsx";
import { SheetButton } from "./sheet-button.tsx";
import {
  linesOfPasted,
  type PastedLine,
  quantityOf,
  readPasted,
  type Role,
  roles,
  type Pasted,
  type Correction,
  type SettledLine,
} from "./pasted-lines.ts";
import { matchesOf } from "../queries.ts";
import { pageSize, Turns, usePaged } from "../paged.tsx";
import { blankLine, type FormLine, lineOf } from "../group-form.ts";
import styles from "./paste.module.css";
import request from "../group-page.module.css";

function settled(line: PastedLine, matched: MatchResult | undefined, by: Correction): SettledLine {
  const key = line.rows.join();
  const quantity = by.quantity === undefined ? line.quantity : by.quantity;
  const isCounted = String(quantity).trim() !== "" && quantityOf(String(quantity)) !== undefined;
  const sure = matched?.match === "EXACT" || matched?.match === "ALIAS";
  const choice = by.choice ?? (sure ? matched.parts[0]?.id : undefined);
  const part = matched?.parts.find(({ id }) => id === choice);
  const isKnown = part !== undefined || choice === "text" || matched?.match === "NONE";
  return {
    ...line,
    key,
    quantity: isCounted ? quantityOf(String(quantity))! : quantity,
    matched,
    part,
    isSettled: isCounted && isKnown && line.partNumber !== "",
  };
}

/** Rows copied from a sheet: what each is in the catalogue, to be corrected before they are taken. */
export function Paste({ onAdd }: { onAdd: (lines: readonly FormLine[]) => void }) {
  const say = useWords("estimateGroups");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Role[]>();
  const [corrections, setCorrections] = useState<Record<string, Correction>>({});
  const sheet = readPasted(text);
  const columns = chosen ?? sheet.roles;
  const { lines, left } = linesOfPasted(sheet, columns);
  const isReadable = columns.includes("partNumber") && (chosen !== undefined || !sheet.isUnclear);
  const settledLines = useSettled(isReadable ? lines : [], corrections);
  const restart = (typed: string, next?: Role[]) => {
    setText(typed);
    setChosen(next);
    setCorrections({});
  };
  return (
    <div className={styles["paste"]}>
      <SheetButton onText={restart} />
      <Textarea
        label={say("request.pasteLabel")}
        description={say("request.pasteHint")}
        placeholder={say("request.pasteExample")}
        classNames={{ input: request["code"] ?? "" }}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => restart(event.currentTarget.value)}
      />
      {sheet.rows.length > 0 && columns.length > 1 && (
        <Columns
          sheet={sheet}
          columns={columns}
          isUnclear={!isReadable}
          onChange={(next) => restart(text, next)}
        />
      )}
      <Rows
        lines={settledLines}
        onCorrect={(key, by) =>
          setCorrections({ ...corrections, [key]: { ...corrections[key], ...by } })
        }
      />
      {left.length > 0 && (
        <p role="status" className={request["warn"]}>
          {say("request.pasteLeft", { count: left.length, rows: left.slice(0, 10).join(", ") })}
        </p>
      )}
      <AddAll
        lines={settledLines}
        onAdd={(added) => {
          onAdd(added);
          restart("");
        }}
      />
    </div>
  );
}

interface RowsProps {
  lines: readonly SettledLine[];
  onCorrect: (key: string, by: Correction) => void;
}

function Rows({ lines, onCorrect }: RowsProps) {
  const say = useWords("estimateGroups");
  const [isNarrow, setNarrow] = useState(false);
  // A row that was just settled stays until the page is turned, so that nothing jumps.
  const shown = isNarrow
    ? lines.filter(({ matched, isSettled }) => !isSettled || !isSure(matched))
    : lines;
  const { part, from, turns } = usePaged(shown);
  if (lines.length === 0) return null;
  return (
    <>
      {lines.length > pageSize && (
        <Checkbox
          label={say("request.pasteOpenOnly")}
          checked={isNarrow}
          onChange={(event) => setNarrow(event.currentTarget.checked)}
        />
      )}
      <ul className={styles["rows"]} aria-label={say("request.pasteRows")}>
        {part.map((line) => (
          <PastedRow key={line.key} line={line} onCorrect={(by) => onCorrect(line.key, by)} />
        ))}
      </ul>
      <Turns {...turns} from={from} shown={part.length} />
    </>
  );
}
const isSure = (matched: MatchResult | undefined) =>
  matched?.match === "EXACT" || matched?.match === "ALIAS" || matched?.match === "NONE";

/** The lines with what was corrected of them, and what the catalogue says to that. */
function useSettled(lines: readonly PastedLine[], corrections: Record<string, Correction>) {
  const kept = lines
    .filter(({ rows }) => !corrections[rows.join()]?.isDropped)
    .map((line) => {
      const partNumber = corrections[line.rows.join()]?.partNumber;
      return partNumber === undefined ? line : { ...line, partNumber: partNumber.trim() };
    });
  const asked = kept.map(({ partNumber, manufactorName }) =>
    manufactorName ? { partNumber, manufactorName } : { partNumber },
  );
  const [wanted] = useDebouncedValue(JSON.stringify(asked), 300);
  const rows = JSON.parse(wanted) as typeof asked;
  // A correction asks again for the rows beside it alone.
  const found = useQueries({
    queries: chunksOf(rows, mostMatched).map((some) => ({
      ...matchesOf(some),
      placeholderData: keepPreviousData,
    })),
  });
  const known = new Map(
    found.flatMap(({ data = [] }) =>
      data.map(({ row, matched }) => [JSON.stringify(row), matched] as const),
    ),
  );
  return kept.map((line, at) =>
    settled(line, known.get(JSON.stringify(asked[at])), corrections[line.rows.join()] ?? {}),
  );
}

interface ColumnsProps {
  sheet: Pasted;
  columns: readonly Role[];
  isUnclear: boolean;
  onChange: (columns: Role[]) => void;
}

/** Which column is which, with what stands in its first row. */
function Columns({ sheet, columns, isUnclear, onChange }: ColumnsProps) {
  const say = useWords("estimateGroups");
  const choose = (at: number, role: Role) =>
    // Only one column may have a role: the column that had it before loses it.
    onChange(columns.map((one, index) => (index === at ? role : one === role ? "none" : one)));
  return (
    <fieldset className={styles["columns"]}>
      <legend>{say("request.pasteColumns")}</legend>
      {isUnclear && (
        <p role="status" className={request["warn"]}>
          {say("request.pasteUnclear")}
        </p>
      )}
      <div>
        {columns.map((role, at) => (
          <NativeSelect
            // A column has no other key than its index.
            key={at} // oxlint-disable-line react/no-array-index-key
            size="sm"
            label={sheet.rows[0]?.cells[at] || "-"}
            aria-label={say("request.pasteColumn", { number: at + 1 })}
            value={role}
            data={roles.map((value) => ({ value, label: say(`request.columns.${value}`) }))}
            // The values are those of `roles`.
            onChange={(event) => choose(at, event.currentTarget.value as Role)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AddAllProps {
  lines: readonly SettledLine[];
  onAdd: (lines: readonly FormLine[]) => void;
}

function AddAll({ lines, onAdd }: AddAllProps) {
  const say = useWords("estimateGroups");
  const language = useLocale();
  const open = lines.filter(({ isSettled }) => !isSettled).length;
  const add = () => {
    onAdd(lines.map((line) => formLine(line, language)));
    toast.done(say("request.pasted", { count: lines.length }));
  };
  return (
    <div className={styles["add"]}>
      {open > 0 && (
        <p role="status" className={request["warn"]}>
          {say("request.pasteOpen", { count: open })}
        </p>
      )}
      <Button variant="default" mih={44} disabled={lines.length === 0 || open > 0} onClick={add}>
        {lines.length === 0
          ? say("request.pasteNothing")
          : say("request.pasteAdd", { count: lines.length })}
      </Button>
    </div>
  );
}

function formLine(line: SettledLine, language: Language): FormLine {
  const { part, partNumber, manufactorName } = line;
  const quantity = Number(line.quantity);
  if (!part) return blankLine({ partNumber, partName: partNumber, manufactorName, quantity });
  return lineOf(wantedOf(part, quantity, language));
}
