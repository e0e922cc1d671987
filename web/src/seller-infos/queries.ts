import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { sellerInfoRoutes } from "@bupum/shared/accounts/seller-infos/contract";
import { failureOf } from "@bupum/ui/failure";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof sellerInfoRoutes;
/** The form shows and toasts failures itself. */
const meta = { quiet: true };

/** The reader's seller information; null without an application. */
export const ownInfo = queryOptions({
  queryKey: ["seller-infos", "own"],
  queryFn: async ({ signal }) => {
    try {
      return await api.sellerInfos.me({}, { signal });
    } catch (error) {
      if (failureOf(error).status === 404) return null;
      throw error;
    }
  },
});

export const submitInfo = mutationOptions({
  mutationFn: (sent: { body: CallInput<Routes["create"]>["body"]; idempotencyKey: string }) =>
    api.sellerInfos.create({ body: sent.body }, { idempotencyKey: sent.idempotencyKey }),
  meta,
});

export const changeInfo = mutationOptions({
  mutationFn: (body: CallInput<Routes["update"]>["body"]) => api.sellerInfos.update({ body }),
  meta,
});

/** Makers whose name matches the typed text, in any language. */
export const makersLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["manufactors", "like", searchKeyword],
    queryFn: ({ signal }) =>
      api.manufactors.list({ query: { searchKeyword, itemsPerPage: 10 } }, { signal }),
    enabled: searchKeyword.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Names of makers by their ids, for the first hundred. */
export const makerNames = queryOptions({
  queryKey: ["manufactors", "names"],
  queryFn: ({ signal }) => api.manufactors.list({ query: { itemsPerPage: 100 } }, { signal }),
  staleTime: 300_000,
});

/** A link to a file of the reader, valid for five minutes. */
export const fileLink = mutationOptions({
  mutationFn: (id: Id<"fil">) => api.files.get({ params: { id } }),
});

/** The terms of sale for quotes from now on. */
export const setSaleTerms = mutationOptions({
  mutationFn: (body: CallInput<Routes["setSaleTerms"]>["body"]) =>
    api.sellerInfos.setSaleTerms({ body }),
  meta,
});

/** Days of absence, effective at once; null ends the absence. */
export const setClosure = mutationOptions({
  mutationFn: (closure: CallInput<Routes["close"]>["body"]["closure"]) =>
    api.sellerInfos.close({ body: { closure } }),
});
