import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { adminMoves, countsOf } from "@bupum/shared/sheets/register-request-histories/rules";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Checkbox, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DecisionKeys, useDecisionKeys } from "../decisions/decision-keys.tsx";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { type Decision, decideRequest, registerKey } from "./queries.ts";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./register.module.css";

type To = Decision["status"];
const dangerous: ReadonlySet<To> = new Set(["FAILED", "CANCELLED"]);

/** An admin's actions on a sheet now, each with a confirmation (D8-6). */
export const DecisionBar = onlyFor(
  "registerRequestHistories.decide",
  function DecisionBar({ request }: { request: RegisterRequestHistory }) {
    const say = useWords("registerRequests");
    const [asking, setAsking] = useState<To>();
    // Rows go on sale only after the dry run of all of them.
    const moves = adminMoves(request.status).filter(
      (to) => to !== "DONE" || request.phase === "CHECKED",
    );
    const open = (to: To | undefined) => to && (() => setAsking(to));
    const yes = moves.find((to) => !dangerous.has(to));
    const no = moves.find((to) => to === "FAILED");
    useDecisionKeys({ yes: open(yes), no: open(no) });
    if (moves.length === 0) return null;
    return (
      <div className={styles["bar"]} role="group" aria-label={say("decision")}>
        {moves.toReversed().map((to) => (
          <Button
            key={to}
            variant={dangerous.has(to) ? "outline" : "filled"}
            {...(dangerous.has(to) && { color: "red" })}
            onClick={() => setAsking(to)}
          >
            {say(`moves.${moveOf(request, to)}.title`)}
          </Button>
        ))}
        <DecisionKeys
          yes={yes && say(`moves.${moveOf(request, yes)}.title`)}
          no={no && say(`moves.${moveOf(request, no)}.title`)}
        />
        <Dialog
          opened={asking !== undefined}
          onClose={() => setAsking(undefined)}
          title={asking && say(`moves.${moveOf(request, asking)}.title`)}
        >
          {asking && <Question request={request} to={asking} leave={() => setAsking(undefined)} />}
        </Dialog>
      </div>
    );
  },
);

const moveOf = ({ status }: RegisterRequestHistory, to: To) =>
  to === "IN_PROGRESS" && status === "FAILED" ? "RETRY" : (to as Exclude<To, "READY">);

interface QuestionProps {
  request: RegisterRequestHistory;
  to: To;
  leave: () => void;
}

function Question({ request, to, leave }: QuestionProps) {
  const say = useWords("registerRequests");
  const client = useQueryClient();
  const [note, setNote] = useState("");
  const [createMakers, setCreateMakers] = useState(false);
  const move = moveOf(request, to);
  const { mutate, isPending } = useMutation({
    ...decideRequest,
    onSuccess: () => toast.done(say(`moves.${move}.done`)),
    onSettled: () => client.invalidateQueries({ queryKey: registerKey }),
  });
  const { coming, errors } = countsOf(request);
  const needsNote = to === "FAILED";
  return (
    <form
      noValidate
      className={styles["question"]}
      onSubmit={(event) => {
        event.preventDefault();
        leave();
        mutate({
          id: request.id,
          status: to,
          version: request.version,
          ...(note.trim() && { note: note.trim() }),
          ...(to === "DONE" && { createMakers }),
        });
      }}
    >
      <p>{say(`moves.${move}.body`, { good: coming, errors })}</p>
      {to === "DONE" && request.unknownMakerRows > 0 && (
        <Checkbox
          data-autofocus
          checked={createMakers}
          onChange={(event) => setCreateMakers(event.currentTarget.checked)}
          label={say("createMakers", { count: request.unknownMakerRows })}
          description={say("createMakersHint")}
        />
      )}
      {needsNote && <Note note={note} onChange={setNote} />}
      <Button
        type="submit"
        // Behind the first thing to fill in, where there is one.
        data-autofocus
        fullWidth
        loading={isPending}
        disabled={needsNote && note.trim().length < 5}
        {...(dangerous.has(to) && { color: "red" })}
      >
        {say(`moves.${move}.title`)}
      </Button>
    </form>
  );
}

function Note({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const say = useWords("registerRequests");
  return (
    <Textarea
      label={say("note")}
      description={say("noteHint")}
      value={note}
      required
      minLength={5}
      maxLength={500}
      rows={3}
      data-autofocus
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
