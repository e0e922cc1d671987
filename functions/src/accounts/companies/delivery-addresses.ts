import type {
  DeliveryAddresses,
  DeliveryAddressesDraft,
} from "@bupum/shared/accounts/companies/delivery-addresses";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import { type Context, userOf } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { read, write } from "../../kernel/table.ts";
import { deliveryAddressesKey, findAsMember } from "./items.ts";
import { findAsOwner } from "./shown.ts";
import { state } from "./stated.ts";

// Without a guard: what a dissolved company leaves, idempotent.

type CompanyId = Id<"cmp">;

/** The delivery addresses of a company; none before an owner stated some. */
async function readAddresses(companyId: CompanyId): Promise<DeliveryAddresses> {
  const row = await read(deliveryAddressesKey(companyId));
  if (!row) return { deliveryAddresses: [], version: 0 };
  // Only `setAddresses` writes these rows.
  const { deliveryAddresses, version } = row as unknown as DeliveryAddresses;
  return { deliveryAddresses, version };
}

/** A dissolved company keeps nobody's name and number (D44-1). Idempotent. */
export const forgetAddresses = (companyId: CompanyId): Promise<void> =>
  write({ drop: deliveryAddressesKey(companyId) });

/** The delivery addresses, for members. */
export async function showAddresses(
  ctx: Context,
  companyId: CompanyId,
): Promise<DeliveryAddresses> {
  const [known] = await Promise.all([
    readAddresses(companyId),
    findAsMember(companyId, userOf(ctx).userId),
  ]);
  return known;
}

/**
 * States a company's delivery addresses, as an owner. One that is left out is deleted: an order
 * keeps its own copy (D44-1).
 */
export async function setAddresses(
  ctx: Context,
  companyId: CompanyId,
  { deliveryAddresses: draft, version: seen }: DeliveryAddressesDraft,
): Promise<DeliveryAddresses> {
  const [{ member }, known] = await Promise.all([
    findAsOwner(ctx, companyId),
    readAddresses(companyId),
  ]);
  mustBeSeen({ version: seen }, known);
  const { version } = known;
  const there = new Set(known.deliveryAddresses.map(({ id }) => id));
  // Each one that is named is there, and is named once.
  if (!draft.every(({ id }) => id === undefined || there.delete(id)))
    throw faultAt("body.deliveryAddresses", "invalid_value");
  const deliveryAddresses = draft.map(({ id = ctx.newId("adr"), ...said }) => ({ id, ...said }));
  await write(
    ...state(
      ctx,
      member,
      { deliveryAddresses, version },
      {
        key: deliveryAddressesKey(companyId),
        name: "DELIVERY_ADDRESSES",
        // The record outlives the people on site: it says nothing of them (D44-3).
        reason: deliveryAddresses.map(({ id, label, isDefault }) => ({ id, label, isDefault })),
      },
    ),
  );
  return { deliveryAddresses, version: version + 1 };
}
