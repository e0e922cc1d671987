import type { Language } from "@bupum/shared/kernel/language/language-of";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { type MatchResult, mostMatched } from "@bupum/shared/catalogue/products/contract";
import { mostBomLines } from "@bupum/shared/deal/estimate-groups/contract";
import { understood } from "@bupum/shared/sheets/product-lists/columns";
import type { ListRole } from "@bupum/shared/sheets/product-lists/heads";
import { type ListLine, linesOf } from "@bupum/shared/sheets/product-lists/lines";
import type { ListRow } from "@bupum/shared/sheets/product-lists/rows";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Checkbox, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocale } from "use-intl";
import { wantedOf } from "../../trade/basket.ts";
import { useWords } from "../../words.ts";
import { AsideList } from "./aside-list.tsx";
import { BoardsField, ColumnsField, SheetField } from "./list-columns-field.tsx";
import { type Correction, keyOf, rowsOfText, settled, type SettledLine } from "./pasted-lines.ts";
import { LinesTable } from "../lines-table.tsx";
import { PastedRow } from "./pasted-row.tsx";
import { rememberRoles, rolesFor } from "./remembered-columns.ts";
import { SheetButton, type SheetOfFile, useSheetReader } from "./sheet-button.tsx";
import { matchesOf } from "../queries.ts";
import { pageSize, Turns, usePaged } from "../paged.tsx";
import { blankLine, type FormLine, lineOf } from "../group-form.ts";
import styles from "./paste.module.css";
import request from "../group-page.module.css";

/** A text that was pasted, or a sheet of a file. */
type Source = { text: string } | SheetOfFile;
const nothing: Source = { text: "" };
const rowsIn = (source: Source): readonly ListRow[] =>
  "text" in source ? rowsOfText(source.text) : source.rows;

/** What was handed in, how it was understood, and what of it was changed by hand. */
function useList() {
  const [source, setSource] = useState<Source>(nothing);
  const [chosen, setChosen] = useState<ListRole[]>();
  const [boards, setBoards] = useState(1);
  const [corrections, setCorrections] = useState<Record<string, Correction>>({});
  const rows = useMemo(() => rowsIn(source), [source]);
  const found = useMemo(() => {
    const columns = understood(rows);
    const kept = rolesFor(columns.heads);
    return kept ? { ...columns, roles: kept, isUnclear: !kept.includes("partNumber") } : columns;
  }, [rows]);
  const columns = chosen
    ? { ...found, roles: chosen, isUnclear: !chosen.includes("partNumber") }
    : found;
  const { lines, aside } = useMemo(
    () => linesOf(rows, columns, { boards, most: mostBomLines }),
    // The heading and the roles are all that matters of the columns.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [rows, found, chosen, boards],
  );
  const hand = (next: Source) => {
    setSource(next);
    setChosen(undefined);
    setBoards(1);
    setCorrections({});
  };
  const choose = (roles: ListRole[]) => {
    rememberRoles(columns.heads, roles);
    setChosen(roles);
    setCorrections({});
  };
  const isReadable = !columns.isUnclear;
  return {
    source,
    rows,
    columns,
    boards,
    setBoards,
    corrections,
    setCorrections,
    hand,
    choose,
    lines: isReadable ? lines : [],
    aside: isReadable ? aside : [],
  };
}

/** A list of parts: what each row is in the catalogue, to be corrected before it is taken. */
export function Paste({ onAdd }: { onAdd: (lines: readonly FormLine[]) => void }) {
  const say = useWords("estimateGroups");
  const list = useList();
  const { source, rows, columns, corrections } = list;
  const { read, ...reading } = useSheetReader(list.hand);
  const settledLines = useSettled(list.lines, corrections);
  return (
    <div className={styles["paste"]}>
      <SheetButton {...reading} onFile={(file) => void read(file)} />
      {"file" in source && (
        <SheetField sheet={source} onChoose={(at) => void read(source.file, at)} />
      )}
      <Textarea
        label={say("request.pasteLabel")}
        description={say("request.pasteHint")}
        placeholder={say("request.pasteExample")}
        classNames={{ input: request["code"] ?? "" }}
        rows={5}
        spellCheck={false}
        value={"text" in source ? source.text : ""}
        onChange={(event) => list.hand({ text: event.currentTarget.value })}
      />
      {rows.length > 0 && columns.roles.length > 1 && (
        <ColumnsField rows={rows} columns={columns} onChange={list.choose} />
      )}
      {columns.roles.includes("references") && (
        <BoardsField boards={list.boards} onChange={list.setBoards} />
      )}
      <Rows
        lines={settledLines}
        onCorrect={(key, by) =>
          list.setCorrections({ ...corrections, [key]: { ...corrections[key], ...by } })
        }
      />
      <AsideList aside={list.aside} />
      <AddAll
        lines={settledLines}
        onAdd={(added) => {
          onAdd(added);
          list.hand(nothing);
        }}
      />
    </div>
  );
}

const columns = ["partNumber", "quantity", "unit", "match"] as const;

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
      <LinesTable label={say("request.pasteRows")} columns={columns}>
        {part.map((line) => (
          <PastedRow key={line.key} line={line} onCorrect={(by) => onCorrect(line.key, by)} />
        ))}
      </LinesTable>
      <Turns {...turns} from={from} shown={part.length} />
    </>
  );
}
const isSure = (matched: MatchResult | undefined) =>
  matched?.match === "EXACT" || matched?.match === "ALIAS" || matched?.match === "NONE";

/** The lines with what was corrected of them, and what the catalogue says to that. */
function useSettled(lines: readonly ListLine[], corrections: Record<string, Correction>) {
  const kept = lines
    .filter((line) => !corrections[keyOf(line)]?.isDropped)
    .map((line) => {
      const partNumber = corrections[keyOf(line)]?.partNumber;
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
    settled(line, known.get(JSON.stringify(asked[at])), corrections[keyOf(line)] ?? {}),
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
  const { part, partNumber, productName = partNumber, manufactorName, unit, memo } = line;
  const quantity = Number(line.quantity);
  const more = { ...(unit && { unit }), ...(memo && { memo }) };
  if (!part)
    return blankLine({ partNumber, partName: productName, manufactorName, quantity, ...more });
  return { ...lineOf(wantedOf(part, quantity, language)), ...more };
}
