import type { SubscribeType } from "@bupum/shared/billing/plans/plans";
import { Checkbox } from "@mantine/core";
import { useWords } from "../words.ts";
import { useWonText } from "@bupum/ui/display/money";

interface ConsentProps {
  type: SubscribeType;
  amount: number;
  textVersion: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The consent for every later charge: an amount and the version of its text (D13-9). */
export function Consent({ type, amount, textVersion, checked, onChange }: ConsentProps) {
  const say = useWords("subscribes");
  const won = useWonText();
  return (
    <Checkbox
      size="md"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={say("consent.text", { every: say(`every.${type}`), amount: won(amount) })}
      description={say("consent.version", { version: textVersion })}
    />
  );
}
