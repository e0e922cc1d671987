import { FormSection } from "@bupum/ui/form/form-section";
import { useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { CheckField } from "@bupum/ui/form/fields";
import { Loading } from "@bupum/ui/display/states";
import { Button, Checkbox, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { type ConsentName, consentNames, requiredConsents } from "./consent-text.ts";
import { consentTexts } from "./queries.ts";
import styles from "./signup-page.module.css";

/** One checkbox for each consent; required and optional ones are marked apart (D20-3). */
export function ConsentsSection() {
  const say = useWords("auth");
  const { form } = useDraftOfForm();
  const [read, setRead] = useState<ConsentName>();
  // The form's values have this shape: each consent given or not.
  const given = useFieldValue("consents") as Record<ConsentName, boolean>;
  const all = consentNames.every((name) => given[name]);
  const some = consentNames.some((name) => given[name]);
  return (
    <FormSection title={say("signup.consents")}>
      <Checkbox
        size="md"
        fw={600}
        label={say("signup.all")}
        checked={all}
        indeterminate={some && !all}
        onChange={() =>
          form.setFieldValue(
            "consents",
            Object.fromEntries(consentNames.map((name) => [name, !all])),
          )
        }
      />
      <ul className={styles["consents"]}>
        {consentNames.map((name) => (
          <li key={name}>
            <CheckField
              name={`consents.${name}`}
              label={`${say(requiredConsents.includes(name) ? "signup.required" : "signup.optional")} ${say(`consents.${name}`)}`}
            />
            <Button
              variant="subtle"
              size="sm"
              mih={44}
              aria-label={`${say("signup.read")}: ${say(`consents.${name}`)}`}
              onClick={() => setRead(name)}
            >
              {say("signup.read")}
            </Button>
          </li>
        ))}
      </ul>
      <Modal
        opened={read !== undefined}
        onClose={() => setRead(undefined)}
        title={read && say(`consents.${read}`)}
        closeButtonProps={{ "aria-label": say("signup.close") }}
      >
        {read && <ConsentText of={read} />}
      </Modal>
    </FormSection>
  );
}

function ConsentText({ of }: { of: ConsentName }) {
  const say = useWords("auth");
  const language = useLocale();
  const { data } = useQuery(consentTexts(language));
  if (!data) return <Loading lines={4} />;
  return (
    <div className={styles["text"]}>
      {data[of].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {of === "terms" && (
        <Link to="/terms" target="_blank">
          {say("signup.wholeTerms")}
        </Link>
      )}
      {of === "privacy" && (
        <Link to="/privacy" target="_blank">
          {say("signup.wholePrivacy")}
        </Link>
      )}
    </div>
  );
}
