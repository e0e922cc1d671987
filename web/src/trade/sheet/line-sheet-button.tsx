import type { CallInput } from "@bupum/shared/kernel/route";
import type { lineRoutes } from "@bupum/shared/deal/product-estimates/contract";
import { ExportButton } from "@bupum/ui/sheet/export-button";
import { api } from "../../api.ts";
import { useWords } from "../../words.ts";
import { JobFailed, waitForFile } from "./file-job.ts";

type Wanted = CallInput<(typeof lineRoutes)["exportSheet"]>["body"];

/** Saves the lines of a list, a request or an estimate as a sheet (D4-6). */
export function LineSheetButton({ lines }: { lines: Wanted }) {
  const say = useWords("trade");
  const file = async (signal: AbortSignal, onRows: (rows: number) => void) => {
    const ask = () => api.productEstimates.exportSheet({ body: lines }, { signal });
    const address = await waitForFile(ask, signal, onRows);
    const reply = await fetch(address, { signal });
    if (!reply.ok) throw new Error(`Storage answered ${reply.status}.`);
    return reply.blob();
  };
  const failed = (error: unknown) =>
    error instanceof JobFailed && error.code === "EXPORT_TOO_LONG"
      ? say("sheet.tooLong")
      : undefined;
  return <ExportButton name={say("sheet.name")} source={{ file, failed }} />;
}
