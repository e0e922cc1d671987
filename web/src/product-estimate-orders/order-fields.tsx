import type { Order } from "@bupum/shared/product-estimate-orders/contract";
import { orderDraft, type OrderDraft } from "@bupum/shared/product-estimate-orders/draft";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { toInstant } from "@bupum/shared/kernel/time";
import type { User } from "@bupum/shared/users/contract";
import { regions } from "@bupum/shared/users/regions";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, DayField, ProseField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { useCurrentUser } from "../session.ts";
import { Intermediary } from "../trade/intermediary.tsx";
import { linesOfGroup } from "../trade/queries.ts";
import { useSendKey } from "@bupum/ui/form/send-key";
import { useWords } from "../words.ts";
import { BatchSection } from "./batch-section.tsx";
import { type Batch, type BatchResult, batchesOf, type Choice, lineIssue } from "./order-lines.ts";
import { orderKey, sendOrder } from "./queries.ts";
import styles from "./orders.module.css";

/** What all orders of this form share. */
const sharedFields = z.omit(orderDraft, { items: true, fileIds: true });
/** Refusals that the lines show by themselves, once they are read again. */
const lineProblems: readonly (string | undefined)[] = [
  "QUOTE_CHANGED",
  "QUOTE_EXPIRED",
  "QUOTE_NOT_ORDERABLE",
  "QUANTITY_NOT_ORDERABLE",
  "ALTERNATIVE_NOT_ACCEPTED",
  "DUPLICATE_ORDER",
  "ESTIMATE_CLOSED",
];

interface OrderFieldsProps {
  groupId: string;
  chosen: ReadonlyMap<string, Choice>;
  /** Where the last order went. */
  shipTo: Order["shipTo"] | undefined;
}

/** Lines by seller, and where the goods go. */
export function OrderFields({ groupId, chosen, shipTo }: OrderFieldsProps) {
  const say = useWords("productEstimateOrders");
  const { data } = useQuery(linesOfGroup(groupId));
  const [choices, setChoices] = useState(chosen);
  const [results, setResults] = useState<Record<string, BatchResult>>({});
  const [now] = useState(() => toInstant(new Date()));
  const lines = (data?.items ?? []).flatMap((item) => {
    const choice = choices.get(item.id);
    return choice ? [{ item, choice }] : [];
  });
  const batches = batchesOf(lines);
  const open = batches.filter(({ key }) => !results[key]?.poNumber);
  const change = (id: string, next: Partial<Choice>) => {
    setChoices((known) => {
      const choice = known.get(id);
      return choice ? new Map(known).set(id, { ...choice, ...next }) : known;
    });
    setResults((known) =>
      Object.fromEntries(Object.entries(known).filter(([, { poNumber }]) => poNumber)),
    );
  };
  const drop = (id: string) =>
    setChoices((known) => new Map([...known].filter(([lineId]) => lineId !== id)));
  const isFaulty = open.some((batch) => batch.lines.some((line) => lineIssue(line, now)));
  const draft = useOrder({ groupId, open, isFaulty, shipTo, onResult: setResults });
  return (
    <DraftForm draft={draft} label={say("form.title")}>
      {batches.length > 1 && <p>{say("form.batches", { count: batches.length })}</p>}
      {batches.map((batch) => (
        <BatchSection
          key={batch.key}
          batch={batch}
          result={results[batch.key]}
          issueOf={(line) => lineIssue(line, now)}
          onChange={change}
          onDrop={drop}
        />
      ))}
      <ShipTo />
      <Intermediary />
      <div className={styles["send"]}>
        <p className={styles["dimmed"]}>{say("form.sendHint")}</p>
        {open.length > 0 && <SendButton>{say("form.send", { count: open.length })}</SendButton>}
      </div>
    </DraftForm>
  );
}

