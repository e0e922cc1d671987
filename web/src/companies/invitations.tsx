import type { InvitationLink } from "@bupum/shared/accounts/companies/invitations";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { useDays } from "@bupum/ui/display/days";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { RowAct } from "./row-act.tsx";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { inviteMember, openInvitations, takeInvitationBack } from "./queries.ts";
import { RolesField } from "./roles-field.tsx";

interface OfCompany {
  companyId: Id<"cmp">;
}

/** Invites by an address, and shows what is open. For owners (D40-5). */
export function Invitations({ companyId }: OfCompany) {
  const say = useWords("companies");
  const [email, setEmail] = useState("");
  const [roles, setRoles] = useState<CompanyRole[]>(["REQUESTER"]);
  const [link, setLink] = useState<InvitationLink>();
  const { mutateAsync, isPending } = useMutation(inviteMember(useQueryClient()));
  const send = async () => {
    setLink(await mutateAsync({ companyId, email: email.trim(), roles }));
    setEmail("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A failed call is shown as a toast.
    void send().catch(() => undefined);
  };
  return (
    <section id="invitations" className={styles["page"]}>
      <h2>{say("inviteTitle")}</h2>
      <form onSubmit={submit} className={styles["page"]}>
        <TextInput
          label={say("email")}
          type="email"
          value={email}
          onChange={({ currentTarget: { value } }) => setEmail(value)}
          required
        />
        <RolesField label={say("inviteRoles")} roles={roles} onChange={setRoles} />
        <div>
          <Button type="submit" mih={44} loading={isPending} disabled={roles.length === 0}>
            {say("invite")}
          </Button>
        </div>
      </form>
      {link && <Link companyId={companyId} link={link} />}
      <h2>{say("open")}</h2>
      <Open companyId={companyId} />
    </section>
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

function Open({ companyId }: OfCompany) {
  const say = useWords("companies");
  const days = useDays();
  const { data } = useQuery(openInvitations(companyId));
  const { mutateAsync, isPending } = useMutation(takeInvitationBack(useQueryClient()));
  const takeBack = async (email: string) => {
    await mutateAsync({ companyId, email });
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
