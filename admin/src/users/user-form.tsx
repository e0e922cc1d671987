import { adminRoleOf } from "@bupum/shared/kernel/admin-roles";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { type AdminUser, userEntityRoutes } from "@bupum/shared/accounts/users/admin-contract";
import { alarmTypes } from "@bupum/shared/accounts/users/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { onlyFor } from "../may.tsx";
import { useState } from "react";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { keepUser, readUserAgain } from "./queries.ts";
import { newAdminRole } from "./search-types.ts";
import { UserFields } from "./user-fields.tsx";
import styles from "./users.module.css";

const fieldsOf = (user: AdminUser) => ({
  name: user.name,
  companyName: user.companyName ?? "",
  region: user.region ?? "",
  email: user.email ?? "",
  phone: user.phone ? formatPhone(user.phone) : "",
  alarmType: user.alarmType,
});

/** Why the role cannot be chosen: it is the own one, or follows from the seller's review. */
function fixedRoleOf(user: AdminUser, isOwn: boolean): "own" | "seller" | undefined {
  if (isOwn) return "own";
  const isFree = user.sellerApproval === "NONE" || user.sellerApproval === "REJECTED";
  return isFree && user.role !== "SELLER" ? undefined : "seller";
}

/** Changes an account, over the version on the screen. */
export const UserForm = onlyFor(
  "userEntities.update",
  function UserForm({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
    const say = useWords("users");
    const client = useQueryClient();
    const fixedRole = fixedRoleOf(user, isOwn);
    const [role, setRole] = useState(user.role);
    const draft: Draft = useDraft({
      schema: userEntityRoutes.update.body,
      initial: {
        ...fieldsOf(user),
        ...(!fixedRole && {
          role: user.role,
          adminRole: user.role === "ADMIN" ? adminRoleOf(user) : newAdminRole,
        }),
      },
      typed: ({ role: chosen }) => setRole(chosen === "ADMIN" ? "ADMIN" : "USER"),
      send: ({ adminRole, ...body }) =>
        api.userEntities.update({
          params: { id: user.id },
          body: { ...body, ...(body.role === "ADMIN" && { adminRole }), version: user.version },
        }),
      done: (changed) => {
        toast.done(say("saved"));
        keepUser(client, changed);
        draft.form.resetDirty();
      },
      failed: (error) => {
        if (failureOf(error).code === "VERSION_CONFLICT") readUserAgain(client, user.id);
      },
    });
    useLeaveWarning(draft);
    return (
      <section className={styles["part"]} aria-labelledby="profile">
        <h2 id="profile">{say("profile")}</h2>
        <DraftForm draft={draft} label={say("profile")}>
          <UserFields chosenRole={role} fixedRole={fixedRole} />
          <ChoiceField
            name="alarmType"
            label={say("alarmType")}
            data={alarmTypes.map((value) => ({ value, label: say(`alarmTypes.${value}`) }))}
          />
          <SendButton fullWidth>{say("save")}</SendButton>
        </DraftForm>
      </section>
    );
  },
);
