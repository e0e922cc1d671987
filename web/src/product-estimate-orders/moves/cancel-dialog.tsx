import { type Order, orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { cancelReasons } from "@bupum/shared/deal/product-estimate-orders/sides";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { cancelOrder, readAgain } from "./queries.ts";

interface CancelDialogProps {
  order: Order;
  opened: boolean;
  onClose: () => void;
}

/** Cancels a waiting order; asks the other side to cancel an accepted one. */
export function CancelDialog({ order, opened, onClose }: CancelDialogProps) {
  const say = useWords("orderMoves");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say(order.status === "PENDING" ? "cancel.title" : "cancel.ask")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <CancelForm order={order} onClose={onClose} />
    </Modal>
  );
}

function CancelForm({ order, onClose }: Omit<CancelDialogProps, "opened">) {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const { mutateAsync } = useMutation({ ...cancelOrder, meta: { quiet: true } });
  const isWaiting = order.status === "PENDING";
  const [reason, setReason] = useState("NOT_NEEDED");
  const draft: Draft = useDraft({
    schema: orderRoutes.cancel.body,
    initial: { reason: "NOT_NEEDED", detail: "" },
    send: (body) => mutateAsync({ id: order.id, body }),
    done: ({ status }) => {
      toast.done(say(status === "CANCELLED" ? "cancel.done" : "cancel.asked"));
      onClose();
      void readAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void readAgain(client);
    },
  });
  draft.form.watch("reason", ({ value }) => setReason(String(value)));
  return (
    <DraftForm draft={draft} label={say(isWaiting ? "cancel.title" : "cancel.ask")}>
      <p>{say(isWaiting ? "cancel.body" : "cancel.askBody")}</p>
      <ChoiceField
        name="reason"
        label={say("cancel.reason")}
        data={cancelReasons.map((value) => ({ value, label: say(`reasons.${value}`) }))}
      />
      <ProseField
        name="detail"
        label={say(reason === "OTHER" ? "cancel.detailNeeded" : "cancel.detail")}
        maxLength={500}
        minRows={2}
      />
      <SendButton fullWidth danger>
        {say(isWaiting ? "cancel.title" : "cancel.ask")}
      </SendButton>
    </DraftForm>
  );
}
