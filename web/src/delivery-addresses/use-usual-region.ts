import { regionOfCompany } from "@bupum/shared/accounts/companies/region";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { actingCompany } from "../acting.ts";
import { useActing } from "../companies/queries.ts";
import { useCurrentUser } from "../session.ts";
import { useDeliveryAddresses } from "./use-addresses.ts";

/**
 * The region with which a request and an order begin: of the company in whose name one acts, never
 * of the member's account (D44-4); otherwise of the account. "" where it is not known, undefined
 * before it was read.
 */
export function useUsualRegion(): Region | "" | undefined {
  const user = useCurrentUser();
  const stated = useDeliveryAddresses();
  const { company, isPending } = useActing();
  if (!actingCompany()) return user?.region ?? "";
  return !stated || isPending ? undefined : (regionOfCompany(company, stated) ?? "");
}
