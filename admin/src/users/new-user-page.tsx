import { userEntityRoutes } from "@bupum/shared/accounts/users/admin-contract";
import { type Draft, useDraft, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { PasswordField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { keepUser } from "./queries.ts";
import { UserFields } from "./user-fields.tsx";
import { type givenRoles, newAdminRole } from "./search-types.ts";
import styles from "./users.module.css";

/** Creates an account for a member. */
export const NewUserPage = () => <NewAccount as="USER" />;

/** Creates an account for an admin, with a role inside the company (D20-11). */
export const NewAdminPage = () => <NewAccount as="ADMIN" />;

function NewAccount({ as: role }: { as: (typeof givenRoles)[number] }) {
  const say = useWords("users");
  const isAdmin = role === "ADMIN";
  const [chosenRole, setChosen] = useState(role);
  const title = say(isAdmin ? "admins.create" : "create");
  const router = useRouter();
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema: userEntityRoutes.signup.body,
    initial: {
      userId: "",
      password: "",
      name: "",
      role,
      region: "",
      adminRole: newAdminRole,
    },
    typed: ({ role: chosen }) => setChosen(chosen === "ADMIN" ? "ADMIN" : "USER"),
    send: ({ adminRole, ...body }) =>
      api.userEntities.signup({ body: { ...body, ...(body.role === "ADMIN" && { adminRole }) } }),
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
      <Head title={title} />
      {isAdmin ? (
        <BackLink to="/admins">{say("admins.title")}</BackLink>
      ) : (
        <BackLink to="/users">{say("title")}</BackLink>
      )}
      <h1>{title}</h1>
      <div className={styles["narrow"]}>
        <DraftForm draft={draft} label={title}>
          <LoginFields />
          <UserFields chosenRole={chosenRole} />
          <SendButton fullWidth>{title}</SendButton>
        </DraftForm>
      </div>
    </>
  );
}

function LoginFields() {
  const say = useWords("users");
  return (
    <>
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
    </>
  );
}
