import type { DealerDetail, DealerEntity } from "@bupum/shared/selling/dealers/admin-contract";
import { faultAt } from "@bupum/shared/kernel/problem";
import * as items from "../../selling/dealers/items.ts";

/** Names of makers that all exist. */
export async function findMakers(ids: DealerEntity["manufactorIds"]): Promise<items.MakerNames> {
  const names = await items.namesOf(ids);
  const unknown = ids.findIndex((id) => !names.has(id));
  if (unknown >= 0) throw faultAt(`body.manufactorIds.${unknown}`, "MANUFACTOR_UNKNOWN");
  return names;
}

export const withMakers = (dealer: DealerEntity, names: items.MakerNames): DealerDetail => ({
  ...dealer,
  manufactors: items.makersOf(dealer.manufactorIds, names),
});
