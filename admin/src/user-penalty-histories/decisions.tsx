import {
  type PenaltyDecision,
  type PenaltyDetail,
  penaltyDecision,
} from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import { defaultPoints, mostPoints } from "@bupum/shared/trust/user-penalty-histories/reasons";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { NumberField, ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { DecisionKeys, useDecisionKeys } from "../decisions/decision-keys.tsx";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { holdDecision } from "../decisions/held.ts";
import { useWords } from "../words.ts";
import { useConfirmations } from "./confirmations.ts";
import { keepPenalty, readPenaltiesAgain } from "./queries.ts";
import styles from "./penalties.module.css";

/** The possible decisions on a report now (D10-2). */
export const Decisions = onlyFor(
  "userPenaltyHistoryEntities.update",
  function Decisions({ of }: { of: PenaltyDetail }) {
    const say = useWords("userPenaltyHistories");
    const place = useRef<HTMLDivElement>(null);
    const isOpen = of.status === "PENDING";
    const isDecided = of.status === "REJECTED";
    useDecisionKeys({
      yes: isOpen ? () => place.current?.querySelector("form")?.requestSubmit() : undefined,
      no: isDecided ? undefined : () => lastNoteIn(place.current)?.focus(),
    });
    if (isDecided) return null;
    return (
      <div className={styles["decisions"]} ref={place}>
        <DecisionKeys
          yes={isOpen ? say("approve") : undefined}
          no={say(isOpen ? "reject" : "takeBack")}
        />
        {of.status === "PENDING" && <Approval of={of} />}
        <Refusal of={of} />
      </div>
    );
  },
);

/** The note of the refusal, which is the last field. */
const lastNoteIn = (place: HTMLElement | null) =>
  [...(place?.querySelectorAll("textarea") ?? [])].at(-1);

function useDecision(of: PenaltyDetail, initial: Record<string, unknown>): Draft {
  const say = useWords("userPenaltyHistories");
  const client = useQueryClient();
  const { giving, takingBack } = useConfirmations(of);
  const isWanted = ({ points = 0, status }: PenaltyDecision) => {
    if (status === "APPROVED") return giving(points);
    return of.status === "APPROVED" ? takingBack() : true;
  };
  return useDraft({
    schema: penaltyDecision,
    initial,
    send: async (body) => {
      if (!(await isWanted(body))) throw new DOMException("Not wanted.", "AbortError");
      return holdDecision(of.id, () =>
        api.userPenaltyHistoryEntities.update({
          params: { id: of.id },
          body: { ...body, version: of.version },
        }),
      );
    },
    done: (decided) => {
      toast.done(say("done"));
      keepPenalty(client, decided);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) readPenaltiesAgain(client);
    },
  });
}

function Approval({ of }: { of: PenaltyDetail }) {
  const say = useWords("userPenaltyHistories");
  const points = defaultPoints[of.reason];
  const draft = useDecision(of, { status: "APPROVED", points, note: "" });
  return (
    <section aria-labelledby="approve">
      <h2 id="approve">{say("approve")}</h2>
      <DraftForm draft={draft} label={say("approve")}>
        <p className={styles["hint"]}>{say("approveHint")}</p>
        <NumberField name="points" label={say("points")} min={1} max={mostPoints} />
        <ProseField name="note" label={say("noteMaybe")} maxLength={500} minRows={2} />
        <SendButton>{say("approve")}</SendButton>
      </DraftForm>
    </section>
  );
}

/** For an approval: takes the points back. */
function Refusal({ of }: { of: PenaltyDetail }) {
  const say = useWords("userPenaltyHistories");
  const act = of.status === "APPROVED" ? "takeBack" : "reject";
  const draft = useDecision(of, { status: "REJECTED", note: "" });
  return (
    <section aria-labelledby="refuse">
      <h2 id="refuse">{say(act)}</h2>
      <DraftForm draft={draft} label={say(act)}>
        {act === "takeBack" && (
          <p className={styles["hint"]}>
            {say("takeBackHint")} {of.effect === "REVOKED" && say("confirmation.stays")}
          </p>
        )}
        <ProseField
          name="note"
          label={say("note")}
          description={say("noteHint")}
          required
          maxLength={500}
          minRows={2}
        />
        <SendButton>{say(act)}</SendButton>
      </DraftForm>
    </section>
  );
}
