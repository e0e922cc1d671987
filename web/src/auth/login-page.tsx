import { loginDraft } from "@bupum/shared/accounts/auth/contract";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { PasswordField, TextField } from "@bupum/ui/form/fields";
import { prefixOf } from "@bupum/shared/kernel/language/site-path";
import { Checkbox } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { returnTo } from "../layout/return-to.ts";
import { startSession } from "../session.ts";
import { useWords } from "../words.ts";
import { loginInfo } from "./login-info.ts";
import { logIn } from "./queries.ts";
import styles from "./login-page.module.css";

const route = getRouteApi("/login");

export function LoginPage() {
  const say = useWords("auth");
  const { redirect, isNeeded } = route.useSearch();
  const router = useRouter();
  const client = useQueryClient();
  const language = useLocale();
  const { mutateAsync } = useMutation(logIn);
  const [remembered] = useState(loginInfo.get);
  const [checked, setChecked] = useState(remembered.checked);
  const draft: Draft = useDraft({
    schema: loginDraft,
    initial: { userId: remembered.checked ? remembered.userId : "", password: "" },
    send: async (body) => {
      const { token } = await mutateAsync(body);
      if (checked) loginInfo.set(body.userId, true);
      else loginInfo.clear();
      return startSession(client, token);
    },
    done: () => router.history.push(prefixOf(language) + returnTo(redirect)),
    failed: () => draft.form.setFieldValue("password", ""),
  });
  return (
    <div className={styles["page"]}>
      <Head title={say("login.title")} description={say("login.description")} />
      <h1>{say("login.title")}</h1>
      {isNeeded && <p className={styles["hint"]}>{say("login.needed")}</p>}
      <DraftForm draft={draft} label={say("login.title")}>
        <TextField
          name="userId"
          label={say("login.userId")}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={say("login.password")}
          autoComplete="current-password"
        />
        <Checkbox
          size="md"
          label={say("login.remember")}
          checked={checked}
          onChange={(event) => setChecked(event.currentTarget.checked)}
        />
        <SendButton fullWidth>{say("login.submit")}</SendButton>
      </DraftForm>
      <Ways />
    </div>
  );
}

/** Links for those who cannot log in: find the ID, reset the password, sign up. */
function Ways() {
  const say = useWords("auth");
  const shell = useWords("layout");
  const ways = [
    { to: "/find-id", text: say("login.findId") },
    { to: "/find-password", text: say("login.findPassword") },
    { to: "/signup", text: `${say("login.first")} ${shell("signup")}` },
  ] as const;
  return (
    <nav className={styles["ways"]}>
      {ways.map(({ to, text }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
