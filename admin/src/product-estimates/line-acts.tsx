import type { LineDetail } from "@bupum/shared/deal/product-estimates/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { type Act, acts, decideLine, readAgain } from "./queries.ts";
import styles from "./lines.module.css";

type Line = LineDetail & { deletedAt?: string | undefined };
const shortest = 5;

function actsOn({ replyType, open, activeOrder, deletedAt }: Line): readonly Act[] {
  if (activeOrder || deletedAt) return [];
  return open && replyType !== "REJECTED" ? acts : ["remove"];
}

/** An admin's actions on a line now, each with a confirmation. */
export const LineActs = onlyFor(
  "productEstimateEntities.reject",
  function LineActs({ line }: { line: Line }) {
    const say = useWords("productEstimates");
    const [asking, setAsking] = useState<Act>();
    const leave = () => setAsking(undefined);
    return (
      <>
        {actsOn(line).map((act) => (
          <Button key={act} variant="outline" color="red" onClick={() => setAsking(act)}>
            {say(`acts.${act}.title`)}
          </Button>
        ))}
        <Modal
          opened={asking !== undefined}
          onClose={leave}
          title={asking && say(`acts.${asking}.title`)}
          closeButtonProps={{ "aria-label": say("assign.cancel") }}
        >
          {asking && <Question line={line} act={asking} leave={leave} />}
        </Modal>
      </>
    );
  },
);

interface QuestionProps {
  line: Line;
  act: Act;
  leave: () => void;
}

function Question({ line, act, leave }: QuestionProps) {
  const say = useWords("productEstimates");
  const client = useQueryClient();
  const [note, setNote] = useState("");
  const { mutate, isPending } = useMutation({
    ...decideLine,
    onSuccess: () => {
      toast.done(say(`acts.${act}.done`));
      leave();
    },
    onSettled: () => readAgain(client),
  });
  const needsNote = act === "reject";
  const { buyerName, sellerName } = line;
  return (
    <form
      noValidate
      className={styles["question"]}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ id: line.id, act, note: note.trim() });
      }}
    >
      <p>{say(`acts.${act}.body`, { buyer: buyerName, seller: sellerName })}</p>
      {needsNote && (
        <Textarea
          data-autofocus
          label={say("note")}
          description={say("noteHint")}
          value={note}
          required
          minLength={shortest}
          maxLength={500}
          rows={3}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <Group grow>
        <Button variant="default" onClick={leave}>
          {say("assign.cancel")}
        </Button>
        <Button
          type="submit"
          color="red"
          loading={isPending}
          disabled={needsNote && note.trim().length < shortest}
        >
          {say(`acts.${act}.title`)}
        </Button>
      </Group>
    </form>
  );
}
