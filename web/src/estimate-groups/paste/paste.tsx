import type { ListRow } from "@bupum/shared/sheets/product-lists/rows";
import { Textarea } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { hasToken } from "../../session.ts";
import { useWords } from "../../words.ts";
import type { FormLine } from "../group-form.ts";
import { AddAll } from "./add-all.tsx";
import { type Aside, AsideList } from "./aside-list.tsx";
import { BoardsField, ColumnsField, SheetField } from "./list-columns-field.tsx";
import { ListBar, useUndoKeys } from "./list-bar.tsx";
import type { ListState } from "./list-state.ts";
import type { SettledLine } from "./pasted-lines.ts";
import { PastedRow, type RowActs } from "./pasted-row.tsx";
import { SheetButton, useSheetReader } from "./sheet-button.tsx";
import { useList } from "./use-list.ts";
import { useSettled } from "./use-settled.ts";
import { type GoTo, VirtualRows } from "./virtual-rows.tsx";
import styles from "./paste.module.css";
import request from "../group-page.module.css";

type List = ReturnType<typeof useList>;

/** What becomes of the lines of a list. */
export type Foot = (of: {
  lines: readonly SettledLine[];
  /** Goes to a line that needs a look. */
  onLook: (key: string) => void;
  /** The list is done with. */
  onTaken: () => void;
}) => ReactNode;

/** A list of parts for a request. */
export function Paste({ onAdd }: { onAdd: (lines: readonly FormLine[]) => void }) {
  const say = useWords("estimateGroups");
  return (
    <PastedList
      label={say("request.pasteLabel")}
      renderFoot={({ lines, onLook, onTaken }) => (
        <>
          <AddAll
            lines={lines}
            onLook={onLook}
            onAdd={(added) => {
              onAdd(added);
              onTaken();
            }}
          />
          {hasToken() && (
            <p>
              <Link to="/mypage/own-numbers">{say("request.toOwnNumbers")}</Link>
            </p>
          )}
        </>
      )}
    />
  );
}

/** A list of parts: what each row is in the catalogue, to be corrected before it is taken. */
export function PastedList({ label, renderFoot }: { label: string; renderFoot: Foot }) {
  const list = useList();
  const lines = useSettled(list.lines, list);
  return (
    <div className={styles["paste"]}>
      <Given list={list} label={label} />
      <Taken list={list} lines={lines} renderFoot={renderFoot} />
    </div>
  );
}

/** What is handed in, and how its columns are understood. */
function Given({ list, label }: { list: List; label: string }) {
  const { source, rows, columns, boards, act, choose } = list;
  const say = useWords("estimateGroups");
  const { read, ...reading } = useSheetReader((sheet) => act({ do: "hand", source: sheet }));
  return (
    <>
      <SheetButton {...reading} onFile={(file) => void read(file)} />
      {"file" in source && (
        <SheetField sheet={source} onChoose={(at) => void read(source.file, at)} />
      )}
      <Textarea
        label={label}
        description={say("request.pasteHint")}
        placeholder={say("request.pasteExample")}
        classNames={{ input: request["code"] ?? "" }}
        rows={5}
        // Its height would be measured of all lines at each key in the list (DECISIONS 231).
        autosize={false}
        spellCheck={false}
        value={"text" in source ? source.text : ""}
        onChange={(event) => act({ do: "hand", source: { text: event.currentTarget.value } })}
      />
      {rows.length > 0 && columns.roles.length > 1 && (
        <ColumnsField rows={rows} columns={columns} onChange={choose} />
      )}
      {columns.roles.includes("references") && (
        <BoardsField boards={boards} onChange={(count) => act({ do: "build", boards: count })} />
      )}
    </>
  );
}

const columns = ["original", "partNumber", "quantity", "unit", "match"] as const;

interface TakenProps {
  list: List;
  lines: readonly SettledLine[];
  renderFoot: Foot;
}

