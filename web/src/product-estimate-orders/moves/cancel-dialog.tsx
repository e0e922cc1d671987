import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { piecesOf } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { cancelReasons } from "@bupum/shared/deal/product-estimate-orders/sides";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, NumberField, ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Named } from "./named.tsx";
import { useWords } from "../../words.ts";
import { cancelLines, readAgain } from "./queries.ts";

interface CancelDialogProps {
  /** Of one purchase order, all waiting or all accepted. */
  lines: Lines;
  opened: boolean;
  onClose: () => void;
}
type Lines = readonly [Order, ...Order[]];

/** Cancels waiting lines; asks the other side to cancel accepted ones. */
export function CancelDialog({ lines, opened, onClose }: CancelDialogProps) {
  const say = useWords("orderMoves");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say(lines[0].status === "PENDING" ? "cancel.title" : "cancel.ask")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <CancelForm lines={lines} onClose={onClose} />
    </Modal>
  );
}

function CancelForm({ lines, onClose }: Omit<CancelDialogProps, "opened">) {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const { mutateAsync } = useMutation({ ...cancelLines, meta: { quiet: true } });
  const [first] = lines;
  const isWaiting = first.status === "PENDING";
  const orderIds = lines.map(({ id }) => id);
  const { open } = piecesOf(first);
  // Of one accepted line some of the pieces may be cancelled (D39-4).
  const isInPieces = !isWaiting && lines.length === 1 && open > 1;
  const [reason, setReason] = useState("NOT_NEEDED");
  const draft: Draft = useDraft({
    schema: purchaseOrderRoutes.cancelLines.body,
    initial: {
      reason: "NOT_NEEDED",
      detail: "",
      orderIds,
      ...(isInPieces && { pieces: [{ orderId: first.id, quantity: open }] }),
    },
    send: (body) => mutateAsync({ id: first.id, body }),
    done: () => {
      toast.done(say(isWaiting ? "cancel.done" : "cancel.asked"));
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
      <Named lines={lines} />
      <p>{say(isWaiting ? "cancel.body" : "cancel.askBody")}</p>
      {isInPieces && <PiecesField of={first} />}
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

function PiecesField({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  const { open } = piecesOf(of);
  return (
    <NumberField
      name="pieces.0.quantity"
      label={say("cancel.quantity")}
      description={say("cancel.ofOpen", { open })}
      rightSection={of.unit}
      rightSectionWidth={56}
      min={1}
      max={open}
      allowDecimal={false}
    />
  );
}
