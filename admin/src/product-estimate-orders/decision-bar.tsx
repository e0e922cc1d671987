import type { OrderEntity } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { toast } from "@bupum/ui/frame/toasts";
import { useKitWords } from "@bupum/ui/say";
import { Button, Group, Modal, NativeSelect, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import { type Act, decideOrder, readAgain, rejectReasons } from "./queries.ts";
import styles from "./orders.module.css";

function actsOn({ status, cancelRequest, deletedAt }: OrderEntity): Act[] {
  if (deletedAt) return [];
  if (status === "PENDING") return ["accept", "reject", "cancel"];
  if (status === "CONFIRMED") return cancelRequest ? ["keep", "cancel"] : ["cancel"];
  return ["remove"];
}
type Reason = (typeof rejectReasons)[number];
const shortest = 5;
const isMild = (act: Act) => act === "accept" || act === "keep";

/** An admin's possible decisions on an order now, each with a confirmation. */
export function DecisionBar({ order }: { order: OrderEntity }) {
  const say = useWords("productEstimateOrders");
  const sayKit = useKitWords();
  const [asking, setAsking] = useState<Act>();
  const acts = actsOn(order);
  if (acts.length === 0) return null;
  return (
    <div className={styles["bar"]} role="group" aria-label={say("decide")}>
      {acts.map((act) => (
        <Button
          key={act}
          variant={isMild(act) ? "filled" : "outline"}
          {...(!isMild(act) && { color: "red" })}
          onClick={() => setAsking(act)}
        >
          {say(`acts.${act}.title`)}
        </Button>
      ))}
      <Modal
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking && say(`acts.${asking}.title`)}
        closeButtonProps={{ "aria-label": sayKit("close") }}
      >
        {asking && <Question order={order} act={asking} leave={() => setAsking(undefined)} />}
      </Modal>
    </div>
  );
}

interface QuestionProps {
  order: OrderEntity;
  act: Act;
  leave: () => void;
}

function Question({ order, act, leave }: QuestionProps) {
  const say = useWords("productEstimateOrders");
  const sayKit = useKitWords();
  const client = useQueryClient();
  const [reason, setReason] = useState<Reason>("OUT_OF_STOCK");
  const [detail, setDetail] = useState("");
  const { mutate, isPending } = useMutation({
    ...decideOrder,
    onSuccess: () => {
      toast.done(say(`acts.${act}.done`));
      leave();
    },
    onSettled: () => readAgain(client),
  });
  const needsDetail = act === "cancel" || (act === "reject" && reason === "OTHER");
  const { buyerName, sellerName } = order;
  return (
    <form
      noValidate
      className={styles["question"]}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ id: order.id, act, reason, detail: detail.trim() });
      }}
    >
      <p>{say(`acts.${act}.body`, { buyer: buyerName, seller: sellerName })}</p>
      {(act === "reject" || act === "cancel") && (
        <ReasonFields
          reason={act === "reject" ? reason : undefined}
          onReason={setReason}
          detail={detail}
          onDetail={setDetail}
          needsDetail={needsDetail}
        />
      )}
      <Group grow>
        <Button variant="default" onClick={leave}>
          {sayKit("close")}
        </Button>
        <Button
          type="submit"
          {...(!isMild(act) && { color: "red" })}
          loading={isPending}
          disabled={needsDetail && detail.trim().length < shortest}
        >
          {say(`acts.${act}.title`)}
        </Button>
      </Group>
    </form>
  );
}

interface ReasonFieldsProps {
  reason: Reason | undefined;
  onReason: (reason: Reason) => void;
  detail: string;
  onDetail: (detail: string) => void;
  needsDetail: boolean;
}

function ReasonFields({ reason, onReason, detail, onDetail, needsDetail }: ReasonFieldsProps) {
  const say = useWords("productEstimateOrders");
  return (
    <>
      {reason && (
        <NativeSelect
          data-autofocus
          label={say("reason")}
          value={reason}
          data={rejectReasons.map((value) => ({ value, label: say(`reasons.${value}`) }))}
          onChange={({ currentTarget }) =>
            onReason(rejectReasons.find((one) => one === currentTarget.value) ?? "OTHER")
          }
        />
      )}
      <Textarea
        label={say("detail")}
        description={needsDetail ? say("detailHint") : undefined}
        value={detail}
        required={needsDetail}
        maxLength={500}
        rows={3}
        onChange={(event) => onDetail(event.currentTarget.value)}
      />
    </>
  );
}
