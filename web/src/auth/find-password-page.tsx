import { authRoutes } from "@bupum/shared/accounts/auth/contract";
import type { Channel } from "@bupum/shared/accounts/verifications/contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { useMutation } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Head } from "../layout/head.tsx";
import { ContactCheck } from "../verifications/contact-check.tsx";
import { useWords } from "../words.ts";
import { ChannelChoice } from "./channel-choice.tsx";
import { findPassword } from "./queries.ts";
import styles from "./login-page.module.css";

/** Verifies the account's owner, then leads to the page where a new password is set. */
export function FindPasswordPage() {
  const say = useWords("auth");
  const router = useRouter();
  const [channel, setChannel] = useState<Channel>("PHONE");
  // A failure empties the form (D23-6), the code's own fields included.
  const [round, setRound] = useState(0);
  const { mutateAsync } = useMutation(findPassword);
  const draft: Draft = useDraft({
    schema: authRoutes.findPassword.body,
    initial: { userId: "", verificationToken: "" },
    send: (body) => mutateAsync(body),
    done: ({ token }) =>
      void router.navigate({ to: "/reset/password", search: { token }, replace: true }),
    restart: () => setRound((known) => known + 1),
  });
  const userId = () => String(draft.form.getValues()["userId"] ?? "");
  return (
    <div className={styles["page"]}>
      <Head title={say("find.passwordTitle")} description={say("find.passwordLead")} />
      <h1>{say("find.passwordTitle")}</h1>
      <p className={styles["hint"]}>{say("find.passwordLead")}</p>
      <DraftForm draft={draft} label={say("find.passwordTitle")}>
        <TextField
          name="userId"
          label={say("login.userId")}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <ChannelChoice value={channel} onChange={setChannel} />
        <ContactCheck
          key={`${channel}${round}`}
          channel={channel}
          purpose="FINDPASSWORD"
          tokenName="verificationToken"
          label={say(channel === "PHONE" ? "signup.phone" : "find.email")}
          userId={userId}
          onVerified={() => draft.submit()}
        />
        <SendButton fullWidth>{say("find.passwordSubmit")}</SendButton>
      </DraftForm>
      <Link to="/find-id">{say("login.findId")}</Link>
    </div>
  );
}
