import { authRoutes } from "@bupum/shared/accounts/auth/contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { Empty } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { endSession } from "../session.ts";
import { NewPasswordField } from "../verifications/new-password-field.tsx";
import { useWords } from "../words.ts";
import { setPassword } from "./queries.ts";
import styles from "./login-page.module.css";

/**
 * Sets a new password by the single-use token of the address; all sessions end with it. A
 * mailed link has it in the fragment, which no server sees; the given address has it in its query.
 */
export function ResetPasswordPage() {
  const say = useWords("auth");
  const token = useLocation({ select: ({ hash, search }) => hash || search.token });
  return (
    <div className={styles["page"]}>
      <Head title={say("reset.title")} hidden />
      <h1>{say("reset.title")}</h1>
      {token ? (
        <ResetForm token={token} />
      ) : (
        <Empty
          title={say("reset.missing")}
          action={
            <Button renderRoot={(props) => <Link to="/find-password" {...props} />}>
              {say("login.findPassword")}
            </Button>
          }
        >
          {say("reset.missingHint")}
        </Empty>
      )}
    </div>
  );
}

function ResetForm({ token }: { token: string }) {
  const say = useWords("auth");
  const router = useRouter();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(setPassword);
  const draft: Draft = useDraft({
    schema: authRoutes.changePassword.body,
    initial: { token, password: "" },
    send: (body) => mutateAsync(body),
    done: () => {
      endSession(client);
      toast.done(say("reset.done"));
      void router.navigate({ to: "/login" });
    },
  });
  return (
    <DraftForm draft={draft} label={say("reset.title")}>
      <p className={styles["hint"]}>{say("reset.lead")}</p>
      <NewPasswordField name="password" label={say("reset.password")} />
      <SendButton fullWidth>{say("reset.submit")}</SendButton>
    </DraftForm>
  );
}
