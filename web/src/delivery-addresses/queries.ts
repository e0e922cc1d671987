import type { DeliveryAddressesDraft } from "@bupum/shared/accounts/companies/delivery-addresses";
import type { Id } from "@bupum/shared/kernel/ids";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type CompanyId = Id<"cmp">;
const keyOf = (companyId: string) => ["companies", "delivery-addresses", companyId] as const;

export const deliveryAddressesOf = (companyId: string) =>
  queryOptions({
    queryKey: keyOf(companyId),
    queryFn: ({ signal }) =>
      api.companies.deliveryAddresses(
        // Out of storage or the address; the API answers 404 or 400 to a wrong one.
        { params: { companyId: companyId as CompanyId } },
        { signal },
      ),
    staleTime: 0,
  });

export const stateDeliveryAddresses = (client: QueryClient, companyId: CompanyId) =>
  mutationOptions({
    mutationFn: (body: DeliveryAddressesDraft) =>
      api.companies.setDeliveryAddresses({ params: { companyId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(companyId) }),
  });
