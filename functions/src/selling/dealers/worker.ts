import type { DealerEntity } from "@bupum/shared/selling/dealers/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { ulidOf } from "@bupum/shared/kernel/owner-ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { audit, systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { write } from "../../kernel/table.ts";
import * as sellers from "../../accounts/seller-infos/items.ts";
import * as items from "./items.ts";

/** The id of a seller's own dealer entry: it has the seller's ULID. */
const dealerIdOf = (sellerId: Id<"sel">): Id<"dlr"> => `dlr_${ulidOf(sellerId)}`;

/** A seller's dealer entry according to the approved profile; undefined if that names no makers. */
function statedBy(seller: sellers.SellerRow | undefined) {
  if (!sellers.isLive(seller) || seller.approved.manufactorIds.length === 0) return undefined;
  const { companyName, region, manufactorIds, address, introduction } = seller.approved;
  const { phone, tel, fax } = seller.approved;
  return {
    name: { ko: companyName, en: companyName, zh: companyName },
    region,
    manufactorIds: [...new Set(manufactorIds)],
    address,
    ...(phone.visible && { phone: phone.number }),
    ...(tel?.visible && { tel: tel.number }),
    ...(fax?.visible && { fax: fax.number }),
    ...(introduction && { introduction }),
  };
}

/** Synchronizes a seller's dealer entry with the approved profile; a repeat changes nothing. */
async function followSeller({ sellerId }: MessageBody<"seller.changed">): Promise<void> {
  const id = dealerIdOf(sellerId);
  const [seller, before] = await Promise.all([sellers.readSeller(sellerId), items.readDealer(id)]);
  const stated = statedBy(seller);
  const at = now();
  const after = stated ? dealerOf(id, sellerId, stated, before, at) : removed(before, at);
  if (!after || agrees(before, after)) return;
  const names = await items.namesOf(after.manufactorIds);
  const change = {
    entity: "dealer",
    id,
    from: stateOf(before),
    to: stateOf(after),
    via: "SYSTEM" as const,
  };
  await write(...items.saveDealer(before, after, names), audit(systemAt(at), change));
}

const stateOf = (dealer: (DealerEntity & { deletedAt?: Instant }) | undefined) =>
  !dealer || dealer.deletedAt ? "NONE" : dealer.state;

function dealerOf(
  id: Id<"dlr">,
  sellerId: Id<"sel">,
  stated: NonNullable<ReturnType<typeof statedBy>>,
  before: items.StoredDealer | undefined,
  at: Instant,
): DealerEntity {
  return {
    id,
    sellerId,
    ...stated,
    // An entry hidden by an admin stays hidden.
    state: before?.state ?? "SHOWN",
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  };
}

function removed(before: items.StoredDealer | undefined, at: Instant) {
  if (!before || before.deletedAt) return undefined;
  // A withdrawn entry must not publish address and phone number any longer.
  const { address: _a, phone: _p, tel: _t, fax: _f, introduction: _i, ...kept } = before;
  return { ...kept, deletedAt: at, updatedAt: at, version: before.version + 1 };
}

const facts = [
  "name",
  "region",
  "manufactorIds",
  "address",
  "phone",
  "tel",
  "fax",
  "introduction",
  "deletedAt",
] as const;

/** Whether the row equals the seller's profile. */
const agrees = (before: items.StoredDealer | undefined, after: items.StoredDealer | DealerEntity) =>
  before !== undefined &&
  facts.every((name) => isSame(before[name], (after as unknown as items.StoredDealer)[name]));

async function countMakers({ manufactorIds }: MessageBody<"dealer.changed">): Promise<void> {
  for (const manufactorId of manufactorIds) await items.countMaker(manufactorId);
}

export const handlers = { "dealer.changed": countMakers };
export const followers = { "seller.changed": followSeller };
