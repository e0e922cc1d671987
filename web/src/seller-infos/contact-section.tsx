import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import type { Draft } from "@bupum/ui/form/draft";
import { FormSection } from "@bupum/ui/form/form-section";
import { CheckField, TextField } from "@bupum/ui/form/fields";
import { Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useState } from "react";
import type { Channel } from "@bupum/shared/accounts/verifications/contract";
import { ContactCheck } from "../verifications/contact-check.tsx";
import { useWords } from "../words.ts";
import type { InfoForm } from "./info-form.ts";
import styles from "./info-page.module.css";

interface ContactSectionProps {
  draft: Draft<InfoForm>;
  info: SellerInfo | null;
}

/** The company's numbers, each shown to buyers or not; one contact is verified by a code. */
export function ContactSection({ draft, info }: ContactSectionProps) {
  const say = useWords("sellerInfos");
  const { form } = draft;
  const [start] = useState(() => draft.values());
  const [channel, setChannel] = useState<Channel>("PHONE");
  const known = info?.draft ?? info?.approved;
  return (
    <FormSection title={say("contact.title")}>
      <ChannelChoice
        channel={channel}
        onChange={(chosen) => {
          setChannel(chosen);
          form.setFieldValue("verificationToken", "");
        }}
      />
      {channel === "PHONE" ? (
        <ContactCheck
          channel="PHONE"
          purpose="SELLER_INFO"
          targetName="phone.number"
          tokenName="verificationToken"
          label={say("contact.phone")}
          initial={start.phone.number}
          known={known?.phone.number}
          required
        />
      ) : (
        <TextField
          name="phone.number"
          label={say("contact.phone")}
          inputMode="tel"
          type="tel"
          required
        />
      )}
      <CheckField name="phone.visible" label={say("contact.visible")} />
      {channel === "EMAIL" ? (
        <ContactCheck
          channel="EMAIL"
          purpose="SELLER_INFO"
          targetName="email"
          tokenName="verificationToken"
          label={say("contact.email")}
          initial={start.email}
          known={known?.email}
          required
        />
      ) : (
        <TextField name="email" label={say("contact.email")} type="email" required />
      )}
      <NumberLine name="tel" />
      <NumberLine name="fax" />
    </FormSection>
  );
}

function NumberLine({ name }: { name: "tel" | "fax" }) {
  const say = useWords("sellerInfos");
  return (
    <div className={styles["number"]}>
      <TextField
        name={`${name}.number`}
        label={say(`contact.${name}`)}
        type="tel"
        inputMode="tel"
        placeholder="02-123-4567"
      />
      <CheckField name={`${name}.visible`} label={say("contact.visible")} />
    </div>
  );
}

interface ChannelChoiceProps {
  channel: Channel;
  onChange: (channel: Channel) => void;
}

function ChannelChoice({ channel, onChange }: ChannelChoiceProps) {
  const say = useWords("sellerInfos");
  return (
    <Radio.Group
      label={say("contact.by")}
      description={say("contact.byHint")}
      value={channel}
      onChange={(chosen) => onChange(chosen === "EMAIL" ? "EMAIL" : "PHONE")}
    >
      <div className={styles["choices"]}>
        <Radio size="md" value="PHONE" label={say("contact.byPhone")} />
        <Radio size="md" value="EMAIL" label={say("contact.byEmail")} />
      </div>
    </Radio.Group>
  );
}
