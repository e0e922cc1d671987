import type { AwardPreset } from "@bupum/shared/deal/award-plans/choices";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Region, regions } from "@bupum/shared/reference/regions/regions";
import type { ShipTo } from "@bupum/shared/reference/addresses/ship-to";
import { orderApprovalDraft } from "@bupum/shared/deal/order-approvals/contract";
import { orderDraft, type OrderDraft } from "@bupum/shared/deal/product-estimate-orders/draft";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import * as z from "zod/mini";
import { fieldsOf } from "../addresses/ship-to.ts";
import { centresKey } from "../cost-centres/queries.ts";
import { orderNumbersKey } from "../order-numbers/queries.ts";
import { refusedAt } from "../order-numbers/refused-at.ts";
import { tellPlanLimit } from "../plan/refused.tsx";
import { useCurrentUser } from "../session.ts";
import { linesOfGroup } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { useOfTemplate } from "./number/of-template.ts";
import { covers, type KeptPlan, orderKeyOf, planWords, readPlan, writePlan } from "./kept-plan.ts";
import type { Batch, BatchResult } from "./order-lines.ts";
import { keepPlan, orderKey } from "./queries.ts";
import { refusedAs, useSending } from "./sending.ts";

/** What all orders of this form share. */
const sharedFields = z.extend(
  z.omit(orderDraft, { items: true, fileIds: true, awardPlanId: true }),
  z.pick(orderApprovalDraft, { comment: true }).shape,
);
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

/** What the form starts with. */
export interface Start {
  shipTo: Partial<ShipTo> | undefined;
  /** Where no place is known: of the request, else the usual one (D44-4). */
  region: Region | "";
}

interface PlacingOptions {
  groupId: string;
  /** How the quotes were chosen. */
  preset: AwardPreset;
  /** The orders that are still to be sent. */
  open: readonly Batch[];
  isFaulty: boolean;
  start: Start;
  onResult: (change: (known: Record<string, BatchResult>) => Record<string, BatchResult>) => void;
}

const itemsOf = ({ lines }: Batch): OrderDraft["items"] =>
  lines.map(({ item, choice }) => ({
    productEstimateId: item.id,
    responseId: choice.quote.id,
    quantity: choice.quantity,
    acceptAlternative: choice.acceptAlternative,
  }));

/** The region that the form says; undefined before one is chosen. */
export function regionIn(form: object): Region | undefined {
  const { shipTo } = form as { shipTo?: { region?: unknown } };
  return regions.find((one) => one === shipTo?.region);
}

/** Keeps the plan before its orders leave; what it already says is not kept again. */
function usePlan(groupId: string, preset: AwardPreset) {
  const known = useRef<KeptPlan>(undefined);
  const keyOf = useSendKey();
  const { mutateAsync } = useMutation(keepPlan);
  return async (open: readonly Batch[]): Promise<Id<"awp">> => {
    const lines = planWords(open);
    const kept = known.current ?? readPlan(groupId);
    if (covers(kept, lines)) return kept.id;
    const items = open.flatMap(itemsOf).map(({ productEstimateId, responseId, quantity }) => ({
      productEstimateId,
      responseId,
      quantity,
    }));
    const body = { groupId: groupId as Id<"egr">, preset, items }; // Out of the address.
    const { id } = await mutateAsync({ body, key: keyOf([body, lines]) });
    known.current = { id, lines };
    writePlan(groupId, known.current);
    return id;
  };
}

/** What orders and approvals change on other pages. */
function readAgain(client: QueryClient): void {
  const changed = [
    orderKey,
    ["estimate-groups"],
    ["award-plans"],
    ["order-approvals"],
    centresKey,
    orderNumbersKey,
  ];
  for (const queryKey of changed) void client.invalidateQueries({ queryKey });
}

const nothingSaid = {
  buyerPoNumber: "",
  desiredDate: "",
  memo: "",
  costCentreId: "",
  comment: "",
};

/** Sends one order after the other; what was refused stays with the new facts in place. */
export function usePlacing(options: PlacingOptions): Draft {
  const { groupId, preset, open, isFaulty, start, onResult } = options;
  const say = useWords("productEstimateOrders");
  const user = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const planOf = usePlan(groupId, preset);
  const ofTemplate = useOfTemplate();
  const send = useSending();
  const note = (key: string, result: BatchResult) =>
    onResult((known) => ({ ...known, [key]: result }));
  return useDraft({
    schema: sharedFields,
    keepAs: `order-${groupId}`,
    initial: { shipTo: fieldsOf(start.shipTo, { ...user, region: start.region }), ...nothingSaid },
    send: async ({ comment, ...shared }) => {
      if (isFaulty) throw new Error(say("form.check"));
      const refusal = ofTemplate(shared.buyerPoNumber ?? "");
      if (refusal) throw refusedAt("buyerPoNumber", refusal);
      const awardPlanId = await planOf(open);
      const refusals: unknown[] = [];
      let isAsked = false;
      for (const batch of open) {
        const body = { ...shared, items: itemsOf(batch), fileIds: [], awardPlanId };
        try {
          // One after the other: what one seller refuses must not stop the next.
          // oxlint-disable-next-line no-await-in-loop
          const result = await send({ body, key: orderKeyOf(awardPlanId, batch), comment });
          isAsked ||= result.approvalId !== undefined;
          note(batch.key, result);
        } catch (error) {
          note(batch.key, refusedAs(error, say("form.unanswered")));
          refusals.push(error);
        }
      }
      readAgain(client);
      if (refusals.length > 0) throw refusals[0];
      return isAsked;
    },
    done: (isAsked) => {
      toast.done(say(isAsked ? "form.asked" : "form.done"));
      void client.invalidateQueries({ queryKey: linesOfGroup(groupId).queryKey });
      void navigate(isAsked ? { to: "/mypage/approvals" } : { to: "/mypage/orders", search: {} });
    },
    failed: (error) => {
      if (isFaulty) {
        toast.failed(say("form.check"));
        return true;
      }
      void client.invalidateQueries({ queryKey: linesOfGroup(groupId).queryKey });
      if (tellPlanLimit(error)) return true;
      if (!lineProblems.includes(failureOf(error).code)) return false;
      toast.failed(say("form.partly"));
      return true;
    },
  });
}
