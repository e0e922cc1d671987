import { loginDraft } from "@bupum/shared/accounts/auth/contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { PasswordField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { api } from "../api.ts";
import { Head } from "../layout/head.tsx";
import { PasskeyLogin } from "../passkeys/login-button.tsx";
import { startSession } from "../session.ts";
import { useWords } from "../words.ts";
import styles from "./login-page.module.css";

const route = getRouteApi("/login");
const onSite = /^\/(?![/\\])/;

export function LoginPage() {
  const say = useWords("auth");
  const { redirect } = route.useSearch();
  const router = useRouter();
  const client = useQueryClient();
  const enter = () => {
    toast.done(say("done"));
    router.history.push(`/admin${redirect && onSite.test(redirect) ? redirect : "/today"}`);
  };
  const draft: Draft = useDraft({
    schema: loginDraft,
    initial: { userId: "", password: "" },
    send: async (body) => startSession(client, (await api.auth.login({ body })).token),
    done: enter,
    failed: () => draft.form.setFieldValue("password", ""),
  });
  return (
    <main className={styles["page"]}>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      <DraftForm draft={draft} label={say("title")}>
        <TextField name="userId" label={say("userId")} autoComplete="username" />
        <PasswordField name="password" label={say("password")} autoComplete="current-password" />
        <SendButton fullWidth>{say("submit")}</SendButton>
      </DraftForm>
      <PasskeyLogin
        onToken={async (token) => {
          await startSession(client, token);
          enter();
        }}
      />
    </main>
  );
}
