import { HumanNumber } from "@bupum/ui/display/human-number";
import { type ClaimDraft, claimDraft } from "@bupum/shared/deal/claims/contract";
import { claimableKinds, claimablePieces, mostClaimFiles } from "@bupum/shared/deal/claims/rules";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, NumberField, ProseField } from "@bupum/ui/form/fields";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Modal } from "@mantine/core";
import { useNow } from "@bupum/ui/now";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { AttachedFiles } from "../files/attached-files.tsx";
import { useWords } from "../words.ts";
import styles from "./claims.module.css";
import { readClaimsAgain } from "./queries.ts";

interface ClaimDialogProps {
  /** Lines that can be claimed: of several one is chosen first. */
  lines: readonly Order[];
  onClose: () => void;
}

/** What is wrong with a line, how much of it, and pictures (D34-1). */
export function ClaimDialog({ lines, onClose }: ClaimDialogProps) {
  const say = useWords("claims");
  const [chosen, setChosen] = useState(lines.length === 1 ? lines[0] : undefined);
  return (
    <Modal
      opened
      onClose={onClose}
      title={say("make")}
      closeButtonProps={{ "aria-label": say("dialog.close") }}
    >
      {chosen ? (
        <ClaimForm of={chosen} onClose={onClose} />
      ) : (
        <LineChoice lines={lines} onChoose={setChosen} />
      )}
    </Modal>
  );
}

interface LineChoiceProps {
  lines: readonly Order[];
  onChoose: (line: Order) => void;
}

function LineChoice({ lines, onChoose }: LineChoiceProps) {
  const say = useWords("claims");
  const trade = useWords("trade");
  return (
    <div className={styles["page"]}>
      <p>{say("dialog.which")}</p>
      {lines.map((line) => (
        <Button
          key={line.id}
          variant="default"
          mih={44}
          h="auto"
          justify="start"
          onClick={() => onChoose(line)}
        >
          <span className={styles["choice"]}>
            {orderedProduct(line).title} ·{" "}
            {trade("quantityOf", { count: line.quantity, unit: line.unit })}
          </span>
        </Button>
      ))}
    </div>
  );
}

function ClaimForm({ of, onClose }: { of: Order; onClose: () => void }) {
  const say = useWords("claims");
  const kinds = claimableKinds(of, useNow());
  const client = useQueryClient();
  const keyOf = useSendKey();
  const [isBusy, setBusy] = useState(false);
  const draft: Draft = useDraft({
    schema: claimDraft,
    initial: {
      orderId: of.id,
      kind: kinds[0],
      quantity: claimablePieces(of),
      detail: "",
      fileIds: [],
    },
    send: (body: ClaimDraft) => api.claims.create({ body }, { idempotencyKey: keyOf(body) }),
    done: () => {
      toast.done(say("dialog.done"));
      onClose();
      void readClaimsAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void readClaimsAgain(client);
    },
  });
  return (
    <DraftForm draft={draft} label={say("make")}>
      <p>
        <strong>{orderedProduct(of).title}</strong> · <HumanNumber of={of.poNumber} />
      </p>
      <ChoiceField
        name="kind"
        label={say("dialog.kind")}
        data={kinds.map((value) => ({ value, label: say(`reasons.${value}`) }))}
      />
      <NumberField
        name="quantity"
        label={say("dialog.quantity")}
        min={1}
        max={claimablePieces(of)}
        allowDecimal={false}
        rightSection={of.unit}
      />
      <ProseField name="detail" label={say("dialog.detail")} maxLength={1000} minRows={3} />
      <AttachedFiles label={say("dialog.files")} most={mostClaimFiles} onBusy={setBusy} />
      <SendButton fullWidth waiting={isBusy}>
        {say("dialog.send")}
      </SendButton>
    </DraftForm>
  );
}
