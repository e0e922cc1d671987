import { Button, type ModalProps } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "./dialog.tsx";

interface DialogButtonProps extends Pick<ModalProps, "size"> {
  /** Of the button, and the title of the dialog. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a form in a dialog. */
export function DialogButton({ label, size, children }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog opened={isOpen} onClose={close} {...(size !== undefined && { size })} title={label}>
        {children(close)}
      </Dialog>
    </>
  );
}
