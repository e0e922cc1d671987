import { Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../words.ts";

interface HideDialogProps {
  title: string;
  onClose: () => void;
  onHide: (reason: string) => void;
}

const least = 2;

/** Asks why something is hidden; its author reads the reason. */
export function HideDialog({ title, onClose, onHide }: HideDialogProps) {
  const say = useWords("boards");
  const [reason, setReason] = useState("");
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": say("close") }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onHide(reason.trim());
        }}
      >
        <TextInput
          label={say("hiddenReason")}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
          maxLength={200}
          required
          mb="md"
        />
        <Button type="submit" fullWidth disabled={reason.trim().length < least}>
          {say("hide")}
        </Button>
      </form>
    </Modal>
  );
}
