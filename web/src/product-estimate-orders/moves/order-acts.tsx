import { useNow } from "@bupum/ui/now";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { isCancelAsked, isCancelOverdue } from "@bupum/shared/deal/product-estimate-orders/rules";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useFormatter } from "use-intl";
import { useWords } from "../../words.ts";
import { cancelOrder, completeOrder, keepOrder, readAgain } from "./queries.ts";
import styles from "./moves.module.css";

const CancelDialog = lazy(async () => ({
  default: (await import("./cancel-dialog.tsx")).CancelDialog,
}));
const ShipDialog = lazy(async () => ({ default: (await import("./ship-dialog.tsx")).ShipDialog }));

interface OrderActsProps {
  of: Order;
  side: "BUYER" | "SELLER";
}

/** What its reader may do with an order beyond accepting it. */
export function OrderActs({ of, side }: OrderActsProps) {
  const say = useWords("orderMoves");
  const [asked, setAsked] = useState<"cancel" | "ship">();
  const complete = useComplete(of);
  const isBuyer = side === "BUYER";
  const isRunning = of.status === "CONFIRMED";
  const mayCancel = isRunning ? !of.cancelRequest : isBuyer && of.status === "PENDING";
  const close = () => setAsked(undefined);
  return (
    <>
      {isCancelAsked(of) && <Wish of={of} side={side} />}
      {of.status === "CANCELLED" && <CancelledNote of={of} />}
      <div className={styles["acts"]}>
        {mayCancel && (
          <Button variant="default" mih={44} onClick={() => setAsked("cancel")}>
            {say(isRunning ? "cancel.ask" : "cancel.title")}
          </Button>
        )}
        {isRunning && isBuyer && (
          <Button mih={44} loading={complete.isPending} onClick={() => void complete.ask()}>
            {say("complete.act")}
          </Button>
        )}
        {isRunning && !isBuyer && (
          <Button mih={44} onClick={() => setAsked("ship")}>
            {say(of.shipment ? "shipment.change" : "shipment.act")}
          </Button>
        )}
        {isBuyer && !isRunning && of.status !== "PENDING" && <OrderAgain of={of} />}
      </div>
      <Suspense>
        {asked === "cancel" && <CancelDialog order={of} opened onClose={close} />}
        {asked === "ship" && <ShipDialog order={of} opened onClose={close} />}
      </Suspense>
    </>
  );
}

function useComplete(of: Order) {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(completeOrder);
  const ask = async () => {
    const spec = { title: say("complete.act"), body: say("complete.body") };
    if (!(await confirmed({ ...spec, primary: say("complete.act") }))) return;
    await mutateAsync(of.id).then(
      () => toast.done(say("complete.done")),
      () => undefined, // The client has said why.
    );
    void readAgain(client);
  };
  return { ask, isPending };
}

/** What its reader answers to an open wish: the other's is asked for once more. */
function useWishAnswers(of: Order, wish: Order["cancelRequest"], isOwn: boolean) {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const cancel = useMutation(cancelOrder);
  const keep = useMutation(keepOrder);
  const done = (words: string) => {
    toast.done(words);
    void readAgain(client);
  };
  const failed = () => void readAgain(client);
  const agreed = () => done(say("cancel.done"));
  const agree = async () => {
    const spec = { title: say("wish.agree"), body: say("wish.agreeBody"), danger: true };
    if (!wish || !(await confirmed({ ...spec, primary: say("wish.agree") }))) return;
    const { reason, detail } = wish;
    const body = { reason, ...(detail && { detail }) };
    cancel.mutate({ id: of.id, body }, { onSuccess: agreed, onError: failed });
  };
  const kept = () => done(say(isOwn ? "wish.takenBack" : "wish.kept"));
  const goOn = async () => {
    const spec = { title: say("wish.decline"), body: say("wish.declineBody") };
    if (!isOwn && !(await confirmed({ ...spec, primary: say("wish.decline") }))) return;
    keep.mutate(of.id, { onSuccess: kept, onError: failed });
  };
  return { agree, goOn, isAgreeing: cancel.isPending, isKeeping: keep.isPending };
}

/** An open wish to cancel: its reader answers the other's, or takes back the own. */
function Wish({ of, side }: OrderActsProps) {
  const say = useWords("orderMoves");
  const format = useFormatter();
  const wish = of.cancelRequest;
  const isOwn = wish?.by === side;
  const answers = useWishAnswers(of, wish, isOwn);
  const now = useNow();
  if (!wish) return null;
  const until = format.dateTime(new Date(wish.dueAt), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Alert
      color="orange"
      title={isOwn ? say("wish.own") : say("wish.other", { who: say(`sides.${wish.by}`) })}
    >
      <div className={styles["wish"]}>
        <p>{say("wish.reason", { reason: say(`reasons.${wish.reason}`) })}</p>
        {wish.detail && <p>{wish.detail}</p>}
        <p>{isCancelOverdue(of, now) ? say("wish.overdue") : say("wish.until", { until })}</p>
        <div className={styles["acts"]}>
          <Button
            variant="default"
            mih={44}
            loading={answers.isKeeping}
            onClick={() => void answers.goOn()}
          >
            {say(isOwn ? "wish.takeBack" : "wish.decline")}
          </Button>
          {!isOwn && (
            <Button
              color="red"
              mih={44}
              loading={answers.isAgreeing}
              onClick={() => void answers.agree()}
            >
              {say("wish.agree")}
            </Button>
          )}
        </div>
      </div>
    </Alert>
  );
}

function CancelledNote({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  if (!of.cancelReason) return null;
  return (
    <Alert color="gray" title={say("cancelled")}>
      <p>{say("wish.reason", { reason: say(`reasons.${of.cancelReason}`) })}</p>
      {of.cancelDetail && <p>{of.cancelDetail}</p>}
    </Alert>
  );
}

/** Back to the quote that was ordered, with the same quantity (D6-6). */
function OrderAgain({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  const { groupId, productEstimateId: lines, quantity } = of;
  return (
    <Button
      mih={44}
      renderRoot={(props) => (
        <Link
          to="/mypage/estimates/$groupId/order"
          params={{ groupId }}
          search={{ lines, quantity: String(quantity) }}
          {...props}
        />
      )}
    >
      {say("again")}
    </Button>
  );
}
