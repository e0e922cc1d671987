import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { canAmend, needsDay, needsSupply } from "@bupum/shared/papers/tax-invoices/rules";
import { amendReasons } from "@bupum/shared/papers/tax-invoices/states";
import { seoulDay } from "@bupum/shared/kernel/time";
import { fieldKey, useDraft, useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { DayField, NumberField, TextField } from "@bupum/ui/form/fields";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { useNow } from "@bupum/ui/now";
import { Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { amendmentFields, changeOf, directions, previewOf } from "./amendment-fields.ts";
import { AmendmentPreview } from "./amendment-preview.tsx";
import { amendInvoice } from "./queries.ts";
import styles from "./tax-invoices.module.css";

/** Why an invoice is amended and by how much, with the documents that it makes (D42). */
export function AmendmentForm({ of }: { of: TaxInvoice }) {
  const say = useWords("taxInvoices");
  const navigate = useNavigate();
  const keyOf = useSendKey();
  const today = seoulDay(useNow());
  const { mutateAsync } = useMutation(amendInvoice(useQueryClient()));
  const draft = useDraft({
    schema: amendmentFields,
    initial: { reason: "", direction: directions[0], supply: "", on: today, remark: "" },
    send: ({ remark, ...typed }) => {
      const { reason } = typed;
      const body = {
        reason,
        ...changeOf(typed),
        ...(remark !== undefined && { remark }),
        version: of.version,
      };
      return mutateAsync({ id: of.id, body, idempotencyKey: keyOf(body) });
    },
    done: ({ ids }) => {
      toast.done(say("amend.done"));
      // Of two documents the second one says how it is from now on.
      const taxInvoiceId = ids.at(-1);
      if (!taxInvoiceId) return;
      scrollTo({ top: 0 });
      void navigate({ to: "/seller/tax-invoices/$taxInvoiceId", params: { taxInvoiceId } });
    },
  });
  return (
    <DraftForm draft={draft} label={say("amend.act")}>
      <Reasons of={of} />
      <Change of={of} today={today} />
    </DraftForm>
  );
}

function Reasons({ of }: { of: TaxInvoice }) {
  const say = useWords("taxInvoices");
  const { form } = useDraftOfForm();
  return (
    <Radio.Group
      key={fieldKey(form, "reason")}
      name="reason"
      label={say("amend.reason")}
      {...form.getInputProps("reason")}
    >
      <div className={styles["choices"]}>
        {amendReasons.map((reason) => {
          const isOpen = canAmend(of, reason);
          // An invoice of which something is left is closed to two reasons alone.
          const closed = reason === "LOCAL_CREDIT" ? "LOCAL_CREDIT" : "ENTRY_ERROR";
          return (
            <Radio
              key={reason}
              size="md"
              value={reason}
              label={say(`reasons.${reason}`)}
              description={say(isOpen ? `amend.hints.${reason}` : `amend.closed.${closed}`)}
              disabled={!isOpen}
            />
          );
        })}
      </div>
    </Radio.Group>
  );
}

interface ChangeProps {
  of: TaxInvoice;
  today: string;
}

/** What the chosen reason asks for, what is made of it, and the button. */
function Change({ of, today }: ChangeProps) {
  const say = useWords("taxInvoices");
  const [named, side, supply, on] = [
    useFieldValue("reason"),
    useFieldValue("direction"),
    useFieldValue("supply"),
    useFieldValue("on"),
  ];
  const reason = amendReasons.find((one) => one === named);
  if (!reason) return <p className={styles["dimmed"]}>{say("amend.chooseReason")}</p>;
  const direction = directions.find((one) => one === side) ?? "LESS";
  const typed = {
    reason,
    direction,
    supply: Number(supply) || undefined,
    on: typeof on === "string" && on !== "" ? on : undefined,
  };
  const preview = previewOf(of, typed, today);
  return (
    <>
      {reason === "VALUE_CHANGED" && <Directions />}
      {needsSupply(reason) && (
        <NumberField
          name="supply"
          label={say(`amend.supply.${reason === "VALUE_CHANGED" ? direction : "OTHER"}`)}
          description={say("amend.supplyHint")}
          min={1}
          allowDecimal={false}
          rightSection={say("won")}
          maw={320}
        />
      )}
      {needsDay(reason) && (
        <DayField
          name="on"
          label={say("amend.on")}
          description={say("amend.onHint")}
          min={of.writtenOn}
          max={today}
          maw={320}
        />
      )}
      <TextField name="remark" label={say("amend.remark")} maxLength={100} />
      <AmendmentPreview of={of} preview={preview} />
      <SendButton waiting={preview === "TOO_MUCH" || preview === "WRONG_DAY"}>
        {say("amend.act")}
      </SendButton>
    </>
  );
}

function Directions() {
  const say = useWords("taxInvoices");
  const { form } = useDraftOfForm();
  return (
    <Radio.Group
      key={fieldKey(form, "direction")}
      name="direction"
      label={say("amend.direction")}
      {...form.getInputProps("direction")}
    >
      <div className={styles["acts"]}>
        {directions.map((one) => (
          <Radio key={one} size="md" value={one} label={say(`amend.directions.${one}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}
