import { useKitWords } from "@bupum/ui/say";
import { Button, Modal, type ModalProps } from "@mantine/core";
import { type ReactNode, useState } from "react";

interface DialogButtonProps extends Pick<ModalProps, "size"> {
  /** Of the button, and the title of the dialog. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a form in a dialog. */
export function DialogButton({ label, size, children }: DialogButtonProps) {
  const say = useKitWords();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        {...(size !== undefined && { size })}
        title={label}
        closeButtonProps={{ "aria-label": say("close") }}
      >
        {children(close)}
      </Modal>
    </>
  );
}
