import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Ending } from "@bupum/shared/deal/estimate-groups/rules";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Modal, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { cancelGroup, closeGroup, keepGroup, readGroupAgain } from "../queries.ts";
import styles from "./manage.module.css";

interface EndDialogProps {
  ending: Ending;
  group: Group;
  lines: readonly Line[];
  onClose: () => void;
}

/** Ends the request, and shows it as it then is. */
function useEnding({ ending, group, onClose }: Omit<EndDialogProps, "lines">) {
  const say = useWords("manageGroup");
  const client = useQueryClient();
  const cancelling = useMutation(cancelGroup);
  const closing = useMutation(closeGroup);
  const end = async (reason: string) => {
    try {
      const ended =
        ending === "cancel"
          ? await cancelling.mutateAsync({ id: group.id, reason })
          : await closing.mutateAsync(group.id);
      keepGroup(client, ended);
      toast.done(say(`${ending}.done`));
      onClose();
    } catch (error) {
      toast.failed(failureOf(error).message ?? say("failed"));
      await client.invalidateQueries({ queryKey: ["estimate-groups", group.id] });
    }
    await readGroupAgain(client, group.id);
  };
  return { end, isEnding: cancelling.isPending || closing.isPending };
}

/** Says what ending the request will do before it is done. */
export function EndDialog(props: EndDialogProps) {
  const { ending, lines, onClose } = props;
  const say = useWords("manageGroup");
  const [reason, setReason] = useState("");
  const { end, isEnding } = useEnding(props);
  const waiting = lines.filter(({ activeOrder }) => activeOrder?.status === "PENDING").length;
  return (
    <Modal
      opened
      onClose={onClose}
      title={say(`${ending}.title`)}
      closeButtonProps={{ "aria-label": say("back") }}
    >
      <div className={styles["dialog"]}>
        <Effects ending={ending} lines={lines} waiting={waiting} />
        {ending === "cancel" && (
          <Textarea
            label={say("cancel.reason")}
            description={say("cancel.reasonHint")}
            maxLength={500}
            autosize
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <div className={styles["answers"]}>
          <Button variant="default" mih={44} onClick={onClose}>
            {say("back")}
          </Button>
          <Button
            color={ending === "cancel" ? "red" : "blue"}
            mih={44}
            disabled={ending === "close" && waiting > 0}
            loading={isEnding}
            onClick={() => void end(reason.trim())}
          >
            {say(`${ending}.submit`)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface EffectsProps extends Pick<EndDialogProps, "ending" | "lines"> {
  waiting: number;
}

function Effects({ ending, lines, waiting }: EffectsProps) {
  const say = useWords("manageGroup");
  const sellers = new Set(
    lines.filter(({ replyType }) => replyType !== "REJECTED").map(({ sellerId }) => sellerId),
  ).size;
  return (
    <ul className={styles["effects"]}>
      <li>{say(`${ending}.answers`, { sellers })}</li>
      {ending === "cancel" && waiting > 0 && <li>{say("cancel.orders", { count: waiting })}</li>}
      {ending === "close" && <li>{say("close.orders")}</li>}
      {ending === "close" && waiting > 0 && <li>{say("close.held", { count: waiting })}</li>}
      <li>{say("noWayBack")}</li>
    </ul>
  );
}
