import {
  datedName,
  mostSheetRows,
  type SheetColumn,
  type SheetValue,
} from "@bupum/shared/kernel/sheet";
import { Button, Group, Modal, Progress, Text } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { failureOf, isAborted } from "../failure.ts";
import { useKitWords } from "../say.ts";
import { toast } from "../frame/toasts.tsx";
import { saveFile } from "./save-file.ts";
import { type ReadPage, walk } from "./walk.ts";

export interface SheetField<Row> extends SheetColumn {
  sheet: (row: Row) => SheetValue;
}

/** The source of the file: pages that are read here, or one call that returns it. */
export type ExportSource<Row> =
  | {
      fields: readonly SheetField<Row>[];
      /** One page of the list with the present filters. */
      read: ReadPage<Row>;
    }
  | {
      file: (signal: AbortSignal, onRows: (rows: number) => void) => Promise<Blob>;
      /** Words for an error without a server message. */
      failed?: (error: unknown) => string | undefined;
    };

interface ExportButtonProps<Row> {
  /** Names the sheet and, with the day, the file. */
  name: string;
  source: ExportSource<Row>;
  total?: number | undefined;
  /** The most rows that are read; a file of the server's has its own limit. */
  most?: number;
}

/** Saves the filtered list as an Excel file, page by page, with progress and a cancel button. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const say = useKitWords();
  const { run, rows, error, leave } = useExport(props);
  const { total } = props;
  const expected = total === undefined ? undefined : Math.min(total, mostSheetRows);
  const { source } = props;
  const message =
    failureOf(error).message ?? ("file" in source ? source.failed?.(error) : undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void run()}
      >
        {say("sheet.export")}
      </Button>
      <Modal
        opened={rows !== undefined}
        onClose={leave}
        title={say("sheet.title", { name: props.name })}
        closeButtonProps={{ "aria-label": say("close") }}
        closeOnClickOutside={false}
      >
        {error ? (
          <Text role="alert">{message ?? say("sheet.failed")}</Text>
        ) : (
          <>
            <Text role="status">
              {rows ? say("sheet.read", { count: rows }) : say("sheet.making")}
            </Text>
            <Progress
              mt="sm"
              value={expected && rows ? (rows / expected) * 100 : 100}
              animated={!expected || !rows}
              aria-label={say("sheet.export")}
            />
          </>
        )}
        <Group mt="lg" grow>
          <Button variant="default" onClick={leave}>
            {say(error ? "close" : "cancel")}
          </Button>
          {error ? <Button onClick={() => void run()}>{say("retry")}</Button> : null}
        </Group>
      </Modal>
    </>
  );
}

/** The running walk, its progress, and its failure. */
function useExport<Row>({ name, source, most = mostSheetRows }: ExportButtonProps<Row>) {
  const say = useKitWords();
  const [rows, setRows] = useState<number>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const leave = () => {
    running.current?.abort();
    setRows(undefined);
  };
  const run = async () => {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    setError(undefined);
    setRows(0);
    let count = 0;
    const onRows = (so: number) => setRows((count = so));
    try {
      const file = await ("file" in source
        ? source.file(call.signal, onRows)
        : walked(name, source, { signal: call.signal, onRows, most }));
      saveFile(file, datedName(name));
      setRows(undefined);
      const isCut = count === most;
      toast.done(say(count === 0 ? "sheet.saved" : isCut ? "sheet.cut" : "sheet.done", { count }));
    } catch (thrown) {
      if (call.signal.aborted) return;
      // The source has already told the reader why there is no file.
      if (isAborted(thrown)) setRows(undefined);
      else setError(thrown);
    }
  };
  return { run, rows, error, leave };
}

async function walked<Row>(
  name: string,
  { fields, read }: Extract<ExportSource<Row>, { fields: unknown }>,
  options: Parameters<typeof walk>[1],
): Promise<Blob> {
  async function* cells() {
    for await (const row of walk(read, options)) yield fields.map(({ sheet }) => sheet(row));
  }
  const { sheetBlob } = await import("./sheet-file.ts");
  return sheetBlob(name, fields, cells());
}