function ShipTo() {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  return (
    <>
      <section aria-labelledby="ship-to" className={styles["block"]}>
        <h2 id="ship-to">{say("form.shipTo")}</h2>
        <p className={styles["dimmed"]}>{say("form.shipToHint")}</p>
        <div className={styles["fields"]}>
          <TextField name="shipTo.name" label={say("form.name")} autoComplete="name" />
          <TextField name="shipTo.phone" type="tel" label={say("form.phone")} autoComplete="tel" />
          <TextField
            name="shipTo.zip"
            label={say("form.zip")}
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
          />
          <ChoiceField
            name="shipTo.region"
            label={say("form.region")}
            data={[
              { value: "", label: "" },
              ...regions.map((value) => ({ value, label: trade(`regions.${value}`) })),
            ]}
          />
        </div>
        <TextField
          name="shipTo.address"
          label={say("form.address")}
          maxLength={200}
          autoComplete="street-address"
        />
      </section>
      <section aria-labelledby="order-terms" className={styles["block"]}>
        <h2 id="order-terms">{say("form.terms")}</h2>
        <div className={styles["fields"]}>
          <TextField name="buyerPoNumber" label={say("form.poNumber")} maxLength={40} />
          <DayField name="desiredDate" label={say("form.desired")} />
        </div>
        <ProseField name="memo" label={say("form.memo")} maxLength={1000} />
      </section>
    </>
  );
}

interface OrderOptions {
  groupId: string;
  open: readonly Batch[];
  isFaulty: boolean;
  shipTo: Order["shipTo"] | undefined;
  onResult: (change: (known: Record<string, BatchResult>) => Record<string, BatchResult>) => void;
}

const itemsOf = ({ lines }: Batch): OrderDraft["items"] =>
  lines.map(({ item, choice }) => ({
    productEstimateId: item.id,
    responseId: choice.quote.id,
    quantity: choice.quantity,
    acceptAlternative: choice.acceptAlternative,
  }));

/** Where the last order went, else what the account knows. */
function startOf(last: Order["shipTo"] | undefined, user: User | undefined) {
  const phone = last?.phone ?? user?.phone;
  return {
    name: last?.name ?? user?.name ?? "",
    phone: phone ? formatPhone(phone) : "",
    zip: last?.zip ?? "",
    address: last?.address ?? "",
    region: last?.region ?? user?.region ?? "",
  };
}

/** Sends one order after the other; what was refused stays with the new facts in place. */
function useOrder({ groupId, open, isFaulty, shipTo, onResult }: OrderOptions): Draft {
  const say = useWords("productEstimateOrders");
  const user = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSendKey();
  const { mutateAsync } = useMutation(sendOrder);
  const note = (key: string, result: BatchResult) =>
    onResult((known) => ({ ...known, [key]: result }));
  return useDraft({
    schema: sharedFields,
    keepAs: `order-${groupId}`,
    initial: { shipTo: startOf(shipTo, user), buyerPoNumber: "", desiredDate: "", memo: "" },
    send: async (shared) => {
      if (isFaulty) throw new Error(say("form.check"));
      const refusals: unknown[] = [];
      for (const batch of open) {
        const body = { ...shared, items: itemsOf(batch), fileIds: [] };
        try {
          // One after the other: what one seller refuses must not stop the next.
          // oxlint-disable-next-line no-await-in-loop
          const { poNumber } = await mutateAsync({ body, key: keyOf(body) });
          note(batch.key, { poNumber });
        } catch (error) {
          const { message } = failureOf(error);
          if (message) note(batch.key, { refusal: message });
          refusals.push(error);
        }
      }
      void client.invalidateQueries({ queryKey: orderKey });
      void client.invalidateQueries({ queryKey: ["estimate-groups"] });
      if (refusals.length > 0) throw refusals[0];
    },
    done: () => {
      toast.done(say("form.done"));
      void client.invalidateQueries({ queryKey: linesOfGroup(groupId).queryKey });
      void navigate({ to: "/mypage/orders", search: {} });
    },
    failed: (error) => {
      if (isFaulty) {
        toast.failed(say("form.check"));
        return true;
      }
      void client.invalidateQueries({ queryKey: linesOfGroup(groupId).queryKey });
      if (!lineProblems.includes(failureOf(error).code)) return false;
      toast.failed(say("form.partly"));
      return true;
    },
  });
}