/** The lines of a list with what was corrected, and all that is not taken over. */
function Taken({ list, lines, renderFoot }: TakenProps) {
  const say = useWords("estimateGroups");
  const { rows, columns: understood, act, history } = list;
  const region = useRef<HTMLDivElement>(null);
  const [goTo, setGoTo] = useState<GoTo>();
  const kept = lines.filter(({ isDropped }) => !isDropped);
  const { shown, isNarrow, narrow } = useNarrow(kept);
  const originals = useMemo(
    () => ({ heads: understood.heads, byNo: new Map(rows.map((row) => [row.rowNo, row])) }),
    [rows, understood],
  );
  const aside = asideOf(list, lines, originals.byNo);
  const look = (key: string) =>
    setGoTo({ key, fields: ["select", "[aria-invalid=true]", "input"] });
  const move = (to: "undo" | "redo") => {
    const changed = changedLine(list, list.move(to));
    if (changed) look(changed);
  };
  useUndoKeys(region, move);
  const acts = useActs(act, shown, setGoTo);
  return (
    <div ref={region} className={styles["paste"]}>
      {(lines.length > 0 || history.past.length > 0) && (
        <ListBar history={history} move={move} isNarrow={isNarrow} onNarrow={narrow} />
      )}
      {shown.length > 0 && (
        <VirtualRows
          label={say("request.pasteRows")}
          columns={columns}
          rows={shown}
          goTo={goTo}
          renderRow={(line, index) => (
            <PastedRow line={line} index={index} originals={originals} acts={acts} />
          )}
        />
      )}
      <AsideList aside={aside} onTakeHidden={() => act({ do: "take", rowNos: hiddenIn(aside) })} />
      {renderFoot({ lines: kept, onLook: look, onTaken: () => act({ do: "clear" }) })}
    </div>
  );
}

/** Acts of rows; a row that goes leaves the focus to the next one. */
function useActs(
  act: List["act"],
  shown: readonly SettledLine[],
  goTo: (to: GoTo) => void,
): RowActs {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  return useMemo(
    () => ({
      correct: (key, by) => act({ do: "correct", key, by }),
      drop: (key) => {
        const at = latest.current.findIndex((line) => line.key === key);
        const next = latest.current[at + 1] ?? latest.current[at - 1];
        act({ do: "correct", key, by: { isDropped: true } });
        if (next) goTo({ key: next.key, fields: ["[data-act=drop]"] });
      },
      confirm: (key) => {
        act({ do: "correct", key, by: { isRight: true } });
        goTo({ key, fields: ["[aria-expanded]"] });
      },
      pause: () => act({ do: "pause" }),
    }),
    [act, goTo],
  );
}

/** The lines to look at alone: those that were open then, so that nothing goes as it is mended. */
function useNarrow(lines: readonly SettledLine[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>();
  const narrow = (isNarrow: boolean) =>
    setOpen(isNarrow ? new Set(lines.filter(isOpen).map(({ key }) => key)) : undefined);
  const shown = open ? lines.filter((line) => open.has(line.key) || isOpen(line)) : lines;
  return { shown, isNarrow: open !== undefined, narrow };
}

const isOpen = ({ isSettled, matched }: SettledLine) =>
  !isSettled || matched?.match === "AMBIGUOUS";

/** Rows that are not taken over and lines that were removed, in the order of the sheet. */
function asideOf(
  { aside, act }: List,
  lines: readonly SettledLine[],
  byNo: ReadonlyMap<number, ListRow>,
): Aside[] {
  const rows = aside.map(({ rowNo, reason, text }): Aside => {
    const onTake = () => act({ do: "take", rowNos: [rowNo] });
    return {
      key: `row ${rowNo}`,
      rows: [rowNo],
      reason,
      text,
      ...(reason !== "BEYOND" && { onTake }),
    };
  });
  const removed = lines.flatMap(({ key, rows: own, isDropped }): Aside[] => {
    if (!isDropped) return [];
    const text = (byNo.get(own[0]!)?.cells ?? []).filter(Boolean).join(" · ");
    const onTake = () => act({ do: "correct", key, by: { isDropped: false } });
    return [{ key, rows: own, reason: "REMOVED", text, onTake }];
  });
  return [...rows, ...removed].toSorted((one, other) => one.rows[0]! - other.rows[0]!);
}

const hiddenIn = (aside: readonly Aside[]): number[] =>
  aside.flatMap(({ reason, rows }) => (reason === "HIDDEN" ? rows : []));

/** The line whose correction differs between two states of a list. */
const changedLine = ({ corrections: one }: ListState, other: ListState | undefined) =>
  other &&
  Object.keys({ ...one, ...other.corrections }).find((key) => one[key] !== other.corrections[key]);
