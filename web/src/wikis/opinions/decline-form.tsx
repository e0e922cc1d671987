import {
  type Opinion,
  opinionDecision,
} from "@bupum/shared/reading/wiki-request-histories/contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { decideOpinion } from "./acts.ts";
import styles from "./opinions.module.css";

/** The reason for declining an opinion. */
export function DeclineForm({ opinion }: { opinion: Opinion }) {
  const say = useWords("opinions");
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Fields opinion={opinion} onClose={() => setOpen(false)} />;
  return (
    <div className={styles["actions"]}>
      <Button variant="default" mih={44} onClick={() => setOpen(true)}>
        {say("decline")}
      </Button>
    </div>
  );
}

function Fields({ opinion, onClose }: { opinion: Opinion; onClose: () => void }) {
  const say = useWords("opinions");
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: ["opinions"] });
  const draft: Draft = useDraft({
    schema: opinionDecision,
    initial: { result: "DECLINED", resultNote: "" },
    send: (body) => decideOpinion(opinion.id, body),
    done: () => {
      toast.done(say("declined"));
      again();
    },
    failed: again,
  });
  return (
    <DraftForm draft={draft} label={say("decline")}>
      <ProseField
        name="resultNote"
        label={say("reason")}
        description={say("reasonHint")}
        minRows={3}
        autosize
        maxLength={1000}
        required
      />
      <div className={styles["actions"]}>
        <SendButton>{say("declineSend")}</SendButton>
        <Button variant="subtle" onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </DraftForm>
  );
}
