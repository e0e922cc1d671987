import { authRoutes } from "@bupum/shared/accounts/auth/contract";
import type { Channel } from "@bupum/shared/accounts/verifications/contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Head } from "../layout/head.tsx";
import { ContactCheck } from "../verifications/contact-check.tsx";
import { useWords } from "../words.ts";
import { ChannelChoice } from "./channel-choice.tsx";
import { findId } from "./queries.ts";
import styles from "./login-page.module.css";

/**
 * Shows the ID of the account with a phone number or address that the visitor can receive codes at.
 */
export function FindIdPage() {
  const say = useWords("auth");
  const [found, setFound] = useState<string>();
  return (
    <div className={styles["page"]}>
      <Head title={say("find.idTitle")} description={say("find.idLead")} />
      <h1>{say("find.idTitle")}</h1>
      {found === undefined ? <FindIdForm onFound={setFound} /> : <Found userId={found} />}
    </div>
  );
}

function FindIdForm({ onFound }: { onFound: (userId: string) => void }) {
  const say = useWords("auth");
  const [channel, setChannel] = useState<Channel>("PHONE");
  const { mutateAsync } = useMutation(findId);
  const draft: Draft = useDraft({
    schema: authRoutes.findId.body,
    initial: { verificationToken: "" },
    send: (body) => mutateAsync(body),
    done: ({ userId }) => onFound(userId),
  });
  return (
    <>
      <p className={styles["hint"]}>{say("find.idLead")}</p>
      <DraftForm draft={draft} label={say("find.idTitle")}>
        <ChannelChoice value={channel} onChange={setChannel} />
        <ContactCheck
          key={channel}
          channel={channel}
          purpose="FINDID"
          tokenName="verificationToken"
          label={say(channel === "PHONE" ? "signup.phone" : "find.email")}
          onVerified={() => draft.submit()}
        />
        <SendButton fullWidth>{say("find.idSubmit")}</SendButton>
      </DraftForm>
    </>
  );
}

const strong = (text: ReactNode) => <strong>{text}</strong>;

function Found({ userId }: { userId: string }) {
  const say = useWords("auth");
  return (
    <>
      <p role="status">{say.rich("find.found", { userId, b: strong })}</p>
      <Button renderRoot={(props) => <Link to="/login" {...props} />}>{say("login.title")}</Button>
      <Link to="/find-password">{say("login.findPassword")}</Link>
    </>
  );
}
