import type { OrderDraft } from "@bupum/shared/deal/product-estimate-orders/draft";
import { failureOf } from "@bupum/ui/failure";
import { useSendKey } from "@bupum/ui/form/send-key";
import { useMutation } from "@tanstack/react-query";
import type { BatchResult } from "./order-lines.ts";
import { askApproval, sendOrder } from "./queries.ts";

interface Sent {
  body: OrderDraft;
  key: string;
  /** For those who approve it, where the company's rules ask them (D41-1). */
  comment: string | undefined;
}

/** Sends one order; one that the company's rules do not let out is sent to its approvers instead. */
export function useSending(): (sent: Sent) => Promise<BatchResult> {
  const keyOf = useSendKey();
  const order = useMutation(sendOrder);
  const approval = useMutation(askApproval);
  return async ({ body, key, comment }) => {
    try {
      const { poNumber } = await order.mutateAsync({ body, key });
      return { poNumber };
    } catch (error) {
      if (failureOf(error).code !== "APPROVAL_NEEDED") throw error;
      const { fileIds: _, ...draft } = body;
      const asked = { ...draft, comment };
      const { id } = await approval.mutateAsync({ body: asked, key: keyOf(asked) });
      return { approvalId: id };
    }
  };
}

/** What the form shows of an order that was refused. */
export function refusedAs(error: unknown, unanswered: string): BatchResult {
  const { message: refusal = unanswered, params } = failureOf(error);
  const waitsIn = params["approvalId"];
  return { refusal, ...(typeof waitsIn === "string" && { waitsIn }) };
}
