import { signupDraft } from "@bupum/shared/accounts/auth/contract";
import { alarmTypes } from "@bupum/shared/accounts/users/contract";
import { regions } from "@bupum/shared/reference/regions/regions";
import { FormSection } from "@bupum/ui/form/form-section";
import { ask } from "@bupum/ui/frame/dialogs";
import { type Draft, useDraft, useFieldValue } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { startSession } from "../session.ts";
import { ContactCheck } from "../verifications/contact-check.tsx";
import { NewPasswordField } from "../verifications/new-password-field.tsx";
import { useWords } from "../words.ts";
import { ConsentsSection } from "./consents-section.tsx";
import { signUp } from "./queries.ts";
import styles from "./signup-page.module.css";

const initial = {
  userId: "",
  password: "",
  name: "",
  companyName: "",
  region: "",
  phone: "",
  phoneToken: "",
  email: "",
  emailToken: "",
  alarmType: "KAKAO",
  consents: { terms: false, privacy: false, age14: false, thirdParty: false, marketing: false },
};

/** One page from nothing to an account. */
export function SignupPage() {
  const say = useWords("auth");
  const language = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(signUp);
  const draft: Draft = useDraft({
    schema: signupDraft,
    initial,
    keepAs: "signup",
    tellsTwice: true,
    secret: ["password"],
    send: async (body) => {
      const { token } = await mutateAsync({ ...body, language });
      return startSession(client, token);
    },
    done: () => {
      toast.done(say("signup.done"));
      void router.navigate({ to: "/", search: { isSignup: true } });
      void welcome();
    },
  });
  const welcome = async () => {
    const answer = await ask({
      title: say("welcome.title"),
      body: say("welcome.body"),
      primary: say("welcome.primary"),
      secondary: say("welcome.secondary"),
    });
    if (answer === "secondary") void router.navigate({ to: "/mypage/home" });
  };
  return (
    <div className={styles["page"]}>
      <Head title={say("signup.title")} description={say("signup.description")} />
      <div>
        <h1>{say("signup.title")}</h1>
        <p className={styles["hint"]}>
          {say("signup.already")} <Link to="/login">{say("login.title")}</Link>
        </p>
      </div>
      <DraftForm draft={draft} label={say("signup.title")}>
        <AccountPart />
        <ContactPart draft={draft} />
        <ConsentsSection />
        <div className={styles["send"]}>
          <SendButton fullWidth>{say("signup.submit")}</SendButton>
        </div>
      </DraftForm>
    </div>
  );
}

function AccountPart() {
  const say = useWords("auth");
  const trade = useWords("trade");
  return (
    <>
      <FormSection title={say("signup.account")}>
        <TextField
          name="userId"
          label={say("login.userId")}
          description={say("signup.userIdRule")}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
          required
        />
        <NewPasswordField name="password" label={say("login.password")} />
      </FormSection>
      <FormSection title={say("signup.person")}>
        <TextField name="name" label={say("signup.name")} autoComplete="name" required />
        <TextField
          name="companyName"
          label={say("signup.companyName")}
          description={say("signup.companyHint")}
          autoComplete="organization"
        />
        <ChoiceField
          name="region"
          label={say("signup.region")}
          data={[
            { value: "", label: say("signup.regionNone") },
            ...regions.map((region) => ({ value: region, label: trade(`regions.${region}`) })),
          ]}
        />
      </FormSection>
    </>
  );
}

function ContactPart({ draft }: { draft: Draft }) {
  const say = useWords("auth");
  const alarm = useFieldValue("alarmType");
  const emailToken = useFieldValue("emailToken");
  // Typed values and verifications from before a reload.
  const [start] = useState(() => draft.form.getValues());
  return (
    <FormSection title={say("signup.contact")}>
      <ContactCheck
        channel="PHONE"
        purpose="SIGNUP"
        targetName="phone"
        tokenName="phoneToken"
        label={say("signup.phone")}
        initial={String(start["phone"])}
        isProven={Boolean(start["phoneToken"])}
        required
      />
      <ContactCheck
        channel="EMAIL"
        purpose="SIGNUP"
        targetName="email"
        tokenName="emailToken"
        label={say("signup.email")}
        initial={String(start["email"])}
        isProven={Boolean(start["emailToken"])}
        description={say("signup.emailHint")}
      />
      <ChoiceField
        name="alarmType"
        label={say("signup.alarm")}
        description={say("signup.alarmHint")}
        data={alarmTypes.map((value) => ({ value, label: say(`alarms.${value}`) }))}
      />
      {alarm === "EMAIL" && emailToken === "" && (
        <Alert color="orange" role="status">
          {say("signup.alarmNeedsEmail")}
        </Alert>
      )}
    </FormSection>
  );
}
