import type { OrderNumbersDraft } from "@bupum/shared/accounts/companies/order-numbers";
import type { Id } from "@bupum/shared/kernel/ids";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type CompanyId = Id<"cmp">;
/** Below the key of companies; each order that draws a number makes the next one another. */
export const orderNumbersKey = ["companies", "order-numbers"] as const;

export const orderNumbersOf = (companyId: string) =>
  queryOptions({
    queryKey: [...orderNumbersKey, companyId],
    queryFn: ({ signal }) =>
      api.companies.orderNumbers(
        // Out of storage or the address; the API answers 404 or 400 to a wrong one.
        { params: { companyId: companyId as CompanyId } },
        { signal },
      ),
    staleTime: 0,
  });

export const stateOrderNumbers = (client: QueryClient, companyId: CompanyId) =>
  mutationOptions({
    mutationFn: (body: OrderNumbersDraft) =>
      api.companies.setOrderNumbers({ params: { companyId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [...orderNumbersKey, companyId] }),
  });
