import { Alert, Button, Stack } from "@mantine/core";
import type { ReactNode } from "react";
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

/** Sends the form it stands in; shows that it is on its way. */
export function SendButton({ children, fullWidth }: { children: ReactNode; fullWidth?: boolean }) {
  const { sending } = useDraftOfForm();
  return (
    <Button type="submit" loading={sending} fullWidth={fullWidth ?? false}>
      {children}
    </Button>
  );
}
