import { type AdminUser, userEntityRoutes } from "@bupum/shared/accounts/users/admin-contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { PasswordField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { keepUser } from "./queries.ts";
import styles from "./users.module.css";

/** Only the password of the changeable fields, and it is required here. */
const schema = z.required(z.pick(userEntityRoutes.update.body, { password: true }));

/**
 * A link by which the member chooses a new password (D20-9); where no verified address is known, a
 * typed one. Either ends all sessions of the account.
 */
export const PasswordSection = onlyFor(
  "userEntities.update",
  function PasswordSection({ user }: { user: AdminUser }) {
    const say = useWords("users");
    return (
      <section className={styles["part"]} aria-labelledby="password">
        <h2 id="password">{say("passwordPart")}</h2>
        {user.email && user.emailVerified ? (
          <PasswordLink user={user} email={user.email} />
        ) : (
          <>
            <p>{say("passwordLink.none")}</p>
            <TypedPassword user={user} />
          </>
        )}
      </section>
    );
  },
);

function PasswordLink({ user, email }: { user: AdminUser; email: string }) {
  const say = useWords("users");
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.userEntities.passwordLink({ params: { id: user.id } }),
    onSuccess: () => toast.done(say("passwordLink.done", { email })),
  });
  const ask = async () => {
    const primary = say("passwordLink.send");
    const body = say("passwordLink.body", { name: user.name, email });
    if (await confirmed({ title: primary, body, primary })) mutate();
  };
  return (
    <>
      <p>{say("passwordLink.hint")}</p>
      <Button variant="default" loading={isPending} onClick={() => void ask()}>
        {say("passwordLink.send")}
      </Button>
    </>
  );
}

function TypedPassword({ user }: { user: AdminUser }) {
  const say = useWords("users");
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema,
    initial: { password: "" },
    send: async (body) => {
      const title = say("passwordDialog.title");
      const text = say("passwordDialog.body", { name: user.name });
      if (!(await confirmed({ title, body: text, primary: title }))) return undefined;
      return api.userEntities.update({ params: { id: user.id }, body });
    },
    done: (changed) => {
      if (!changed) return;
      toast.done(say("passwordChanged"));
      keepUser(client, changed);
      draft.form.setFieldValue("password", "");
    },
  });
  return (
    <DraftForm draft={draft} label={say("passwordPart")}>
      <PasswordField
        name="password"
        label={say("newPassword")}
        description={say("passwordHint")}
        autoComplete="new-password"
      />
      <SendButton>{say("changePassword")}</SendButton>
    </DraftForm>
  );
}
