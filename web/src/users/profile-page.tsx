import { alarmTypes, type User, userChange } from "@bupum/shared/accounts/users/contract";
import { regions } from "@bupum/shared/reference/regions/regions";
import { isSelling } from "@bupum/shared/accounts/users/selling";
import { FormSection } from "@bupum/ui/form/form-section";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { CheckField, ChoiceField, TextField } from "@bupum/ui/form/fields";
import { languageNames } from "@bupum/ui/language-names";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Head } from "../layout/head.tsx";
import { currentUser, useCurrentUser } from "../session.ts";
import { ContactCheck } from "../verifications/contact-check.tsx";
import { SessionsSection } from "../sessions/sessions-section.tsx";
import { useWords } from "../words.ts";
import { PasswordSection } from "./password-section.tsx";
import { changeUser } from "./queries.ts";
import { WithdrawSection } from "./withdraw-section.tsx";
import styles from "./profile-page.module.css";

/** The reader's account: data, contacts, notices, password, and withdrawal. */
export function ProfilePage() {
  const say = useWords("users");
  const user = useCurrentUser();
  // A refusal empties the form (D23-6), the codes' own fields included.
  const [round, setRound] = useState(0);
  return (
    <div className={styles["page"]}>
      <Head title={say("profile.title")} hidden />
      <h1>{say("profile.title")}</h1>
      {user && (
        <>
          <ProfileForm
            key={`${user.id}${user.version}${round}`}
            user={user}
            onRestart={() => setRound((known) => known + 1)}
          />
          <PasswordSection />
          <SessionsSection />
          <WithdrawSection />
        </>
      )}
    </div>
  );
}

const initialOf = (user: User) => ({
  name: user.name,
  companyName: user.companyName ?? "",
  region: user.region ?? "",
  language: user.language,
  alarmType: user.alarmType,
  marketingConsent: user.marketingConsent,
  ...(isSelling(user) && { boardDigest: user.boardDigest }),
  phone: "",
  phoneToken: "",
  email: "",
  emailToken: "",
  version: user.version,
});

function ProfileForm({ user, onRestart }: { user: User; onRestart: () => void }) {
  const say = useWords("users");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeUser);
  const draft: Draft = useDraft({
    schema: userChange,
    initial: initialOf(user),
    send: (body) => mutateAsync(body),
    done: (changed) => {
      client.setQueryData(currentUser.queryKey, changed);
      toast.done(say("profile.done"));
    },
    restart: () => {
      void client.invalidateQueries({ queryKey: currentUser.queryKey });
      onRestart();
    },
  });
  return (
    <DraftForm draft={draft} label={say("profile.title")}>
      <PersonPart user={user} />
      <FormSection title={say("profile.contact")}>
        <ContactCheck
          channel="PHONE"
          purpose="EDITMYINFO"
          targetName="phone"
          tokenName="phoneToken"
          label={say("profile.phone")}
          {...(user.phone && !user.phoneVerified && { initial: user.phone })}
          known={user.phoneVerified ? user.phone : undefined}
        />
        <ContactCheck
          channel="EMAIL"
          purpose="EDITMYINFO"
          targetName="email"
          tokenName="emailToken"
          label={say("profile.email")}
          {...(user.email && !user.emailVerified && { initial: user.email })}
          known={user.emailVerified ? user.email : undefined}
        />
      </FormSection>
      <NoticePart user={user} draft={draft} />
      <div className={styles["send"]}>
        <SendButton fullWidth>{say("profile.submit")}</SendButton>
      </div>
    </DraftForm>
  );
}

function PersonPart({ user }: { user: User }) {
  const say = useWords("users");
  const trade = useWords("trade");
  return (
    <FormSection title={say("profile.person")}>
      <dl className={styles["fixed"]}>
        <dt>{say("profile.userId")}</dt>
        <dd>{user.userId}</dd>
      </dl>
      <TextField name="name" label={say("profile.name")} autoComplete="name" />
      <TextField
        name="companyName"
        label={say("profile.companyName")}
        autoComplete="organization"
      />
      <ChoiceField
        name="region"
        label={say("profile.region")}
        data={[
          { value: "", label: say("profile.regionNone") },
          ...regions.map((region) => ({ value: region, label: trade(`regions.${region}`) })),
        ]}
      />
      <ChoiceField
        name="language"
        label={say("profile.language")}
        description={say("profile.languageHint")}
        data={languageNames.map(({ value, label }) => ({ value, label }))}
      />
    </FormSection>
  );
}

/** Each channel of notices needs its verified contact (D15-1). */
function NoticePart({ user, draft }: { user: User; draft: Draft }) {
  const say = useWords("users");
  const [alarm, setAlarm] = useState<string>(user.alarmType);
  const [tokens, setTokens] = useState({ phone: "", email: "" });
  draft.form.watch("alarmType", ({ value }) => setAlarm(String(value)));
  draft.form.watch("phoneToken", ({ value }) =>
    setTokens((known) => ({ ...known, phone: String(value ?? "") })),
  );
  draft.form.watch("emailToken", ({ value }) =>
    setTokens((known) => ({ ...known, email: String(value ?? "") })),
  );
  const needsEmail = alarm === "EMAIL" && !user.emailVerified && !tokens.email;
  const needsPhone = alarm === "KAKAO" && !user.phoneVerified && !tokens.phone;
  return (
    <FormSection title={say("profile.notices")}>
      <ChoiceField
        name="alarmType"
        label={say("profile.alarm")}
        data={alarmTypes.map((value) => ({ value, label: say(`alarms.${value}`) }))}
      />
      {(needsEmail || needsPhone) && (
        <Alert color="orange" role="status">
          {say(needsEmail ? "profile.needsEmail" : "profile.needsPhone")}
        </Alert>
      )}
      {isSelling(user) && (
        <CheckField
          name="boardDigest"
          label={say("profile.boardDigest")}
          description={say("profile.boardDigestHint")}
        />
      )}
      <CheckField
        name="marketingConsent"
        label={say("profile.marketing")}
        description={say("profile.marketingHint")}
      />
    </FormSection>
  );
}
