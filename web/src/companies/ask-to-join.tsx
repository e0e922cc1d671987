import {
  joinRequestDraft,
  type OwnJoinRequest,
} from "@bupum/shared/accounts/companies/join-requests";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { useDays } from "@bupum/ui/display/days";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../session.ts";
import { RowAct } from "./row-act.tsx";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { askToJoin, ownJoinRequests, withdrawRequest } from "./queries.ts";

interface AskToJoinProps {
  done: () => void;
}

/** Asks the companies with a business number to be let in (D40-16). */
export function AskToJoin({ done }: AskToJoinProps) {
  const say = useWords("companies");
  const user = useCurrentUser();
  const { mutateAsync } = useMutation(askToJoin(useQueryClient()));
  const draft = useDraft({
    schema: joinRequestDraft,
    initial: { businessNumber: "", message: "" },
    send: (body) => mutateAsync(body),
    done: () => {
      toast.done(say("asked"));
      done();
    },
  });
  if (user && !user.emailVerified)
    return (
      <Alert color="orange" title={say("askNeedsEmail")}>
        <Link to="/mypage/profile">{say("verifyEmail")}</Link>
      </Alert>
    );
  return (
    <DraftForm draft={draft} label={say("askJoin")}>
      <FormSection title={say("askJoin")}>
        <p className={styles["hint"]}>{say("askJoinHint")}</p>
        <TextField
          name="businessNumber"
          label={say("businessNumber")}
          inputMode="numeric"
          placeholder="123-45-67891"
          maxLength={12}
          required
        />
        <TextField
          name="message"
          label={say("askMessage")}
          description={say("askMessageHint")}
          maxLength={200}
        />
      </FormSection>
      <SendButton>{say("ask")}</SendButton>
    </DraftForm>
  );
}

/** The reader's open requests: to which number, never to which company (D40-16). */
export function OwnRequests() {
  const say = useWords("companies");
  const { data } = useQuery(ownJoinRequests);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles["page"]}>
      <h2>{say("ownRequests")}</h2>
      <ul className={styles["cards"]}>
        {data.items.map((one) => (
          <li key={one.businessNumber}>
            <OwnRequest one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnRequest({ one }: { one: OwnJoinRequest }) {
  const say = useWords("companies");
  const days = useDays();
  const { mutateAsync, isPending } = useMutation(withdrawRequest(useQueryClient()));
  const number = formatBusinessNumber(one.businessNumber);
  const withdraw = async () => {
    await mutateAsync(one.businessNumber);
    toast.done(say("withdrawn"));
  };
  return (
    <>
      <div className={styles["said"]}>
        <b>{number}</b>
        {one.message && <span>{one.message}</span>}
        <span className={styles["hint"]}>
          {say("askedOn", { day: days.dayOf(one.askedAt), until: days.dayOf(one.expiresAt) })}
        </span>
      </div>
      <RowAct
        label={say("withdrawOn", { number })}
        isEnd
        isLoading={isPending}
        // A failed call is shown as a toast.
        onPress={() => void withdraw().catch(() => undefined)}
      >
        {say("withdraw")}
      </RowAct>
    </>
  );
}
