import type {
  DeliveryAddresses,
  DeliveryAddressesDraft,
} from "@bupum/shared/accounts/companies/delivery-addresses";
import type { OfCompany } from "./companies.ts";
import { shipTo } from "./group.ts";

type Said = DeliveryAddressesDraft["deliveryAddresses"][number];

/** A delivery address as an owner states it. */
export const siteOf = (label: string, more: Partial<Said> = {}): Said => ({
  label,
  shipTo,
  isDefault: false,
  ...more,
});

/** States all delivery addresses of a company, as its owner. */
export const stateSites = (
  { owner, params }: Pick<OfCompany, "owner" | "params">,
  deliveryAddresses: Said[],
  version?: number,
): Promise<DeliveryAddresses> =>
  owner.api.companies.setDeliveryAddresses({ params, body: { deliveryAddresses, version } });
