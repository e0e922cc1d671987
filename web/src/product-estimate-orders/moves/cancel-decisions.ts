import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { isPartly } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../../words.ts";
import { cancelLines, completeLines, keepLines, readAgain } from "./queries.ts";

type Lines = readonly [Order, ...Order[]];
const idsOf = (lines: Lines) => lines.map(({ id }) => id);
/** The lines as they stand on the page: who agrees twice asks for nothing more (D39-4). */
const seenIn = (lines: Lines) => lines.map(({ id, version }) => ({ orderId: id, version }));

/** Of which order, and how many of its lines. */
const ofLines = (lines: Lines) => ({ number: lines[0].poNumber, count: lines.length });

const ask = (title: string, body: string, danger = false) =>
  confirmed({ title, body, primary: title, danger });

/** What is asked and said of lines of which pieces are still to come, and of others (D39-5). */
function wordsOfCompletion(say: ReturnType<typeof useWords<"orderMoves">>, lines: Lines) {
  const of = ofLines(lines);
  return lines.every(isPartly)
    ? {
        title: say("complete.partly"),
        body: say("complete.partlyBody", of),
        done: say("complete.partlyDone", of),
      }
    : {
        title: say("complete.act"),
        body: say("complete.body", of),
        done: say("complete.done", of),
      };
}

/** Acts that need no more than a yes. */
export function useCancelDecisions(side: "BUYER" | "SELLER") {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const cancel = useMutation(cancelLines);
  const keep = useMutation(keepLines);
  const complete = useMutation(completeLines);
  const sent = async (call: Promise<unknown>, done: string) => {
    const isDone = await call.then(
      () => true,
      () => false, // The client has said why.
    );
    if (isDone) toast.done(done);
    void readAgain(client);
  };
  return {
    running: cancel.isPending
      ? ("agree" as const)
      : keep.isPending
        ? ("keep" as const)
        : complete.isPending && ("complete" as const),
    /** Agrees to the other side's request, after a question. */
    async agree(lines: Lines) {
      const pieces = lines.length === 1 ? lines[0].cancelRequest?.quantity : undefined;
      if (
        !(await ask(
          say("cancelRequest.agree"),
          pieces === undefined
            ? say("cancelRequest.agreeBody", ofLines(lines))
            : say("cancelRequest.agreePieces", { number: lines[0].poNumber, count: pieces }),
          true,
        ))
      )
        return;
      const [{ id, cancelRequest }] = lines;
      const { reason = "OTHER", detail } = cancelRequest ?? {};
      const body = {
        reason,
        ...(detail && { detail }),
        orderIds: idsOf(lines),
        seen: seenIn(lines),
      };
      await sent(cancel.mutateAsync({ id, body }), say("cancel.done"));
    },
    /** Declines the other side's request after a question, or takes back one's own. */
    async keep(lines: Lines) {
      const isOwn = lines.every(({ cancelRequest }) => cancelRequest?.by === side);
      const question = say("cancelRequest.declineBody", ofLines(lines));
      if (!isOwn && !(await ask(say("cancelRequest.decline"), question))) return;
      const call = keep.mutateAsync({ id: lines[0].id, body: { orderIds: idsOf(lines) } });
      await sent(call, say(isOwn ? "cancelRequest.takenBack" : "cancelRequest.kept"));
    },
    async complete(lines: Lines) {
      const { title, body, done } = wordsOfCompletion(say, lines);
      if (!(await ask(title, body))) return;
      const call = complete.mutateAsync({ id: lines[0].id, body: { orderIds: idsOf(lines) } });
      await sent(call, done);
    },
  };
}
