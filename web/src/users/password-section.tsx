import { userRoutes } from "@bupum/shared/accounts/users/contract";
import { ask } from "@bupum/ui/frame/dialogs";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { PasswordField } from "@bupum/ui/form/fields";
import { Button, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { endSession } from "../session.ts";
import { NewPasswordField } from "../verifications/new-password-field.tsx";
import { useWords } from "../words.ts";
import { changePassword } from "./queries.ts";
import styles from "./profile-page.module.css";

/** Changing the password ends every session, this one included. */
export function PasswordSection() {
  const say = useWords("users");
  const [open, setOpen] = useState(false);
  return (
    <section className={styles["row"]}>
      <div>
        <h2>{say("password.title")}</h2>
        <p>{say("password.hint")}</p>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {say("password.open")}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={say("password.open")}
        closeButtonProps={{ "aria-label": say("close") }}
      >
        {open && <PasswordForm close={() => setOpen(false)} />}
      </Modal>
    </section>
  );
}

function PasswordForm({ close }: { close: () => void }) {
  const say = useWords("users");
  const client = useQueryClient();
  const router = useRouter();
  const { mutateAsync } = useMutation(changePassword);
  const leave = async () => {
    close();
    await ask({
      title: say("password.doneTitle"),
      body: say("password.done"),
      primary: say("password.login"),
    });
    await router.navigate({ to: "/" });
    endSession(client);
    await router.navigate({ to: "/login" });
  };
  const draft: Draft = useDraft({
    schema: userRoutes.changePassword.body,
    initial: { currentPassword: "", newPassword: "" },
    send: (body) => mutateAsync(body),
    done: () => void leave(),
  });
  return (
    <DraftForm draft={draft} label={say("password.open")}>
      <PasswordField
        name="currentPassword"
        label={say("password.current")}
        autoComplete="current-password"
      />
      <NewPasswordField name="newPassword" label={say("password.fresh")} />
      <SendButton fullWidth>{say("password.submit")}</SendButton>
    </DraftForm>
  );
}
