import { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { shipDateReasons } from "@bupum/shared/deal/product-estimate-orders/sides";
import { seoulDay } from "@bupum/shared/kernel/time";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, DayField, ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useNow } from "@bupum/ui/now";
import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { Named } from "../moves/named.tsx";
import { moveShipDate, readAgain } from "../moves/queries.ts";
import type { ShipDay } from "./ship-dates.ts";

interface MoveDialogProps {
  of: ShipDay;
  opened: boolean;
  onClose: () => void;
}

/** Another day of dispatch, with a reason that the buyer reads (D33-3). */
export function MoveDialog({ of, opened, onClose }: MoveDialogProps) {
  const say = useWords("orderMoves");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say("shipDates.dialog.title")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <MoveForm of={of} onClose={onClose} />
    </Modal>
  );
}

function MoveForm({ of: { lines }, onClose }: Omit<MoveDialogProps, "opened">) {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const now = useNow();
  const { mutateAsync } = useMutation(moveShipDate);
  const [reason, setReason] = useState<string>(shipDateReasons[0]);
  const draft: Draft = useDraft({
    schema: purchaseOrderRoutes.moveShipDate.body,
    initial: {
      expectedShipDate: "",
      reason: shipDateReasons[0],
      detail: "",
      orderIds: lines.map(({ id }) => id),
    },
    send: (body) => mutateAsync({ id: lines[0].id, body }),
    done: () => {
      toast.done(say("shipDates.dialog.done"));
      onClose();
      void readAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void readAgain(client);
    },
  });
  draft.form.watch("reason", ({ value }) => setReason(String(value)));
  return (
    <DraftForm draft={draft} label={say("shipDates.dialog.title")}>
      <Named lines={lines} />
      <p>{say("shipDates.dialog.hint")}</p>
      <DayField name="expectedShipDate" label={say("shipDates.dialog.day")} min={seoulDay(now)} />
      <ChoiceField
        name="reason"
        label={say("shipDates.dialog.reason")}
        data={shipDateReasons.map((value) => ({ value, label: say(`shipDates.reasons.${value}`) }))}
      />
      <ProseField
        name="detail"
        label={say(
          reason === "OTHER" ? "shipDates.dialog.detailNeeded" : "shipDates.dialog.detail",
        )}
        maxLength={500}
        minRows={2}
      />
      <SendButton fullWidth>{say("shipDates.dialog.send")}</SendButton>
    </DraftForm>
  );
}
