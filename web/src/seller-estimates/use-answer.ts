import type { Estimate } from "@bupum/shared/estimates/contract";
import type {
  ProductEstimate,
  ProductEstimateDetail,
} from "@bupum/shared/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft, withoutBlanks } from "@bupum/ui/form/draft";
import { kept } from "@bupum/ui/form/kept";
import { toast } from "@bupum/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSendKey } from "../trade/send-key.ts";
import { useWords } from "../words.ts";
import {
  answerSchema,
  type AnswerForm,
  atPlaces,
  blankBreak,
  draftsOf,
  type FormItem,
  formOf,
  isAnswerable,
} from "./answer-form.ts";
import { lineDetail, readAgain, sendQuotes } from "./queries.ts";

type SentBody = Parameters<NonNullable<typeof sendQuotes.mutationFn>>[0]["body"];

/** So many drafts are read by themselves; more wait for a press. */
const readAtOnce = 10;

interface Asked {
  estimate: Estimate;
  lines: readonly ProductEstimate[];
}

/** The same failure with its issues at the lines of the form. */
function atForm(error: unknown, places: readonly number[]): Error {
  const { status, code, message, issues, params, requestId } = failureOf(error);
  const moved = issues.map((issue) => ({ ...issue, path: atPlaces(issue.path, places) }));
  return Object.assign(new Error(message ?? code), {
    status,
    body: { status, code, message, issues: moved, params, requestId },
  });
}

/** A draft that was kept on the server, put into the fields. */
function withDraft(item: FormItem, { draft }: ProductEstimateDetail): FormItem {
  if (!draft) return item;
  return {
    ...item,
    breaks: draft.breaks?.map((step) => blankBreak(step.minQty, step.unitPrice)) ?? item.breaks,
    orderMultiple: draft.orderMultiple ?? item.orderMultiple,
    maxQty: draft.maxQty ?? "",
    leadTimeDays: draft.leadTimeDays ?? "",
    condition: draft.condition ?? item.condition,
    offersOther: draft.alternative !== undefined,
    alternative: { ...item.alternative, ...draft.alternative },
    memo: draft.memo ?? "",
  };
}

/** The answer to one estimate: sent all at once, kept in the browser and as a draft. */
export function useAnswer({ estimate, lines }: Asked) {
  const say = useWords("sellerEstimates");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const { mutateAsync } = useMutation(sendQuotes);
  const keepAs = `answer-${estimate.id}`;
  const [initial] = useState(() => formOf(lines, estimate));
  const [hadTyped] = useState(() => Object.keys(kept(keepAs)).length > 0);
  const versionOf = (id: string) => lines.find((line) => line.id === id)?.version;

  const draft: Draft = useDraft({
    schema: answerSchema,
    initial: { ...initial },
    keepAs,
    send: async ({ items }) => {
      const places = items.flatMap((item, index) => (item ? [index] : []));
      // Versions come from what was read last: what was typed may be older.
      const sent = items.flatMap((item) =>
        item ? [{ ...item, version: versionOf(item.productEstimateId) }] : [],
      );
      if (sent.length === 0) throw atForm(new Error(), []);
      const body: SentBody = { items: sent };
      try {
        return await mutateAsync({ body, idempotencyKey: keyOf(body) });
      } catch (error) {
        throw atForm(error, places);
      }
    },
    done: (sent) => {
      toast.done(say("answer.sent", { count: sent.length }));
      scrollTo({ top: 0 });
      void readAgain(client);
    },
    failed: (error) => {
      if (!isAnyIncluded(draft)) {
        toast.failed(say("answer.nothing"));
        return true;
      }
      // Somebody was faster, or time ran out: what was typed stays, the facts are read again.
      if (failureOf(error).status === 409) void readAgain(client);
      return false;
    },
  });

  const saveDraft = useMutation({
    mutationFn: () => {
      const items = draftsOf(withoutBlanks(draft.form.getValues()) as never);
      // The fields are the contract's own; what is missing may be missing in a draft.
      const body = { items, draft: true } as SentBody;
      return mutateAsync({ body, idempotencyKey: crypto.randomUUID() });
    },
    meta: { quiet: true },
    onSuccess: (saved) => toast.done(say("answer.draftSaved", { count: saved.length })),
    onError: (error) => {
      const { issues, message } = failureOf(error);
      toast.failed(issues[0]?.message ?? message ?? say("answer.draftFailed"));
    },
  });

  const readDrafts = useMutation({
    mutationFn: () =>
      Promise.all(
        lines.map((line) => (isAnswerable(line) ? client.fetchQuery(lineDetail(line.id)) : null)),
      ),
    meta: { quiet: true },
    onSuccess: (details) => {
      const count = details.filter((detail) => detail?.draft).length;
      if (count === 0) return;
      // The form holds what formOf put there.
      const form = draft.form.getValues() as unknown as AnswerForm;
      const items = form.items.map((item, index) => {
        const detail = details[index];
        return detail ? withDraft(item, detail) : item;
      });
      draft.set({ ...form, items });
      toast.note(say("answer.draftRead", { count }));
    },
  });
  const open = lines.filter(isAnswerable);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current || hadTyped || open.length === 0 || open.length > readAtOnce) return;
    isAsked.current = true;
    readDrafts.mutate();
  }, [hadTyped, open.length, readDrafts]);

  return { draft, initial, saveDraft, readDrafts, mayReadDrafts: open.length > readAtOnce };
}

/** Whether any line is ticked. */
export const isAnyIncluded = (draft: Draft): boolean =>
  // The form holds what formOf put there.
  (draft.form.getValues() as unknown as AnswerForm).items.some(({ included }) => included);
