import { useDays } from "@bupum/ui/display/days";
import { userRoutes } from "@bupum/shared/accounts/users/contract";
import { type Draft, DraftContext, useDraft } from "@bupum/ui/form/draft";
import { PasswordField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button, Modal } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { endSession } from "../session.ts";
import { useWords } from "../words.ts";
import { mySubscription } from "../subscribes/queries.ts";
import { withdraw } from "./queries.ts";
import styles from "./profile-page.module.css";

/** Deletes the reader's account for good. */
export function WithdrawSection() {
  const say = useWords("users");
  const [open, setOpen] = useState(false);
  return (
    <section className={styles["row"]}>
      <div>
        <h2>{say("withdraw.title")}</h2>
        <p>{say("withdraw.hint")}</p>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {say("withdraw.open")}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={say("withdraw.open")}
        closeButtonProps={{ "aria-label": say("close") }}
      >
        {open && <WithdrawForm close={() => setOpen(false)} />}
      </Modal>
    </section>
  );
}

function WithdrawForm({ close }: { close: () => void }) {
  const say = useWords("users");
  const client = useQueryClient();
  const router = useRouter();
  const { mutateAsync } = useMutation(withdraw);
  const leave = async () => {
    close();
    await router.navigate({ to: "/" });
    endSession(client);
    toast.done(say("withdraw.done"));
    await router.invalidate();
  };
  const draft: Draft = useDraft({
    schema: userRoutes.remove.body,
    initial: { password: "" },
    send: (body) => mutateAsync(body),
    done: () => void leave(),
  });
  return (
    <DraftContext value={draft}>
      <form noValidate onSubmit={draft.submit} className={styles["dialog"]}>
        <p>{say("withdraw.body")}</p>
        <LostMembership />
        <PasswordField
          name="password"
          label={say("withdraw.password")}
          autoComplete="current-password"
        />
        <div className={styles["answers"]}>
          <Button variant="default" onClick={close}>
            {say("withdraw.cancel")}
          </Button>
          <Button type="submit" color="red" loading={draft.sending}>
            {say("withdraw.submit")}
          </Button>
        </div>
      </form>
    </DraftContext>
  );
}

/** The rest of a paid period is lost with the account, and the card is removed (D13-14). */
function LostMembership() {
  const say = useWords("users");
  const days = useDays();
  const { data } = useQuery(mySubscription);
  const subscription = data?.subscription;
  if (!subscription || subscription.status === "CANCELLED") return null;
  const until = days.dayOf(subscription.periodEnd);
  return (
    <Alert color="orange" role="status">
      {say(data.isEntitled ? "withdraw.lost" : "withdraw.ends", { until })}
    </Alert>
  );
}
