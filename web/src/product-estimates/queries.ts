import type { Id, LineId } from "@bupum/shared/kernel/ids";
import type { RequoteDraft } from "@bupum/shared/deal/product-estimates/requote";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** One line with all its quotes. */
export const lineDetail = (id: LineId) =>
  queryOptions({
    queryKey: ["product-estimates", id],
    queryFn: ({ signal }) => api.productEstimates.get({ params: { id } }, { signal }),
  });

export const requoteLine = mutationOptions({
  mutationFn: ({ id, body }: { id: LineId; body: RequoteDraft }) =>
    api.productEstimates.requote({ params: { id }, body }),
  meta: { quiet: true },
});

export const decideProduct = mutationOptions({
  mutationFn: (body: { productEstimateId: LineId; productId: Id<"prd">; isSame: boolean }) =>
    api.productEstimateResponses.decideProduct({ body }),
  meta: { quiet: true },
});
