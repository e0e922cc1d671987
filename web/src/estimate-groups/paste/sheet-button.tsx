import { toast } from "@bupum/ui/frame/toasts";
import { useState } from "react";
import { openSheet, SheetFault } from "../../sheets/open-sheet.ts";
import type { ReadSheet } from "../../sheets/read-sheet.ts";
import { SheetFileButton } from "../../sheets/sheet-file-button.tsx";
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
  return (
    <>
      <SheetFileButton
        label={say("request.sheet")}
        accept=".xlsx,.csv,.tsv,.txt"
        isBusy={rows !== undefined}
        onFile={onFile}
      />
      {rows !== undefined && (
        <p role="status">{rows > 0 ? ofSheets("rows", { count: rows }) : ofSheets("reading")}</p>
      )}
      {fault && <p role="alert">{fault}</p>}
    </>
  );
}
