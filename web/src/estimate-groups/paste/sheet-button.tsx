import { toast } from "@bupum/ui/frame/toasts";
import { Button, FileButton } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useWords } from "../../words.ts";

/** Takes a part list from a file, as if it were pasted; what reads it is loaded with the first. */
export function SheetButton({ onText }: { onText: (text: string) => void }) {
  const say = useWords("estimateGroups");
  const [isReading, setReading] = useState(false);
  const reset = useRef<() => void>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    try {
      const { sheetText, SheetFault } = await import("../../trade/sheet/sheet-rows.ts");
      const text = await sheetText(file).catch((error: unknown) => {
        toast.failed(
          say(`request.sheetFaults.${error instanceof SheetFault ? error.why : "broken"}`),
        );
      });
      if (text?.trim()) onText(text);
      else if (text !== undefined) toast.failed(say("request.sheetFaults.empty"));
    } catch {
      toast.failed(say("request.sheetFaults.broken"));
    } finally {
      setReading(false);
      // The same file may be chosen again once it is corrected.
      reset.current?.();
    }
  };
  return (
    <FileButton
      resetRef={reset}
      accept=".xlsx,.csv,.tsv,.txt"
      inputProps={{ "aria-label": say("request.sheet") }}
      onChange={(file) => void read(file)}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          mih={44}
          loading={isReading}
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        >
          {say("request.sheet")}
        </Button>
      )}
    </FileButton>
  );
}
