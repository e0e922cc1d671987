import type { productEntityRoutes } from "@bupum/shared/catalogue/products/admin-contract";
import type { SaidLife } from "@bupum/shared/catalogue/products/life";
import type { LifeOutcome } from "@bupum/shared/catalogue/products/life-outcomes";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import { productLockKey, readProduct } from "../../catalogue/products/items.ts";
import type { Context } from "../../kernel/context.ts";
import { readMany } from "../../kernel/table.ts";
import { withLife } from "./life.ts";
import { update } from "./update.ts";
import { makerOf } from "./writes.ts";

type MakersList = ParsedInput<typeof productEntityRoutes.sayLives>["body"];
type Outcomes = Reply<typeof productEntityRoutes.sayLives>;
type Outcome = Outcomes["items"][number];

/** Says what a maker's list says of its parts, line by line (D35-7). */
export async function sayLives(
  ctx: Context,
  { manufactorId, lines, isDryRun }: MakersList,
): Promise<Outcomes> {
  await makerOf(manufactorId);
  const numbers = lines.flatMap(({ partNumber, successor }) => [partNumber, successor ?? ""]);
  const locks = await readMany(numbers.map((number) => productLockKey(manufactorId, number)));
  // Locks name the part that has the number, now or before.
  const ids = locks.map((lock) => lock?.["ownerId"] as Id<"prd"> | undefined);
  const items: Outcome[] = [];
  for (const [at, line] of lines.entries())
    // oxlint-disable-next-line no-await-in-loop -- a line may name the part of the one before it
    items.push(await sayLine(ctx, line, ids[2 * at], ids[2 * at + 1], isDryRun));
  return { items };
}

async function sayLine(
  ctx: Context,
  { state, lastOrderDay, successor }: MakersList["lines"][number],
  productId: Id<"prd"> | undefined,
  successorId: Id<"prd"> | undefined,
  isDryRun: boolean,
): Promise<Outcome> {
  const before = productId && (await readProduct(productId));
  if (!before || before.state === "MERGED") return { outcome: "PRODUCT_UNKNOWN" };
  const told = (outcome: LifeOutcome): Outcome => ({ outcome, productId: before.id });
  if (successor !== undefined && !successorId) return told("SUCCESSOR_UNKNOWN");
  if (state === "REPLACED" && !successorId) return told("SUCCESSOR_MISSING");
  if (state === "LAST_ORDER" && !lastOrderDay) return told("DAY_MISSING");
  const said: SaidLife = {
    state,
    ...(lastOrderDay && { lastOrderDay }),
    ...(successorId && { successorId }),
  };
  try {
    const { lifeVersion } = await withLife(before, said, "MAKER", ctx.now());
    if (lifeVersion === undefined) return told("SAME");
    if (!isDryRun) await update(ctx, before.id, { life: said }, "MAKER");
    return told("CHANGED");
  } catch (error) {
    // The only fault of what was said: the chain of successors leads back to the part.
    if (error instanceof Problem && error.code === "INVALID_REQUEST")
      return told("SUCCESSOR_LEADS_BACK");
    throw error;
  }
}
