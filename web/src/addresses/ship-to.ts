import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { ShipTo } from "@bupum/shared/reference/addresses/ship-to";
import type { Region } from "@bupum/shared/reference/regions/regions";

/** What stands for a field that the place does not say. */
interface Usual {
  name?: string | undefined;
  phone?: string | undefined;
  region?: Region | "" | undefined;
}

/** The fields of `shipTo` in a form, from what is known of a place; else what is usual. */
export function fieldsOf(place: Partial<ShipTo> | undefined, usual: Usual | undefined) {
  const phone = place?.phone ?? usual?.phone;
  return {
    name: place?.name ?? usual?.name ?? "",
    phone: phone ? formatPhone(phone) : "",
    zip: place?.zip ?? "",
    address: place?.address ?? "",
    region: place?.region ?? usual?.region ?? "",
  };
}
