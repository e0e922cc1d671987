import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { isCancelAsked, isCancelOverdue } from "@bupum/shared/deal/product-estimate-orders/rules";
import { useDays } from "@bupum/ui/display/days";
import { useNow } from "@bupum/ui/now";
import { Alert, Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../words.ts";
import styles from "./moves.module.css";

interface OrderNotesProps {
  of: Order;
  side: "BUYER" | "SELLER";
}

/** What stands about one line beside its state: a request to cancel it, why it was cancelled, or stock to be counted. */
export function OrderNotes({ of, side }: OrderNotesProps) {
  return (
    <>
      {isCancelAsked(of) && <CancelRequest of={of} side={side} />}
      {of.status === "CANCELLED" && <CancelledNote of={of} />}
      {of.status === "CONFIRMED" && side === "SELLER" && <StockNote of={of} />}
    </>
  );
}

/** Its unit cannot be counted in that of the stock: the seller does it (D6-29). */
function StockNote({ of: { stockKeptIn: own, unit } }: { of: Order }) {
  const say = useWords("orderMoves");
  if (!own) return null;
  return (
    <Alert color="orange" title={say("stockKept.title")}>
      <p>{say("stockKept.hint", { own, unit })}</p>
      <Link to="/seller/merchandises">{say("stockKept.see")}</Link>
    </Alert>
  );
}

function CancelRequest({ of, side }: OrderNotesProps) {
  const say = useWords("orderMoves");
  const days = useDays();
  const now = useNow();
  const { cancelRequest } = of;
  if (!cancelRequest) return null;
  const until = days.moment(cancelRequest.dueAt);
  const isOwn = cancelRequest.by === side;
  return (
    <Alert
      color="orange"
      title={
        isOwn
          ? say("cancelRequest.own")
          : say("cancelRequest.other", { who: say(`sides.${cancelRequest.by}`) })
      }
    >
      <p>{say("cancelRequest.reason", { reason: say(`reasons.${cancelRequest.reason}`) })}</p>
      {cancelRequest.detail && <p>{cancelRequest.detail}</p>}
      {cancelRequest.quantity && (
        <p>{say("cancelRequest.pieces", { count: cancelRequest.quantity, unit: of.unit })}</p>
      )}
      <p>
        {isCancelOverdue(of, now)
          ? say("cancelRequest.overdue")
          : say("cancelRequest.until", { until })}
      </p>
    </Alert>
  );
}

function CancelledNote({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  if (!of.cancelReason) return null;
  return (
    <Alert color="gray" title={say("cancelled")}>
      <p>{say("cancelRequest.reason", { reason: say(`reasons.${of.cancelReason}`) })}</p>
      {of.cancelDetail && <p>{of.cancelDetail}</p>}
    </Alert>
  );
}

/** Back to the quote that was ordered, with the same quantity (D6-6). */
export function OrderAgain({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  const { groupId, productEstimateId: lines, quantity, status } = of;
  if (status === "PENDING" || status === "CONFIRMED") return null;
  return (
    <div className={styles["acts"]}>
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
    </div>
  );
}
