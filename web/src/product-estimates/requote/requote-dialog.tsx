import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { type Line } from "@bupum/shared/deal/product-estimates/contract";
import { requoteDraft, requoteReasons } from "@bupum/shared/deal/product-estimates/requote";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, NumberField, PriceField, ProseField } from "@bupum/ui/form/fields";
import { UnitPrice } from "@bupum/ui/display/money";
import { toast } from "@bupum/ui/frame/toasts";
import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ConfirmedProduct } from "../../trade/confirmed-product.tsx";
import { useWords } from "../../words.ts";
import { requoteLine } from "../queries.ts";

interface RequoteDialogProps {
  item: Line;
  onClose: () => void;
}

/** Asks one seller for another quote of one line, perhaps with a counter-offer. */
export function RequoteDialog({ item, onClose }: RequoteDialogProps) {
  const say = useWords("requote");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(requoteLine);
  const again = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ["product-estimates"] }),
      client.invalidateQueries({ queryKey: ["estimate-groups", item.groupId] }),
    ]);
  const draft: Draft = useDraft({
    schema: requoteDraft,
    initial: {
      reason: item.currentResponse?.state === "EXPIRED" ? "EXPIRED" : "PRICE",
      targetPrice: item.targetPrice ?? "",
      quantity: item.quantity,
      memo: "",
    },
    send: (body) => mutateAsync({ id: item.id, body: { ...body, version: item.version } }),
    done: () => {
      toast.done(say("done", { seller: item.sellerName }));
      onClose();
      void again();
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void again();
    },
  });
  const currency = item.currentResponse?.currency ?? "KRW";
  return (
    <Modal
      opened
      onClose={onClose}
      title={say("title", { seller: item.sellerName })}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <DraftForm draft={draft}>
        <About item={item} />
        <p>{say(item.replyType === "REJECTED" ? "bodyRefused" : "body")}</p>
        <ChoiceField
          name="reason"
          label={say("reason")}
          data={requoteReasons.map((value) => ({ value, label: say(`reasons.${value}`) }))}
        />
        <PriceField name="targetPrice" currency={currency} label={say("targetPrice")} />
        <NumberField
          name="quantity"
          label={say("quantity", { unit: item.unit })}
          description={say("quantityHint")}
          min={1}
          max={mostPieces}
        />
        <ProseField name="memo" label={say("memo")} maxLength={500} minRows={2} />
        <SendButton fullWidth>{say("submit")}</SendButton>
      </DraftForm>
    </Modal>
  );
}

/** The product, and its present quote. */
function About({ item }: { item: Line }) {
  const say = useWords("requote");
  const trade = useWords("trade");
  const { currentResponse: quote, priceAtQuantity, partNumber, productName } = item;
  const price = priceAtQuantity?.unitPrice ?? quote?.breaks[0]?.unitPrice;
  return (
    <div>
      <p>
        <strong>{partNumber ?? productName}</strong>{" "}
        {[item.manufactorName, partNumber && productName].filter(Boolean).join(" · ")}
      </p>
      <ConfirmedProduct of={item.confirmedProduct} />
      {item.replyType === "REPLIED" && quote && price !== undefined && (
        <p>
          {say("now")} <UnitPrice of={price} currency={quote.currency} vat={quote.vatMode} />{" "}
          {trade("quantityOf", {
            count: priceAtQuantity?.quantity ?? item.quantity,
            unit: item.unit,
          })}
        </p>
      )}
    </div>
  );
}
