import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { useWords } from "../words.ts";

interface HideDialogProps {
  title: string;
  onClose: () => void;
  onHide: (reason: string) => void;
}

/** Asks why a post or a reply is hidden. */
export function HideDialog({ title, onClose, onHide }: HideDialogProps) {
  const say = useWords("boards");
  return (
    <ReasonDialog
      title={title}
      label={say("hiddenReason")}
      submit={say("hide")}
      least={2}
      most={200}
      onClose={onClose}
      onReason={(reason) => {
        onClose();
        onHide(reason);
      }}
    />
  );
}
