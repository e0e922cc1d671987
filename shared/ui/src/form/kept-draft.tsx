import { Alert, Button } from "@mantine/core";
import type { ReactNode } from "react";

interface KeptDraftProps {
  /** That what was typed before has come back. */
  said: string;
  forget: string;
  onForget: () => void;
  /** What else may be done about it. */
  children?: ReactNode;
}

/** Says that a form began with what was kept of it, and throws that away by a button. */
export const KeptDraft = ({ said, forget, onForget, children }: KeptDraftProps) => (
  <Alert color="blue" role="status">
    {said}{" "}
    <Button variant="default" size="sm" mih={44} onClick={onForget}>
      {forget}
    </Button>{" "}
    {children}
  </Alert>
);
