import type { User } from "@bupum/shared/accounts/users/contract";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { ShipTo } from "@bupum/shared/reference/addresses/ship-to";

/** The fields of `shipTo` in a form, from what is known of a place; else what the account knows. */
export function fieldsOf(place: Partial<ShipTo> | undefined, user: User | undefined) {
  const phone = place?.phone ?? user?.phone;
  return {
    name: place?.name ?? user?.name ?? "",
    phone: phone ? formatPhone(phone) : "",
    zip: place?.zip ?? "",
    address: place?.address ?? "",
    region: place?.region ?? user?.region ?? "",
  };
}
