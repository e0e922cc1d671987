import type { Columns } from "@bupum/shared/sheets/product-lists/columns";
import { type ListRole, listRoles } from "@bupum/shared/sheets/product-lists/heads";
import type { ListRow } from "@bupum/shared/sheets/product-lists/rows";
import { FigureInput } from "@bupum/ui/form/figure-input";
import { NativeSelect } from "@mantine/core";
import { useWords } from "../../words.ts";
import type { SheetOfFile } from "./sheet-button.tsx";
import styles from "./paste.module.css";
import request from "../group-page.module.css";

interface ColumnsFieldProps {
  rows: readonly ListRow[];
  columns: Columns;
  onChange: (roles: ListRole[]) => void;
}

/** What was understood of each column, with its heading and its first cell, to be changed. */
export function ColumnsField({ rows, columns, onChange }: ColumnsFieldProps) {
  const say = useWords("estimateGroups");
  const { heads, roles, headAt, isUnclear } = columns;
  const choose = (at: number, role: ListRole) =>
    // Only one column may have a role: the column that had it before loses it.
    onChange(roles.map((one, index) => (index === at ? role : one === role ? "none" : one)));
  const sampleOf = (at: number) =>
    rows.slice(headAt + 1).find(({ cells }) => cells[at])?.cells[at] ?? "";
  return (
    <fieldset className={styles["columns"]}>
      <legend>{say("request.pasteColumns")}</legend>
      {isUnclear && (
        <p role="status" className={request["warn"]}>
          {say("request.pasteUnclear")}
        </p>
      )}
      <div>
        {roles.map((role, at) => (
          <NativeSelect
            // A column has no other key than its index.
            key={at} // oxlint-disable-line react/no-array-index-key
            size="sm"
            label={heads[at] || sampleOf(at) || "-"}
            description={heads[at] ? sampleOf(at) || "-" : undefined}
            aria-label={say("request.pasteColumn", { number: at + 1 })}
            value={role}
            data={listRoles.map((value) => ({ value, label: say(`request.columns.${value}`) }))}
            // The values are those of `listRoles`.
            onChange={(event) => choose(at, event.currentTarget.value as ListRole)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SheetFieldProps {
  sheet: SheetOfFile;
  onChoose: (at: number) => void;
}

/** Which sheet of a file was read, where it has several. */
export function SheetField({ sheet: { file, sheets, at }, onChoose }: SheetFieldProps) {
  const say = useWords("estimateGroups");
  if (sheets.length < 2) return <p className={request["dimmed"]}>{file.name}</p>;
  return (
    <NativeSelect
      size="sm"
      label={say("request.sheetChoice", { count: sheets.length, file: file.name })}
      data={sheets.map((one) => ({ value: String(one.at), label: one.name }))}
      value={String(at)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}

/** How many devices are built of a list with references: its quantities are those of one. */
export function BoardsField(props: { boards: number; onChange: (boards: number) => void }) {
  const say = useWords("estimateGroups");
  return (
    <FigureInput
      size="sm"
      maw={200}
      label={say("request.boards")}
      description={say("request.boardsHint")}
      min={1}
      max={10_000}
      allowDecimal={false}
      value={props.boards}
      onChange={(value) => props.onChange(Number(value) || 1)}
    />
  );
}
