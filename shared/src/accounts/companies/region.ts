import { regionOfAddress } from "../../reference/regions/of-address.ts";
import type { Region } from "../../reference/regions/regions.ts";
import type { Company } from "./contract.ts";
import type { DeliveryAddress } from "./delivery-addresses.ts";

/**
 * The region to which a company has its goods sent unless a request or an order names another one:
 * that of the default delivery address, else of the company's own address; undefined if that
 * begins with no province (D44-4).
 */
export const regionOfCompany = (
  company: Pick<Company, "address"> | undefined,
  deliveryAddresses: readonly Pick<DeliveryAddress, "isDefault" | "shipTo">[],
): Region | undefined =>
  deliveryAddresses.find(({ isDefault }) => isDefault)?.shipTo.region ??
  (company && regionOfAddress(company.address.address));
