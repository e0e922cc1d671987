import { regionOfCompany } from "@bupum/shared/accounts/companies/region";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { ownCompanies } from "../companies/queries.ts";
import { useCurrentUser } from "../session.ts";
import { useDeliveryAddresses } from "./use-addresses.ts";

/**
 * The region with which a request and an order begin: of the company in whose name one acts, never
 * of the member's account (D44-4); otherwise of the account. "" where it is not known, undefined
 * before it was read.
 */
export function useUsualRegion(): Region | "" | undefined {
  const companyId = actingCompany();
  const user = useCurrentUser();
  const stated = useDeliveryAddresses();
  const { data, isLoading } = useQuery({
    ...ownCompanies,
    staleTime: 60_000,
    enabled: companyId !== undefined,
  });
  if (companyId === undefined) return user?.region ?? "";
  if (!stated || isLoading) return undefined;
  return (
    regionOfCompany(
      data?.items.find(({ id }) => id === companyId),
      stated,
    ) ?? ""
  );
}
