import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import {
  actsOn,
  isCompletionNext,
  type LineAct,
} from "@bupum/shared/deal/product-estimate-orders/line-acts";
import { isPartly } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { Button, type ButtonProps } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../words.ts";
import { useCancelDecisions } from "./cancel-decisions.ts";
import styles from "./moves.module.css";

const CancelDialog = lazy(async () => ({
  default: (await import("./cancel-dialog.tsx")).CancelDialog,
}));
const ShipDialog = lazy(async () => ({ default: (await import("./ship-dialog.tsx")).ShipDialog }));
const AcceptDialog = lazy(async () => ({
  default: (await import("../seller/accept-dialog.tsx")).AcceptDialog,
}));
const RejectDialog = lazy(async () => ({
  default: (await import("../seller/reject-dialog.tsx")).RejectDialog,
}));

type Lines = readonly [Order, ...Order[]];
interface Asked {
  act: LineAct;
  lines: Lines;
}

interface OrderActsProps {
  /** Lines of one purchase order: all of them, or those that were chosen. */
  lines: readonly Order[];
  side: "BUYER" | "SELLER";
}

/** What ends a deal, and what its reader most likely came for. */
const looks: Partial<Record<LineAct, ButtonProps>> = {
  reject: { variant: "default" },
  cancel: { variant: "default" },
  askCancel: { variant: "default" },
  agree: { variant: "outline", color: "red" },
  keep: { variant: "default" },
};

/** What its reader may do with lines, in one order on every page (D3-30). */
export function OrderActs({ lines, side }: OrderActsProps) {
  const [asked, setAsked] = useState<Asked>();
  const answers = useCancelDecisions(side);
  const nameOf = useActNames(side);
  const acts = actsOn(lines, side);
  const close = () => setAsked(undefined);
  const start = (act: LineAct, [first, ...others]: readonly Order[]) => {
    if (!first) return;
    const open: Lines = [first, ...others];
    if (act === "agree" || act === "keep" || act === "complete") void answers[act](open);
    else setAsked({ act, lines: open });
  };
  if (acts.length === 0) return null;
  return (
    <>
      <div className={styles["acts"]}>
        {acts.map(({ act, lines: open }) => (
          <Button
            key={act}
            mih={44}
            {...(act === "complete" && !isCompletionNext(open)
              ? { variant: "default" }
              : looks[act])}
            loading={answers.running === act}
            onClick={() => start(act, open)}
          >
            {nameOf(act, open, lines.length)}
          </Button>
        ))}
      </div>
      <Suspense>{asked && <Dialog asked={asked} onClose={close} />}</Suspense>
    </>
  );
}

function Dialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { act, lines } = asked;
  const [order] = lines;
  if (act === "ship") return <ShipDialog lines={lines} opened onClose={onClose} />;
  if (act === "accept")
    return <AcceptDialog deciding={{ act, order, batch: lines }} onClose={onClose} />;
  if (act === "reject")
    return <RejectDialog deciding={{ act, order, batch: lines }} onClose={onClose} />;
  return <CancelDialog lines={lines} opened onClose={onClose} />;
}

/** What a button says: with the number of its lines, where it is not about all or there are more. */
function useActNames(side: OrderActsProps["side"]) {
  const say = useWords("orderMoves");
  return (act: LineAct, open: readonly Order[], of: number): string => {
    const isOwn = open.every(({ cancelRequest }) => cancelRequest?.by === side);
    const isAgain = open.every(({ shipment }) => shipment);
    const name = {
      accept: say("acts.accept"),
      reject: say("acts.reject"),
      cancel: say("cancel.title"),
      askCancel: say("cancel.ask"),
      agree: say("cancelRequest.agree"),
      keep: say(isOwn ? "cancelRequest.takeBack" : "cancelRequest.decline"),
      ship: say(isAgain ? "shipment.change" : "shipment.act"),
      complete: say(open.every(isPartly) ? "complete.partly" : "complete.act"),
      remove: say("cancel.title"),
    }[act];
    return of > 1 ? say("acts.ofLines", { count: open.length, act: name }) : name;
  };
}
