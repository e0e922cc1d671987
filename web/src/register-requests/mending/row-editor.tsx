import type { RegisterMerchandiseHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import {
  type RegisterColumn,
  templateColumns,
} from "@bupum/shared/sheets/register-request-histories/columns";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { useLocale } from "use-intl";
import { walkDown } from "../../estimate-groups/walk-down.ts";
import { useWords } from "../../words.ts";
import type { Mending, RowEdit } from "./use-mending.ts";
import styles from "./mending.module.css";

type Row = RegisterMerchandiseHistory;
type Fault = Row["errors"][number];

/** Faults of what a spreadsheet made of a cell: what stands there is not what was typed. */
const spoilt: ReadonlySet<Fault["code"]> = new Set([
  "CODE_NOT_TEXT",
  "DATE_CELL",
  "FORMULA_CELL",
  "ERROR_CELL",
]);
/** Faults of a row that its seller may lift as it stands. */
const lifted: ReadonlySet<Fault["code"]> = new Set(["HIDDEN_ROW", "MERGED_CELL"]);

/** Columns that a row may get although its file has none. */
const usual: ReadonlySet<RegisterColumn> = new Set(["condition", "price", "stock", "leadTimeDays"]);

interface RowEditorProps {
  row: Row;
  mending: Mending;
}

/** The refused cells of a row as fields, and what else may be done about it (D8-16). */
export function RowEditor({ row, mending }: RowEditorProps) {
  const say = useWords("registerRequests");
  const edit = mending.edits.get(row.rowNo);
  const change = (next: RowEdit) => mending.edit(row.rowNo, next);
  const isOut = edit?.isLeftOut ?? row.isLeftOut ?? false;
  const isGood = row.outcome !== "ERROR" && !row.isLeftOut;
  const [isAsked, setAsked] = useState(false);
  // A row may have been drawn before it was checked, so its outcome now says whether it is open.
  if (isGood && !isAsked)
    return (
      <div className={styles["others"]}>
        <OtherMakers row={row} onTake={(manufactor) => change({ cells: { manufactor } })} />
        <Button variant="subtle" size="compact-md" mih={44} onClick={() => setAsked(true)}>
          {say("correctRow")}
        </Button>
      </div>
    );
  return (
    <div className={styles["editor"]}>
      {!isOut && <Fields row={row} edit={edit} onChange={change} isWhole={isGood} />}
      {!isOut && (
        <OtherMakers row={row} onTake={(manufactor) => change({ cells: { manufactor } })} />
      )}
      <Checkbox
        label={say("leaveOut")}
        checked={isOut}
        onChange={(event) => change({ isLeftOut: event.currentTarget.checked })}
      />
    </div>
  );
}

interface FieldsProps {
  row: Row;
  edit: RowEdit | undefined;
  onChange: (next: RowEdit) => void;
  /** Of a row that was read well: all its cells. */
  isWhole: boolean;
}

function Fields({ row, edit, onChange, isWhole }: FieldsProps) {
  const say = useWords("registerRequests");
  const has = (codes: ReadonlySet<Fault["code"]>) => row.errors.some(({ code }) => codes.has(code));
  const refused = new Set(row.errors.flatMap(({ column }) => column ?? []));
  const columns = isWhole
    ? templateColumns[row.action].filter((column) => row.cells[column] || usual.has(column))
    : [...refused];
  return (
    <>
      {columns.map((column) => {
        const isSpoilt = row.errors.some(
          (fault) => fault.column === column && spoilt.has(fault.code),
        );
        const stood = row.cells[column] ?? "";
        return (
          <TextInput
            key={column}
            aria-label={say(`columns.${column}`)}
            label={say(`columns.${column}`)}
            description={isSpoilt && stood !== "" && say("stoodThere", { text: stood })}
            value={edit?.cells?.[column] ?? (isSpoilt ? "" : stood)}
            maxLength={column === "memo" ? 1000 : 200}
            spellCheck={false}
            onKeyDown={walkDown}
            onChange={(event) => onChange({ cells: { [column]: event.currentTarget.value } })}
          />
        );
      })}
      {has(lifted) && (
        <Checkbox
          label={say("asItStands")}
          checked={edit?.cells !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? { cells: {} } : {})}
        />
      )}
      {row.errors.some(({ code }) => code === "LISTING_CHANGED") && (
        <Checkbox
          label={say("overwrite")}
          checked={edit?.overwrites ?? false}
          onChange={(event) => onChange({ overwrites: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** Makers that have a part of this number, where the row's maker has none; one press takes one. */
function OtherMakers({ row, onTake }: { row: Row; onTake: (name: string) => void }) {
  const say = useWords("registerRequests");
  const language = useLocale();
  if (!row.sameNumber) return null;
  return (
    <div className={styles["others"]}>
      {row.sameNumber.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          size="compact-md"
          mih={44}
          onClick={() => onTake(name[language])}
        >
          {say("takeMaker", { maker: name[language] })}
        </Button>
      ))}
    </div>
  );
}
