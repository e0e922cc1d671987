import { userEntityRoutes } from "@bupum/shared/accounts/users/admin-contract";
import { type Draft, useDraft, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { PasswordField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "../api.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { keepUser } from "./queries.ts";
import { UserFields } from "./user-fields.tsx";
import styles from "./users.module.css";

/** Creates an account for somebody. */
export function NewUserPage() {
  const say = useWords("users");
  const router = useRouter();
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema: userEntityRoutes.signup.body,
    initial: { userId: "", password: "", name: "", role: "USER", region: "" },
    send: (body) => api.userEntities.signup({ body }),
    done: (user) => {
      toast.done(say("created", { name: user.name }));
      keepUser(client, user);
      draft.form.resetDirty();
      void router.navigate({ to: "/users/$userId", params: { userId: user.id } });
    },
  });
  useLeaveWarning(draft);
  return (
    <>
      <Head title={say("create")} />
      <BackLink to="/users">{say("title")}</BackLink>
      <h1>{say("create")}</h1>
      <div className={styles["narrow"]}>
        <DraftForm draft={draft} label={say("create")}>
          <TextField
            name="userId"
            label={say("userId")}
            description={say("userIdHint")}
            required
            autoComplete="off"
            autoCapitalize="none"
            maxLength={20}
          />
          <PasswordField
            name="password"
            label={say("password")}
            description={say("passwordHint")}
            required
            autoComplete="new-password"
          />
          <UserFields />
          <SendButton fullWidth>{say("create")}</SendButton>
        </DraftForm>
      </div>
    </>
  );
}
