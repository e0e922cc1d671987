import type {
  DeliveryAddress,
  DeliveryAddresses,
  DeliveryAddressesDraft,
} from "@bupum/shared/accounts/companies/delivery-addresses";

export type SaidAddress = DeliveryAddressesDraft["deliveryAddresses"][number];

/** All addresses with one of them changed, or with a new one; there is one default at most. */
export function draftWith(
  { deliveryAddresses, version }: DeliveryAddresses,
  one: SaidAddress,
): DeliveryAddressesDraft {
  const all = deliveryAddresses.map((known) =>
    known.id === one.id ? one : { ...known, isDefault: known.isDefault && !one.isDefault },
  );
  if (all.includes(one)) return { deliveryAddresses: all, version };
  // A new one, or one that somebody else has deleted meanwhile.
  const { id: _gone, ...added } = one;
  return { deliveryAddresses: [...all, added], version };
}

export const draftWithout = (
  { deliveryAddresses, version }: DeliveryAddresses,
  id: DeliveryAddress["id"],
): DeliveryAddressesDraft => ({
  deliveryAddresses: deliveryAddresses.filter((one) => one.id !== id),
  version,
});
