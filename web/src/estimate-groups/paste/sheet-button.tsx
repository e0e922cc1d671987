import { toast } from "@bupum/ui/frame/toasts";
import { Button, FileButton } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { openSheet, SheetFault } from "../../sheets/open-sheet.ts";
import type { ReadSheet } from "../../sheets/read-sheet.ts";
import { useWords } from "../../words.ts";

/** A sheet of a file, and the file, of which another sheet may be wanted. */
export interface SheetOfFile extends ReadSheet {
  file: File;
}

/** Reads a sheet of a file, and says why it cannot. */
export function useSheetReader(onRead: (sheet: SheetOfFile) => void) {
  const say = useWords("sheets");
  const [rows, setRows] = useState<number>();
  const [fault, setFault] = useState<string>();
  const read = async (file: File, at?: number) => {
    setRows(0);
    setFault(undefined);
    try {
      onRead({ ...(await openSheet(file, at === undefined ? {} : { at }, setRows)), file });
    } catch (error) {
      const { code, most } = error instanceof SheetFault ? error : new SheetFault("DAMAGED");
      setFault(`${file.name}: ${say(`faults.${code}`, { most })}`);
      toast.failed(say(`faults.${code}`, { most }));
    } finally {
      setRows(undefined);
    }
  };
  return { read, rows, fault };
}

interface SheetButtonProps {
  onFile: (file: File) => void;
  /** Rows that are read so far, while a file is read. */
  rows: number | undefined;
  fault: string | undefined;
}

/** Takes a list of parts from a file. A fault stays until the next file is chosen. */
export function SheetButton({ onFile, rows, fault }: SheetButtonProps) {
  const say = useWords("estimateGroups");
  const ofSheets = useWords("sheets");
  const reset = useRef<() => void>(null);
  return (
    <>
      <FileButton
        resetRef={reset}
        accept=".xlsx,.csv,.tsv,.txt"
        inputProps={{ "aria-label": say("request.sheet") }}
        onChange={(file) => {
          if (file) onFile(file);
          // The same file may be chosen again once it is corrected.
          reset.current?.();
        }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            mih={44}
            loading={rows !== undefined}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          >
            {say("request.sheet")}
          </Button>
        )}
      </FileButton>
      {rows !== undefined && (
        <p role="status">{rows > 0 ? ofSheets("rows", { count: rows }) : ofSheets("reading")}</p>
      )}
      {fault && <p role="alert">{fault}</p>}
    </>
  );
}
