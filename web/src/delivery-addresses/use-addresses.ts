import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { deliveryAddressesOf } from "./queries.ts";

const none: readonly DeliveryAddress[] = [];

/**
 * Delivery addresses of the company in whose name one acts; undefined before they were read. None
 * for one's own account, and none where they cannot be read: an address can be typed.
 */
export function useDeliveryAddresses(): readonly DeliveryAddress[] | undefined {
  const companyId = actingCompany() ?? "";
  const { data, isLoading } = useQuery({
    ...deliveryAddressesOf(companyId),
    enabled: companyId !== "",
  });
  return isLoading ? undefined : (data?.deliveryAddresses ?? none);
}
