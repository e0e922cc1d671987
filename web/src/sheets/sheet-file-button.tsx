import { Button, FileButton } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useRef } from "react";

interface SheetFileButtonProps {
  label: string;
  /** Endings of files that are offered first: ".xlsx,.csv". */
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Takes a file of rows. The same one may be chosen again once it is corrected. */
export function SheetFileButton({ label, accept, isBusy, onFile }: SheetFileButtonProps) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      resetRef={reset}
      accept={accept}
      inputProps={{ "aria-label": label }}
      onChange={(file) => {
        if (file) onFile(file);
        reset.current?.();
      }}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          mih={44}
          loading={isBusy}
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
