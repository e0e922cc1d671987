import { Button, Textarea } from "@mantine/core";
import { Dialog } from "./dialog.tsx";
import { useState } from "react";

interface ReasonDialogProps {
  title: string;
  /** The question. */
  label: string;
  hint?: string;
  submit: string;
  least: number;
  most: number;
  danger?: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks for the reason of an act; the person concerned reads it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, hint, submit, least, most, danger, onClose, onReason } = props;
  const [reason, setReason] = useState("");
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onReason(reason.trim());
        }}
      >
        <Textarea
          label={label}
          description={hint}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
          rows={3}
          maxLength={most}
          required
          data-autofocus
          mb="md"
        />
        <Button
          type="submit"
          fullWidth
          disabled={reason.trim().length < least}
          {...(danger && { color: "red" })}
        >
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
