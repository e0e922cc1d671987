import type { Company } from "@bupum/shared/accounts/companies/contract";
import type { DeliveryAddresses } from "@bupum/shared/accounts/companies/delivery-addresses";
import { regionOfCompany } from "@bupum/shared/accounts/companies/region";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { accountKey, type Context, userOf } from "../../kernel/context.ts";
import { companyKey } from "../../kernel/request/members.ts";
import { read, readMany } from "../../kernel/table.ts";
import { deliveryAddressesKey } from "./items.ts";

/**
 * The region of a request that names none: of the company in whose name the call is made, never of
 * its member's account (D44-4); otherwise of the caller's account. Undefined if it is not known.
 */
export async function usualRegion(ctx: Context): Promise<Region | undefined> {
  const { userId, member } = userOf(ctx);
  if (!member) return (await read(accountKey(userId), false))?.["region"] as Region | undefined;
  const { companyId } = member;
  const keys = [companyKey(companyId), deliveryAddressesKey(companyId)];
  const [company, stated] = await readMany(keys);
  // Only accounts/companies writes these rows, in these shapes.
  const { deliveryAddresses = [] } = (stated ?? {}) as Partial<DeliveryAddresses>;
  return regionOfCompany(company as unknown as Company | undefined, deliveryAddresses);
}
