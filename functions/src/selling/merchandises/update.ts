import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/selling/merchandises/contract";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import type { Context } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { changeMerchandise, conflict, findOwn } from "./items.ts";
import { changeOf, withChange } from "./rules.ts";
import { merchandisesChanged, restate } from "./writes.ts";

type Routes = typeof merchandiseRoutes;
type Stated = ParsedInput<Routes["update"]>["body"];
type StatedOf = ParsedInput<Routes["updateMany"]>["body"]["items"][number];

export async function updateMerchandise(
  ctx: Context,
  id: Merchandise["id"],
  stated: Stated,
): Promise<Merchandise> {
  const [before] = await findOwn(ctx, [id]);
  if (!before) throw new Problem("NOT_FOUND");
  mustBeSeen(stated, before, () => conflict(before));
  const { after, writes } = await restate(before, stated, ctx.now());
  await write(...writes);
  return after;
}

/**
 * Changes listings together, all or nothing, so that a bulk change can be undone as a whole.
 * Reports every listing that was changed meanwhile.
 */
export async function updateMerchandises(
  ctx: Context,
  stated: readonly StatedOf[],
): Promise<Merchandise[]> {
  const ids = stated.map(({ id }) => id);
  const [found, rates] = await Promise.all([findOwn(ctx, ids), latestRates()]);
  const stale = found.filter(
    (before, index) => (stated[index]!.version ?? before.version) !== before.version,
  );
  if (stale.length > 0) throw conflict(...stale);
  const now = ctx.now();
  const pairs = found.map((before, index) => {
    const { id: _id, ...change } = stated[index]!;
    return { before, change: changeOf(before, change, now, `body.items.${index}`) };
  });
  await write(
    ...pairs.flatMap(({ before, change }) => changeMerchandise(before, change, rates)),
    merchandisesChanged(now, ...found),
  );
  return pairs.map(({ before, change }) => withChange(before, change));
}
