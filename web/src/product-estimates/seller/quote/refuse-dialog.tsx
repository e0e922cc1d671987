import { quoteRoutes, rejectReasons } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, DraftContext, useDraft } from "@bupum/ui/form/draft";
import { ChoiceField, ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSendKey } from "@bupum/ui/form/send-key";
import { useWords } from "../../../words.ts";
import { isQuotable } from "./quote-form.ts";
import { refuseLines } from "../queries.ts";
import { useQuoteCalls } from "./quote-calls.ts";
import styles from "./quote-page.module.css";

interface RefuseDialogProps {
  /** Closed while empty. */
  lines: readonly Line[];
  onClose: () => void;
}

/** Refuses lines or withdraws their quotes, with one of the five reasons (D23-7). */
export function RefuseDialog({ lines, onClose }: RefuseDialogProps) {
  const say = useWords("sellerEstimates");
  return (
    <Modal
      opened={lines.length > 0}
      onClose={onClose}
      title={say(`${actOn(lines)}.title`)}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      {lines.length > 0 && <RefuseForm lines={lines.filter(isQuotable)} onClose={onClose} />}
    </Modal>
  );
}

/** It is a withdrawal only if all lines are quoted. */
const actOn = (lines: readonly Line[]) =>
  lines.length > 0 && lines.every(({ replyType }) => replyType === "REPLIED")
    ? "withdraw"
    : "refuse";

function useRefusal({ lines, onClose }: RefuseDialogProps): Draft {
  const say = useWords("sellerEstimates");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const calls = useQuoteCalls();
  const { mutateAsync } = useMutation({ ...refuseLines, mutationFn: calls.refuse });
  return useDraft({
    schema: quoteRoutes.reject.body,
    initial: {
      productEstimateIds: lines.map(({ id }) => id),
      versions: Object.fromEntries(lines.map(({ id, version }) => [id, version])),
      reason: "OUT_OF_STOCK",
      detail: "",
    },
    send: (body) => mutateAsync({ body, idempotencyKey: keyOf(body) }),
    done: () => {
      toast.done(say(`${actOn(lines)}.done`, { count: lines.length }));
      onClose();
      calls.sent(client);
    },
    failed: (error) => {
      // A line was changed or closed meanwhile: its card shows what it is now.
      if (failureOf(error).status !== 409) return;
      calls.readAgain(client);
      onClose();
    },
  });
}

function RefuseForm({ lines, onClose }: RefuseDialogProps) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  const draft = useRefusal({ lines, onClose });
  const [reason, setReason] = useState("OUT_OF_STOCK");
  draft.form.watch("reason", ({ value }) => setReason(String(value)));
  const act = actOn(lines);
  const names = lines.map((line) => line.partNumber ?? line.productName).join(", ");
  return (
    <DraftContext value={draft}>
      {/* A form of its own: React hands submit events of dialogs on to the form around them. */}
      <form
        noValidate
        className={styles["dialog"]}
        onSubmit={(event) => {
          event.stopPropagation();
          draft.submit(event);
        }}
      >
        <p>{say(`${act}.body`, { count: lines.length, names })}</p>
        {act === "refuse" && lines.some(({ replyType }) => replyType === "REPLIED") && (
          <p>{say("refuse.withdrawsToo")}</p>
        )}
        <ChoiceField
          name="reason"
          label={say("refuse.reason")}
          data={rejectReasons.map((value) => ({ value, label: trade(`rejectReasons.${value}`) }))}
        />
        <ProseField
          name="detail"
          label={say(reason === "OTHER" ? "refuse.detailNeeded" : "refuse.detail")}
          maxLength={500}
          minRows={2}
        />
        <div className={styles["answers"]}>
          <Button variant="default" onClick={onClose}>
            {say("refuse.cancel")}
          </Button>
          <Button type="submit" color="red" loading={draft.sending}>
            {say(`${act}.submit`)}
          </Button>
        </div>
      </form>
    </DraftContext>
  );
}
