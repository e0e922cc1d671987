import { useKitWords } from "@bupum/ui/say";
import { Modal, type ModalProps } from "@mantine/core";

/** A dialog whose closing button has a name. */
export function Dialog(props: Omit<ModalProps, "closeButtonProps">) {
  const say = useKitWords();
  return <Modal {...props} closeButtonProps={{ "aria-label": say("close") }} />;
}
