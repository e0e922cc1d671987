import type { Line, LineDetail } from "@bupum/shared/deal/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, withoutBlanks } from "@bupum/ui/form/draft";
import { blankBreak } from "@bupum/ui/form/rows";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useWords } from "../../../words.ts";
import {
  type QuoteForm,
  draftsOf,
  type FilledForm,
  type FormItem,
  isQuotable,
} from "./quote-form.ts";
import { useQuoteCalls } from "./quote-calls.ts";
import { lineDetail, sendQuotes, type SentQuotes } from "../queries.ts";

/** Number of drafts that are read automatically; with more, the seller presses a button. */
const readAtOnce = 10;

/** A draft that was kept on the server, put into the fields. */
function withDraft(item: FormItem, { draft }: LineDetail): FormItem {
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

interface DraftsProps {
  draft: Draft<QuoteForm>;
  lines: readonly Line[];
  /** Something typed before is on the screen: drafts of the server must not cover it. */
  hadTyped: boolean;
}

/** Drafts on the server: kept with a press, read when the page opens. */
export function useDrafts({ draft, lines, hadTyped }: DraftsProps) {
  const say = useWords("sellerEstimates");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(sendQuotes);
  const saveDraft = useMutation({
    mutationFn: () => {
      const items = draftsOf(withoutBlanks(draft.form.getValues()) as FilledForm);
      // The fields are the contract's own; what is missing may be missing in a draft.
      const body = { items, draft: true } as SentQuotes;
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
        lines.map((line) => (isQuotable(line) ? client.fetchQuery(lineDetail(line.id)) : null)),
      ),
    meta: { quiet: true },
    onSuccess: (details) => {
      const count = details.filter((detail) => detail?.draft).length;
      if (count === 0) return;
      const form = draft.values();
      const items = form.items.map((item, index) => {
        const detail = details[index];
        return detail ? withDraft(item, detail) : item;
      });
      draft.set({ ...form, items });
      toast.note(say("answer.draftRead", { count }));
    },
  });
  const { isSignedIn } = useQuoteCalls();
  const open = isSignedIn ? lines.filter(isQuotable) : [];
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current || hadTyped || open.length === 0 || open.length > readAtOnce) return;
    isAsked.current = true;
    readDrafts.mutate();
  }, [hadTyped, open.length, readDrafts]);
  return {
    saveDraft: isSignedIn ? saveDraft : undefined,
    readDrafts,
    mayReadDrafts: open.length > readAtOnce,
  };
}
