import { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { rejectReasons } from "@bupum/shared/deal/product-estimate-responses/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, DraftContext, useDraft } from "@bupum/ui/form/draft";
import { ChoiceField, ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { type OrderDecision, namesOf, scopeOf } from "./deciding.ts";
import { readAgain, rejectOrder } from "./queries.ts";
import styles from "./orders.module.css";

interface RejectDialogProps {
  deciding: OrderDecision | undefined;
  onClose: () => void;
}

/** Refuses a sale with one of the five reasons (D23-7). */
export function RejectDialog({ deciding, onClose }: RejectDialogProps) {
  const say = useWords("sellerOrders");
  return (
    <Modal
      opened={deciding !== undefined}
      onClose={onClose}
      title={say("rejectDialog.title")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      {deciding && <RejectForm deciding={deciding} onClose={onClose} />}
    </Modal>
  );
}

function RejectForm({ deciding, onClose }: { deciding: OrderDecision; onClose: () => void }) {
  const say = useWords("sellerOrders");
  const trade = useWords("trade");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(rejectOrder);
  const [reason, setReason] = useState("OUT_OF_STOCK");
  const draft: Draft = useDraft({
    schema: orderRoutes.reject.body,
    initial: { reason: "OUT_OF_STOCK", detail: "", ...scopeOf(deciding) },
    send: (body) => mutateAsync({ id: deciding.order.id, body }),
    done: ({ orders }) => {
      toast.done(say("rejectDialog.done", { count: orders.length }));
      onClose();
      void readAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void readAgain(client);
    },
  });
  draft.form.watch("reason", ({ value }) => setReason(String(value)));
  const takesBack = reason === "OUT_OF_STOCK" || reason === "CANNOT_MEET_CONDITIONS";
  return (
    <DraftContext value={draft}>
      <form noValidate onSubmit={draft.submit} className={styles["dialog"]}>
        <p>
          {say("rejectDialog.body", { count: deciding.batch.length, names: namesOf(deciding) })}
        </p>
        <ChoiceField
          name="reason"
          label={say("rejectDialog.reason")}
          data={rejectReasons.map((value) => ({ value, label: trade(`rejectReasons.${value}`) }))}
        />
        {takesBack && <p className={styles["hint"]}>{say("rejectDialog.takesBack")}</p>}
        <ProseField
          name="detail"
          label={say(reason === "OTHER" ? "rejectDialog.detailNeeded" : "rejectDialog.detail")}
          maxLength={500}
          minRows={2}
        />
        <div className={styles["answers"]}>
          <Button variant="default" onClick={onClose}>
            {say("rejectDialog.cancel")}
          </Button>
          <Button type="submit" color="red" loading={draft.sending}>
            {say("reject")}
          </Button>
        </div>
      </form>
    </DraftContext>
  );
}
