import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { adminEmailVerificationRoutes } from "@bupum/shared/accounts/verifications/admin-contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { userKeys } from "./queries.ts";
import styles from "./users.module.css";

interface Sent {
  requestId: string;
  target: string;
}

/** Verifies the address of a user who reads the code out, on the phone for example. */
export const EmailSection = onlyFor(
  "emailVerifications.send",
  function EmailSection({ user }: { user: AdminUser }) {
    const say = useWords("users");
    const [sent, setSent] = useState<Sent>();
    return (
      <section className={styles["part"]} aria-labelledby="email-check">
        <h2 id="email-check">{say("emailCheck")}</h2>
        <p className={styles["hint"]}>
          {sent ? say("codeSent", { target: sent.target }) : say("emailCheckHint")}
        </p>
        {sent ? (
          <CodeForm user={user} sent={sent} leave={() => setSent(undefined)} />
        ) : (
          <AddressForm user={user} onSent={setSent} />
        )}
      </section>
    );
  },
);

function AddressForm({ user, onSent }: { user: AdminUser; onSent: (sent: Sent) => void }) {
  const say = useWords("users");
  const draft: Draft = useDraft({
    schema: adminEmailVerificationRoutes.send.body,
    initial: { userId: user.id, target: user.email ?? "" },
    send: async (body) => ({
      ...(await api.emailVerifications.send({ body })),
      target: body.target,
    }),
    done: onSent,
  });
  return (
    <DraftForm draft={draft} label={say("emailCheck")}>
      <TextField name="target" type="email" label={say("emailToCheck")} autoComplete="off" />
      <SendButton>{say("sendCode")}</SendButton>
    </DraftForm>
  );
}

function CodeForm(props: { user: AdminUser; sent: Sent; leave: () => void }) {
  const { user, sent, leave } = props;
  const say = useWords("users");
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema: adminEmailVerificationRoutes.valid.body,
    initial: { userId: user.id, requestId: sent.requestId, code: "" },
    send: (body) => api.emailVerifications.valid({ body }),
    done: () => {
      toast.done(say("emailVerified", { target: sent.target }));
      void client.invalidateQueries({ queryKey: userKeys.all });
      leave();
    },
  });
  return (
    <DraftForm draft={draft} label={say("emailCheck")}>
      <TextField
        name="code"
        label={say("code")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        data-autofocus
      />
      <SendButton>{say("checkCode")}</SendButton>
      <Button variant="subtle" onClick={leave}>
        {say("otherEmail")}
      </Button>
    </DraftForm>
  );
}
