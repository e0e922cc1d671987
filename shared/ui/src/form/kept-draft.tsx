import { Alert, Button } from "@mantine/core";
import type { ReactNode } from "react";

interface KeptDraftProps {
  /** The message that earlier input was restored. */
  said: string;
  forget: string;
  onForget: () => void;
  /** Further actions on it. */
  children?: ReactNode;
}

/** Says that a form started with stored input, with a button to discard it. */
export const KeptDraft = ({ said, forget, onForget, children }: KeptDraftProps) => (
  <Alert color="blue" role="status">
    {said}{" "}
    <Button variant="default" size="sm" mih={44} onClick={onForget}>
      {forget}
    </Button>{" "}
    {children}
  </Alert>
);
