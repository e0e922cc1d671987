import { useDays } from "@bupum/ui/display/days";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { answerLinkRoutes } from "@bupum/shared/deal/answer-links/contract";
import { answerLinkToken } from "@bupum/shared/deal/answer-links/rules";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { failureOf } from "@bupum/ui/failure";
import { Button } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { api } from "../../../api.ts";
import { Head } from "../../../layout/head.tsx";
import { useWords } from "../../../words.ts";
import { type QuoteCalls, QuoteCallsContext } from "../quote/quote-calls.ts";
import { formKey } from "../quote/quote-form.ts";
import { QuoteFormView } from "../quote/quote-form-view.tsx";
import { Request } from "../quote/quote-page.tsx";
import styles from "../quote/quote-page.module.css";

type Calls = typeof answerLinkRoutes;

const opened = (token: string) =>
  queryOptions({
    queryKey: ["answer-link", token],
    enabled: answerLinkToken.test(token),
    queryFn: ({ signal }) => api.answerLinks.open({ body: { token } }, { signal }),
    // A form stands over it, and a dead link stays dead.
    refetchOnWindowFocus: false,
    retry: false,
  });

/** The answer to one request by the link of a mail or AlimTalk, without logging in (D6-23). */
export function AnswerLinkPage() {
  const say = useWords("sellerEstimates");
  // Behind the #, where no server on the way reads it.
  const [token] = useState(() => location.hash.slice(1));
  const [isSent, setSent] = useState(false);
  const { data, error, refetch } = useQuery(opened(token));
  const calls = useMemo(() => callsBy(token, () => setSent(true)), [token]);
  const isDead = error
    ? [404, 409].includes(failureOf(error).status ?? 0)
    : !answerLinkToken.test(token);
  return (
    <div className={styles["page"]}>
      <Head title={data?.estimate.title ?? say("answer.title")} hidden />
      {isSent && <Sent />}
      {!isSent && isDead && <Dead />}
      {!isSent && error && !isDead && <Failed error={error} again={() => void refetch()} />}
      {!isSent && !data && !error && !isDead && <Loading lines={10} height={44} />}
      {!isSent && !isDead && data && (
        <QuoteCallsContext value={calls}>
          <Request estimate={data.estimate} />
          <Until at={data.expiresAt} />
          <QuoteFormView key={formKey(data.items)} estimate={data.estimate} lines={data.items} />
        </QuoteCallsContext>
      )}
    </div>
  );
}

function callsBy(token: string, sent: () => void): QuoteCalls {
  return {
    isSignedIn: false,
    sent,
    readAgain: (client) => void client.invalidateQueries(opened(token)),
    send: ({ body, idempotencyKey }) => {
      const items = "items" in body ? body.items : [body];
      // The form of quotes is the link's own; the token says whose they are.
      const given: CallInput<Calls["answer"]>["body"] = { token, items };
      return api.answerLinks.answer({ body: given }, { idempotencyKey });
    },
    refuse: ({ body, idempotencyKey }) =>
      api.answerLinks.reject({ body: { token, ...body } }, { idempotencyKey }),
  };
}

function Until({ at }: { at: string }) {
  const say = useWords("sellerEstimates");
  const days = useDays();
  const until = days.moment(at);
  return <p className={styles["hint"]}>{say("byLink.once", { until })}</p>;
}

const Sent = () => <Ended title="byLink.sent" hint="byLink.sentHint" />;
const Dead = () => <Ended title="byLink.dead" hint="byLink.deadHint" />;

interface EndedProps {
  title: "byLink.sent" | "byLink.dead";
  hint: "byLink.sentHint" | "byLink.deadHint";
}
function Ended({ title, hint }: EndedProps) {
  const say = useWords("sellerEstimates");
  return (
    <Empty
      title={say(title)}
      action={
        <Button renderRoot={(props) => <Link to="/seller/product-estimates" {...props} />}>
          {say("byLink.toList")}
        </Button>
      }
    >
      {say(hint)}
    </Empty>
  );
}
