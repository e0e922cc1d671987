import type { MySubscription } from "@bupum/shared/billing/subscribes/contract";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import { Consent } from "./consent.tsx";
import { changeType } from "./queries.ts";
import { Trouble } from "./trouble.tsx";
import { useDays } from "@bupum/ui/display/days";
import { useWonText } from "@bupum/ui/display/money";

/** A higher price is charged only with a consent (D13-9). */
export function Renewal({ mine }: { mine: MySubscription }) {
  const { renewal } = mine;
  return renewal?.isConsentNeeded ? <Rise mine={mine} renewal={renewal} /> : null;
}

interface RiseProps {
  mine: MySubscription;
  renewal: NonNullable<MySubscription["renewal"]>;
}

function Rise({ mine, renewal }: RiseProps) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  const won = useWonText();
  const [agreed, setAgreed] = useState(false);
  const { mutate, isPending, error } = useMutation(changeType(useQueryClient()));
  const { subscribeType, amount, at } = renewal;
  const textVersion = mine.consentTextVersion;
  return (
    <Alert
      color="orange"
      role="status"
      title={say("rise.title", { day: day(at), amount: won(amount) })}
    >
      <p>{say("rise.body", { day: day(at) })}</p>
      <div style={{ display: "grid", gap: 12, justifyItems: "start", paddingTop: 8 }}>
        <Consent
          type={subscribeType}
          amount={amount}
          textVersion={textVersion}
          checked={agreed}
          onChange={setAgreed}
        />
        <Trouble error={error} />
        <Button
          mih={44}
          disabled={!agreed}
          loading={isPending}
          onClick={() =>
            mutate({ subscribeType, effective: "RENEWAL", consent: { amount, textVersion } })
          }
        >
          {say("rise.agree")}
        </Button>
      </div>
    </Alert>
  );
}
