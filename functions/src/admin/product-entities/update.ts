import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ProductChange, ProductEntity } from "@bupum/shared/products/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { readMaker } from "../../manufactors/items.ts";
import { withAlternates } from "../../products/get.ts";
import * as products from "../../products/items.ts";
import { type Change, withChange } from "../../products/rules.ts";
import { changeProduct } from "../../products/writes.ts";
import { rollUpGone } from "../../search/index/roll-ups.ts";
import { categoryOf, claimFiles, linkOthers, makerOf } from "./writes.ts";

/** Changes, publishes or hides a part over the version that the admin saw. */
export async function update(
  ctx: Context,
  id: Id<"prd">,
  { version, ...stated }: ProductChange,
): Promise<ProductEntity> {
  const at = ctx.now();
  return retry(isVersionConflict, async () => {
    const before = await products.readProduct(id);
    if (!before || before.state === "MERGED") throw new Problem("NOT_FOUND");
    mustBeSeen({ version }, before);
    const change = changeOf(stated);
    const isMoved =
      stated.manufactorId !== undefined && stated.manufactorId !== before.manufactorId;
    const maker = await makerOf(stated.manufactorId ?? before.manufactorId);
    const from = isMoved ? await readMaker(before.manufactorId) : undefined;
    const category = stated.categoryTagIds ? await categoryOf(stated.categoryTagIds) : {};
    const names = { manufactorName: maker.name };
    const after = withChange(before, { ...change, ...category, ...names }, at);
    const files = await claimFiles(ctx, id, stated);
    await write(
      ...changeProduct(before, after, { maker, ...(from && { from }) }),
      ...files,
      ...(await linkOthers(id, before.alternates, after.alternates, at)),
      ...(before.state === "SHOWN" && after.state !== "SHOWN" ? await rollUpGone(id) : []),
      audit(ctx, {
        entity: "product",
        id,
        from: before.state,
        to: after.state,
        reason: Object.keys(stated).join(","),
      }),
    );
    return withAlternates(after, false);
  });
}

/** What is stated; null takes an attribute away. */
const changeOf = (stated: Omit<ProductChange, "version">): Change =>
  Object.fromEntries(
    Object.entries(stated).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value ?? undefined]],
    ),
  );
