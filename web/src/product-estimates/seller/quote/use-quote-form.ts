import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSendKey } from "@bupum/ui/form/send-key";
import { useWords } from "../../../words.ts";
import {
  quoteFormSchema,
  type QuoteForm,
  atPlaces,
  formOf,
  mergeTyped,
  leftToQuote,
} from "./quote-form.ts";
import { sendQuotes, type SentQuotes } from "../queries.ts";
import { useQuoteCalls } from "./quote-calls.ts";
import { useDrafts } from "./use-drafts.ts";

interface Asked {
  estimate: Estimate;
  lines: readonly EstimateLine[];
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

/** The answer to one estimate: sent all at once, kept in the browser and as a draft. */
export function useQuoteForm({ estimate, lines }: Asked) {
  const say = useWords("sellerEstimates");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const calls = useQuoteCalls();
  const { mutateAsync } = useMutation({ ...sendQuotes, mutationFn: calls.send });
  const keepAs = `answer-${estimate.id}`;
  const [hadTyped] = useState(() => Object.keys(storedDraft(keepAs)).length > 0);
  const [initial] = useState(() => {
    const form = mergeTyped(formOf(lines, estimate), storedDraft(keepAs) as Partial<QuoteForm>);
    if (hadTyped) storeDraft(keepAs, { ...form });
    return form;
  });
  const versionOf = (id: string) => lines.find((line) => line.id === id)?.version;

  const draft: Draft<QuoteForm> = useDraft({
    schema: quoteFormSchema,
    initial: { ...initial },
    keepAs,
    send: async ({ items }) => {
      const places = items.flatMap((item, index) => (item ? [index] : []));
      // Versions come from what was read last: what was typed may be older.
      const sent = items.flatMap((item) =>
        item ? [{ ...item, version: versionOf(item.productEstimateId) }] : [],
      );
      if (sent.length === 0) throw atForm(new Error(), []);
      const body: SentQuotes = { items: sent };
      try {
        return await mutateAsync({ body, idempotencyKey: keyOf(body) });
      } catch (error) {
        throw atForm(error, places);
      }
    },
    done: (sent) => {
      const form = draft.values();
      const sentIds = sent.map(({ productEstimateId }) => productEstimateId);
      const rest = leftToQuote(form, lines, sentIds);
      if (rest) storeDraft(keepAs, { ...rest });
      toast.done(say("answer.sent", { count: sent.length }));
      scrollTo({ top: 0 });
      calls.sent(client);
    },
    failed: (error) => {
      if (!isAnyIncluded(draft)) {
        toast.failed(say("answer.nothing"));
        return true;
      }
      // Somebody answered first or the deadline passed: keep the input, read the lines again.
      if (failureOf(error).status === 409) calls.readAgain(client);
      return false;
    },
  });

  return { draft, initial, ...useDrafts({ draft, lines, hadTyped }) };
}

/** Whether any line is ticked. */
export const isAnyIncluded = (draft: Draft<QuoteForm>): boolean =>
  draft.values().items.some(({ included }) => included);
