import type { Channel } from "@bupum/shared/accounts/verifications/contract";
import { Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useWords } from "../words.ts";
import styles from "./login-page.module.css";

interface ChannelChoiceProps {
  value: Channel;
  onChange: (channel: Channel) => void;
}

/** The verified contact to which the code is sent. */
export function ChannelChoice({ value, onChange }: ChannelChoiceProps) {
  const say = useWords("auth");
  return (
    <Radio.Group
      label={say("find.by")}
      value={value}
      onChange={(chosen) => onChange(chosen === "EMAIL" ? "EMAIL" : "PHONE")}
    >
      <div className={styles["ways"]}>
        <Radio size="md" value="PHONE" label={say("signup.phone")} />
        <Radio size="md" value="EMAIL" label={say("find.email")} />
      </div>
    </Radio.Group>
  );
}
