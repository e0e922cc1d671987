import type { Id } from "@bupum/shared/kernel/ids";
import { type ListOf, query } from "../../kernel/list.ts";
import { idsPk } from "./items.ts";

/** Ids of shown parts after that one, in ascending order, and the last that was looked at. */
export async function listIds(after: Id<"prd"> | undefined, limit: number) {
  const { rows, ...found } = await listChanges(after, limit);
  return { ids: rows.map(({ id }) => id), ...found };
}

/** The same with when each part was last changed, for the sitemap. */
export async function listChanges(after: Id<"prd"> | undefined, limit: number) {
  const list: ListOf = {
    index: "gsi1",
    pk: idsPk,
    between: [after ? `${after}\u0000` : "prd_", "prd_~"],
    newestFirst: false,
  };
  const { items, more } = await query(list, limit);
  const rows = items
    .filter(({ state }) => state !== "HIDDEN")
    .map((item) => ({
      id: item["gsi1sk"] as Id<"prd">,
      changedAt: item["changedAt"] as string | undefined,
    }));
  // Where to continue, also after hidden ones.
  return { rows, more, last: items.at(-1)?.["gsi1sk"] as Id<"prd"> | undefined };
}
