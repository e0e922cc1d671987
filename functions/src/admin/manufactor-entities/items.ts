import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import * as makers from "../../catalogue/manufactors/items.ts";

export async function find(id: Id<"mkr">): Promise<makers.StoredMaker> {
  const maker = await makers.readMaker(id);
  if (!maker) throw new Problem("NOT_FOUND");
  return maker;
}
