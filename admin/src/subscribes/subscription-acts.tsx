import { endOfSeoulDay, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import type { SubscribeEntity } from "@bupum/shared/billing/subscribes/admin-contract";
import { type SubscribeType, subscribeTypes } from "@bupum/shared/billing/plans/plans";
import { Button, Checkbox, Group, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { ActDialog } from "../billing/act-dialog.tsx";
import { memberSubscription } from "../billing/queries.ts";

type Act = "changeType" | "changePeriod" | "suspend" | "cancelSuspend";
const actsOf = {
  ACTIVE: ["changeType", "changePeriod", "suspend"],
  SUSPENDED: ["cancelSuspend", "changePeriod"],
  CANCELLED: [],
} as const;

/** An admin's actions on a member's present subscription (D13-5); older ones cannot be changed. */
export const SubscriptionActs = onlyFor(
  "subscribeEntities.changeType",
  function SubscriptionActs({ of }: { of: SubscribeEntity }) {
    const say = useWords("subscribes");
    const { data: now } = useQuery(memberSubscription(of.userId));
    const [asking, setAsking] = useState<Act>();
    if (now?.subscription?.id !== of.id) return null;
    if (now.payment) return <p>{say("openPayment")}</p>;
    const leave = () => setAsking(undefined);
    return (
      <>
        <Group role="group" aria-label={say("acts.label")}>
          {actsOf[of.status].map((act) => (
            <Button key={act} variant="default" onClick={() => setAsking(act)}>
              {say(`acts.${act}`)}
            </Button>
          ))}
        </Group>
        {asking === "changeType" && <ChangeType of={of} leave={leave} />}
        {asking === "changePeriod" && <ChangePeriod of={of} leave={leave} />}
        {asking === "suspend" && <Suspend of={of} leave={leave} />}
        {asking === "cancelSuspend" && <CancelSuspend of={of} leave={leave} />}
      </>
    );
  },
);

interface AskedProps {
  of: SubscribeEntity;
  leave: () => void;
}
const noted = (reason: string) => (reason ? { reason } : {});

function ChangeType({ of, leave }: AskedProps) {
  const say = useWords("subscribes");
  const others = subscribeTypes.filter(
    (type) => type !== of.subscribeType || of.pendingSubscribeType !== undefined,
  );
  const [type, setType] = useState<SubscribeType>(others.at(-1) ?? "YEARLY");
  const [isWaived, setWaived] = useState(false);
  return (
    <ActDialog
      title={say("acts.changeType")}
      body={say("acts.changeTypeBody")}
      reason="optional"
      leave={leave}
      act={(reason) =>
        api.subscribeEntities.changeType({
          params: { userId: of.userId },
          body: {
            subscribeType: type,
            ...(isWaived && { effective: "NOW" as const, waive: true }),
            ...noted(reason),
          },
        })
      }
    >
      <NativeSelect
        data-autofocus
        label={say("type")}
        value={type}
        data={others.map((value) => ({ value, label: say(`types.${value}`) }))}
        onChange={({ currentTarget }) =>
          setType(others.find((one) => one === currentTarget.value) ?? type)
        }
      />
      <NativeSelect
        label={say("acts.when")}
        value={isWaived ? "NOW" : "RENEWAL"}
        data={[
          { value: "RENEWAL", label: say("acts.atRenewal") },
          { value: "NOW", label: say("acts.waived") },
        ]}
        onChange={({ currentTarget }) => setWaived(currentTarget.value === "NOW")}
      />
    </ActDialog>
  );
}

function ChangePeriod({ of, leave }: AskedProps) {
  const say = useWords("subscribes");
  const [from, setFrom] = useState(seoulDay(of.periodStart));
  const [to, setTo] = useState(seoulDay(of.periodEnd));
  return (
    <ActDialog
      title={say("acts.changePeriod")}
      body={say("acts.changePeriodBody")}
      reason="optional"
      leave={leave}
      isReady={from !== "" && to !== "" && from <= to}
      act={(reason) =>
        api.subscribeEntities.changePeriod({
          params: { userId: of.userId },
          body: { startAt: seoulInstant(from), endAt: endOfSeoulDay(to), ...noted(reason) },
        })
      }
    >
      <TextInput
        type="date"
        label={say("acts.from")}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={say("acts.to")}
        value={to}
        min={from}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
    </ActDialog>
  );
}

function Suspend({ of, leave }: AskedProps) {
  const say = useWords("subscribes");
  return (
    <ActDialog
      title={say("acts.suspend")}
      body={say("acts.suspendBody")}
      reason="optional"
      danger
      leave={leave}
      act={(reason) =>
        api.subscribeEntities.suspend({ params: { userId: of.userId }, body: noted(reason) })
      }
    />
  );
}

function CancelSuspend({ of, leave }: AskedProps) {
  const say = useWords("subscribes");
  const [waive, setWaive] = useState(false);
  return (
    <ActDialog
      title={say("acts.cancelSuspend")}
      body={say("acts.cancelSuspendBody")}
      reason="optional"
      leave={leave}
      act={(reason) =>
        api.subscribeEntities.cancelSuspend({
          params: { userId: of.userId },
          body: { waive, ...noted(reason) },
        })
      }
    >
      {of.suspendReason === "PAYMENT_FAILED" && (
        <Checkbox
          label={say("acts.waive")}
          checked={waive}
          onChange={({ currentTarget }) => setWaive(currentTarget.checked)}
        />
      )}
    </ActDialog>
  );
}
