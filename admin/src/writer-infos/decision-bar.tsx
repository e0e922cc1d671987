import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { type WriterDecision, writerOutcome } from "@bupum/shared/accounts/writer-infos/rules";
import { Button } from "@mantine/core";
import { useState } from "react";
import { DecisionKeys, useDecisionKeys } from "../decisions/decision-keys.tsx";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { ApprovalForm } from "./approval-form.tsx";
import { RefusalForm } from "./refusal-form.tsx";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./writers.module.css";

/** An admin's possible decisions now, always visible. */
export const DecisionBar = onlyFor(
  "writerInfos.decide",
  function DecisionBar({ writer }: { writer: WriterInfo }) {
    const say = useWords("writerInfos");
    const [open, setOpen] = useState<WriterDecision>();
    const { status, writerRole, approved } = writer;
    const outcomeOf = (decision: WriterDecision) =>
      writerOutcome({ status, writerRole, wasApproved: approved !== undefined }, decision);
    const outcome = open && outcomeOf(open);
    const leave = () => setOpen(undefined);
    const choices = (["REJECTED", "CORRECTION", "APPROVED"] as const).flatMap((decision) => {
      const act = outcomeOf(decision);
      return act ? [{ decision, act }] : [];
    });
    const titleOf = (decision: WriterDecision) => {
      const act = outcomeOf(decision);
      return act && say(`acts.${act}.title`);
    };
    const [yes, no] = [titleOf("APPROVED"), titleOf("REJECTED")];
    useDecisionKeys({
      yes: yes ? () => setOpen("APPROVED") : undefined,
      no: no ? () => setOpen("REJECTED") : undefined,
    });
    if (choices.length === 0) return null;
    return (
      <div className={styles["bar"]} role="group" aria-label={say("decision")}>
        {choices.map(({ decision, act }) => (
          <Button
            key={decision}
            variant={decision === "APPROVED" ? "filled" : "outline"}
            {...(decision === "REJECTED" && { color: "red" })}
            onClick={() => setOpen(decision)}
          >
            {say(`acts.${act}.title`)}
          </Button>
        ))}
        <DecisionKeys yes={yes} no={no} />
        <Dialog
          opened={outcome !== undefined}
          onClose={leave}
          title={outcome && say(`acts.${outcome}.title`)}
        >
          {outcome && open === "APPROVED" && (
            <ApprovalForm writer={writer} outcome={outcome} leave={leave} />
          )}
          {outcome && open && open !== "APPROVED" && (
            <RefusalForm writer={writer} outcome={outcome} status={open} leave={leave} />
          )}
        </Dialog>
      </div>
    );
  },
);
