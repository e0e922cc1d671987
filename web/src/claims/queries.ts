import type { claimRoutes } from "@bupum/shared/deal/claims/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import type { claimFilters } from "./claim-filters.ts";

type Routes = typeof claimRoutes;
export type Side = "BUYER" | "SELLER";

export interface ClaimSearch extends ListSearch {
  state?: (typeof claimFilters)[number] | undefined;
  /** The claim that is shown, as a notice led to it. */
  claimId?: Id<"clm"> | undefined;
}

const key = ["claims"] as const;

export const claimList = (side: Side, search: ClaimSearch) => {
  const query = queryFrom(search, ...place, "state");
  return queryOptions({
    queryKey: [...key, "list", side, query],
    queryFn: ({ signal }) =>
      side === "BUYER"
        ? api.claims.list({ query }, { signal })
        : api.claims.listOfSeller({ query }, { signal }),
  });
};

export const claimOf = (id: Id<"clm">) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api.claims.get({ params: { id } }, { signal }),
  });

interface Said<Body> {
  id: Id<"clm">;
  body: Body;
}
export const sendProposal = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["propose"]>["body"]>) =>
    api.claims.propose({ params: { id }, body }),
  meta: { quiet: true },
});
export const acceptProposal = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["accept"]>["body"]>) =>
    api.claims.accept({ params: { id }, body }),
});
export const withdrawClaim = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["withdraw"]>["body"]>) =>
    api.claims.withdraw({ params: { id }, body }),
});
export const escalateClaim = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["escalate"]>["body"]>) =>
    api.claims.escalate({ params: { id }, body }),
  meta: { quiet: true },
});

/** After a step: claims, and the orders that say how they stand. */
export async function readClaimsAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: key }),
    client.invalidateQueries({ queryKey: ["product-estimate-orders"] }),
  ]);
}
