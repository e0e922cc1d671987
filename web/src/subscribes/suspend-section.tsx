import type { Subscription } from "@bupum/shared/billing/subscribes/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { suspend } from "./queries.ts";
import { Trouble } from "./trouble.tsx";
import { useDays } from "@bupum/ui/display/days";

import styles from "./subscribes.module.css";

interface SuspendProps {
  subscription: Subscription;
  isBusy: boolean;
}

/** Leaving: one question, without further obstacles (D13-5). */
export function SuspendSection({ subscription, isBusy }: SuspendProps) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  const { mutateAsync, isPending, error } = useMutation(suspend(useQueryClient()));
  // The unpaid part ends at once (D13-5).
  const body =
    subscription.dunningStage > 0
      ? say("suspend.atOnce")
      : say("suspend.body", { day: day(subscription.periodEnd) });
  const leave = async () => {
    if (!(await confirmed({ title: say("suspend.title"), body, primary: say("suspend.act") })))
      return;
    await mutateAsync();
    toast.done(say("suspend.done"));
  };
  return (
    <section className={styles["leave"]} aria-labelledby="leave">
      <div>
        <h2 id="leave">{say("suspend.act")}</h2>
        <p>{body}</p>
      </div>
      <Button
        variant="default"
        mih={44}
        loading={isPending}
        disabled={isBusy}
        // A failed call is shown below.
        onClick={() => void leave().catch(() => undefined)}
      >
        {say("suspend.act")}
      </Button>
      <Trouble error={error} />
    </section>
  );
}
