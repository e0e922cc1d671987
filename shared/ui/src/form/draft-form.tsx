import { Alert, Button, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useKitWords } from "../say.ts";
import { DraftContext, type Draft, useDraftOfForm } from "./draft.ts";

/** The form element around the fields; Enter sends. */
export function DraftForm(props: { draft: Draft; children: ReactNode; label?: string }) {
  const { draft, children, label } = props;
  return (
    <DraftContext value={draft}>
      <form noValidate onSubmit={draft.submit} aria-label={label}>
        <Stack gap="md">
          {draft.loose.length > 0 && (
            <Alert color="red" role="alert">
              {draft.loose.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Alert>
          )}
          {children}
        </Stack>
      </form>
    </DraftContext>
  );
}

interface SendButtonProps {
  children: ReactNode;
  fullWidth?: boolean;
  /** It cannot be sent yet: an upload is still running, or something is missing that it says. */
  waiting?: boolean;
  /** Red, for irreversible acts. */
  danger?: boolean;
}

/** Sends the form around it; shows that it is being sent. */
export function SendButton({ children, fullWidth, waiting, danger }: SendButtonProps) {
  const { sending, waiting: isHeld } = useDraftOfForm();
  const say = useKitWords();
  return (
    <>
      {isHeld && (
        <Alert color="orange" role="status">
          {say("sendLater.note")}
        </Alert>
      )}
      <Button
        type="submit"
        loading={sending}
        disabled={waiting ?? false}
        fullWidth={fullWidth ?? false}
        {...(danger && { color: "red" })}
      >
        {children}
      </Button>
    </>
  );
}
