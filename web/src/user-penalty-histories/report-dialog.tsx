import {
  type PenaltyDraft,
  penaltyDraft,
} from "@bupum/shared/trust/user-penalty-histories/contract";
import {
  penaltyReasons,
  type PenaltyRefType,
} from "@bupum/shared/trust/user-penalty-histories/reasons";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, ProseField } from "@bupum/ui/form/fields";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { api } from "../api.ts";
import { AttachedFiles } from "../files/attached-files.tsx";
import { useWords } from "../words.ts";

/** The subject of a report: an order, an estimate or a room of a chat, and its seller. */
export interface Reported {
  refId: PenaltyDraft["refId"];
  sellerName: string;
}

const refTypeOf = ({ refId }: Reported): PenaltyRefType =>
  refId.startsWith("ord_") ? "ORDER" : refId.startsWith("est_") ? "ESTIMATE" : "CHAT";

const mostFiles = 5;

interface ReportDialogProps {
  of: Reported;
  onClose: () => void;
}

/** Why the seller is reported (D10-1); admins decide. */
export function ReportDialog({ of, onClose }: ReportDialogProps) {
  const say = useWords("userPenaltyHistories");
  return (
    <Modal
      opened
      onClose={onClose}
      title={say("title", { seller: of.sellerName })}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <ReportForm of={of} onClose={onClose} />
    </Modal>
  );
}

function ReportForm({ of, onClose }: ReportDialogProps) {
  const say = useWords("userPenaltyHistories");
  const keyOf = useSendKey();
  const [reason, setReason] = useState<string>(penaltyReasons[0]);
  const [isBusy, setBusy] = useState(false);
  const draft: Draft = useDraft({
    schema: penaltyDraft,
    initial: {
      reason: penaltyReasons[0],
      detail: "",
      refType: refTypeOf(of),
      refId: of.refId,
      fileIds: [],
    },
    send: (body) => api.userPenaltyHistories.create({ body }, { idempotencyKey: keyOf(body) }),
    done: () => {
      toast.done(say("done"));
      onClose();
    },
  });
  draft.form.watch("reason", ({ value }) => setReason(String(value)));
  return (
    <DraftForm draft={draft} label={say("title", { seller: of.sellerName })}>
      <p>{say("hint")}</p>
      <ChoiceField
        name="reason"
        label={say("reason")}
        data={penaltyReasons.map((value) => ({ value, label: say(`reasons.${value}`) }))}
      />
      <ProseField
        name="detail"
        label={say(reason === "OTHER" ? "detailNeeded" : "detail")}
        maxLength={1000}
        minRows={3}
      />
      <AttachedFiles label={say("files")} most={mostFiles} onBusy={setBusy} />
      <SendButton fullWidth waiting={isBusy}>
        {say("send")}
      </SendButton>
    </DraftForm>
  );
}
