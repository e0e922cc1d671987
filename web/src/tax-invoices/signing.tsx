import type { Invoicing } from "@bupum/shared/papers/tax-invoices/contract";
import { daysBetween, seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { Failed, Loading } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { useNow } from "@bupum/ui/now";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { openAsked } from "../files/open-asked.ts";
import { useWords } from "../words.ts";
import { ModeChoice } from "./mode-choice.tsx";
import { invoicingSettings, registerAtProvider } from "./queries.ts";
import styles from "./tax-invoices.module.css";

/** Who is warned of the end of the certificate: renewing it takes a visit or some days. */
const warnedDays = 30;

/** Whether the provider may sign for the seller, and how invoices are issued. */
export function Signing() {
  const say = useWords("taxInvoices");
  const { data, error, refetch } = useQuery(invoicingSettings);
  return (
    <section className={styles["section"]} aria-labelledby="invoicing">
      <h2 id="invoicing">{say("signing.title")}</h2>
      {data ? (
        <>
          {data.signing === "READY" ? <Ready of={data} /> : <Prepare of={data} />}
          <ModeChoice of={data} />
        </>
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={2} height={44} />
      )}
    </section>
  );
}

function Ready({ of: { certificateUntil } }: { of: Invoicing }) {
  const say = useWords("taxInvoices");
  const days = useDays();
  const today = seoulDay(useNow());
  if (!certificateUntil) return <p className={styles["dimmed"]}>{say("signing.ready")}</p>;
  const on = days.day(certificateUntil);
  const left = daysBetween(today, certificateUntil);
  if (left > warnedDays)
    return <p className={styles["dimmed"]}>{say("signing.readyUntil", { on })}</p>;
  return (
    <Alert color="orange" title={say("signing.endsSoon", { on, count: Math.max(left, 0) })}>
      {say("signing.renew")}
    </Alert>
  );
}

/** A failed call is shown as a toast. */
const press = (act: () => Promise<unknown>) => () => void act().catch(() => undefined);

/** What is missing, the way to it, and the question whether it is there now. */
function Prepare({ of: { signing, certificateUntil } }: { of: Invoicing }) {
  const say = useWords("taxInvoices");
  const days = useDays();
  const { mutateAsync, isPending } = useMutation(registerAtProvider(useQueryClient()));
  const isMember = signing !== "NONE";
  /** Joins, or asks anew; replies where to register a certificate, for some seconds. */
  const ask = async () => {
    const reply = await mutateAsync();
    if (reply.refusal) toast.note(reply.refusal.message ?? reply.refusal.code);
    else if (reply.signing === "READY") toast.done(say("signing.done"));
    return reply;
  };
  const look = async () => {
    const { signing: found } = await ask();
    if (isMember && found !== "READY") toast.note(say("signing.notYet"));
  };
  const register = () =>
    openAsked(async () => {
      const { signing: found, refusal, url } = await ask();
      if (!url && !refusal && found !== "READY") toast.note(say("signing.noAddress"));
      return url;
    });
  return (
    <Alert color="blue" title={say("signing.needed")}>
      <div className={styles["stack"]}>
        {certificateUntil && (
          <p>
            <strong>{say("signing.ended", { on: days.day(certificateUntil) })}</strong>
          </p>
        )}
        <p>{say(`signing.${signing === "NONE" ? "NONE" : "NO_CERTIFICATE"}`)}</p>
        <div className={styles["acts"]}>
          {isMember && (
            <Button mih={44} disabled={isPending} onClick={press(register)}>
              {say("signing.open")}
            </Button>
          )}
          <Button
            mih={44}
            variant={isMember ? "default" : "filled"}
            loading={isPending}
            onClick={press(look)}
          >
            {say(isMember ? "signing.asked" : "signing.prepare")}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
