import {
  type InvitationLink,
  invitationDraft,
  invitedAddress,
} from "@bupum/shared/accounts/companies/invitations";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { useDays } from "@bupum/ui/display/days";
import { useDraft, useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { RowAct } from "./row-act.tsx";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { inviteMember, openInvitations, takeInvitationBack } from "./queries.ts";
import { RolesField } from "./roles-field.tsx";

interface OfCompany {
  companyId: Id<"cmp">;
}

/** The fields of the form before an owner stated somebody. */
const nobody: { email: string; roles: CompanyRole[] } = { email: "", roles: [] };

/** Invites by an address, and shows what is open. For owners (D40-5). */
export function Invitations({ companyId }: OfCompany) {
  const say = useWords("companies");
  const [link, setLink] = useState<InvitationLink>();
  const { mutateAsync } = useMutation(inviteMember(useQueryClient()));
  const draft = useDraft({
    schema: invitationDraft,
    initial: nobody,
    send: (said) => mutateAsync({ companyId, ...said }),
    done: (sent) => {
      setLink(sent);
      // The next address and its roles may have been stated meanwhile; roles of the last one do not stay.
      const { email, roles } = draft.values();
      if (invitedAddress.safeParse({ email }).data?.email === sent.email)
        draft.form.setFieldValue("email", "");
      if (roles.join() === sent.roles.join()) draft.form.setFieldValue("roles", []);
    },
  });
  return (
    <section id="invitations" className={styles["page"]}>
      <h2>{say("inviteTitle")}</h2>
      <DraftForm draft={draft} label={say("inviteTitle")}>
        <TextField name="email" label={say("email")} type="email" inputMode="email" required />
        <RolesToGive />
        <div>
          <SendButton>{say("invite")}</SendButton>
        </div>
      </DraftForm>
      {link && <Link companyId={companyId} link={link} />}
      <h2>{say("open")}</h2>
      <Open
        companyId={companyId}
        // Its code is worth nothing any more.
        onTakenBack={(email) => setLink((known) => (known?.email === email ? undefined : known))}
      />
    </section>
  );
}

/** The roles of who is invited: none is ticked before its owner does. */
function RolesToGive() {
  const say = useWords("companies");
  const { form } = useDraftOfForm();
  // The form holds no other value at its place.
  const roles = useFieldValue("roles") as CompanyRole[];
  return (
    <RolesField
      name="roles"
      label={say("inviteRoles")}
      roles={roles}
      error={form.errors["roles"] && say("inviteRoleNeeded")}
      onChange={(next) => form.setFieldValue("roles", next)}
    />
  );
}

function Link({ companyId, link }: OfCompany & { link: InvitationLink }) {
  const say = useWords("companies");
  // The code stands in the fragment, which no server sees.
  const address = `${location.origin}/mypage/companies/join?companyId=${companyId}#${link.code}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast.done(say("copied"));
  };
  return (
    <Alert role="status" title={say("link")}>
      <p>{say("linkHint", { email: link.email })}</p>
      <p className={styles["link"]}>{address}</p>
      <Button
        variant="default"
        mih={44}
        // Where the browser has no clipboard the address stands above.
        onClick={() => void copy().catch(() => undefined)}
      >
        {say("copy")}
      </Button>
    </Alert>
  );
}

function Open({ companyId, onTakenBack }: OfCompany & { onTakenBack: (email: string) => void }) {
  const say = useWords("companies");
  const days = useDays();
  const { data } = useQuery(openInvitations(companyId));
  const { mutateAsync, isPending } = useMutation(takeInvitationBack(useQueryClient()));
  const takeBack = async (email: string) => {
    await mutateAsync({ companyId, email });
    onTakenBack(email);
    toast.done(say("takenBack"));
  };
  if (!data) return null;
  if (data.items.length === 0) return <p className={styles["hint"]}>{say("noOpen")}</p>;
  return (
    <ul className={styles["cards"]}>
      {data.items.map(({ email, roles, expiresAt }) => (
        <li key={email}>
          <span>
            {email} · {roles.map((role) => say(`roles.${role}`)).join(", ")} ·{" "}
            {say("expires", { day: days.dayOf(expiresAt) })}
          </span>
          <RowAct
            label={say("takeBackOn", { email })}
            isEnd
            isLoading={isPending}
            // A failed call is shown as a toast.
            onPress={() => void takeBack(email).catch(() => undefined)}
          >
            {say("takeBack")}
          </RowAct>
        </li>
      ))}
    </ul>
  );
}
