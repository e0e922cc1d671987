import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";

/** The default one first; the others as they were stated. */
export const defaultFirst = (addresses: readonly DeliveryAddress[]): DeliveryAddress[] =>
  addresses.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
