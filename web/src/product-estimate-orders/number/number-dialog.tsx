import { longestOrderNumber } from "@bupum/shared/accounts/companies/number-template";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refusedAt } from "../../order-numbers/refused-at.ts";
import { useWords } from "../../words.ts";
import { readAgain, stateNumber } from "../moves/queries.ts";
import { useOfTemplate } from "./of-template.ts";

interface NumberDialogProps {
  /** Any order of the purchase order, as it is shown. */
  order: Order;
  onClose: () => void;
}

/** States, corrects or takes away the buyer's own number of a purchase order (D45-5). */
export function NumberDialog({ order, onClose }: NumberDialogProps) {
  const say = useWords("orderNumbers");
  return (
    <Modal
      opened
      onClose={onClose}
      title={say(order.buyerPoNumber ? "correct" : "state")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <NumberForm order={order} onClose={onClose} />
    </Modal>
  );
}

function NumberForm({ order: { id, buyerPoNumber = "", version }, onClose }: NumberDialogProps) {
  const say = useWords("orderNumbers");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(stateNumber);
  const ofTemplate = useOfTemplate();
  const draft = useDraft({
    schema: purchaseOrderRoutes.setBuyerNumber.body,
    initial: { buyerPoNumber, version },
    send: async (body) => {
      const { buyerPoNumber: own = "" } = body;
      const refusal = own !== buyerPoNumber && ofTemplate(own);
      if (refusal) throw refusedAt("buyerPoNumber", refusal);
      return mutateAsync({ id, body });
    },
    done: () => {
      toast.done(say("stated"));
      void readAgain(client);
      onClose();
    },
    // What the other side did meanwhile is read again; the typed number stays.
    failed: () => void readAgain(client),
  });
  return (
    <DraftForm draft={draft} label={say("title")}>
      <TextField
        name="buyerPoNumber"
        label={say("title")}
        description={say("dialogHint")}
        maxLength={longestOrderNumber}
        data-autofocus
      />
      <SendButton>{say("save")}</SendButton>
    </DraftForm>
  );
}
