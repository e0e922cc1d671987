import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ProductChange, ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import type { LifeSource } from "@bupum/shared/catalogue/products/lives";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write, type Write } from "../../kernel/table.ts";
import { readMaker } from "../../catalogue/manufactors/items.ts";
import { withAlternates } from "../../catalogue/products/get.ts";
import * as products from "../../catalogue/products/items.ts";
import { statedLinks } from "../../catalogue/products/links.ts";
import { type Change, withChange } from "../../catalogue/products/rules.ts";
import { changeProduct } from "../../catalogue/products/writes.ts";
import { lifeChange, withLife } from "./life.ts";
import { categoryOf, claimFiles, linkOthers, makerOf } from "./writes.ts";

/**
 * Changes, publishes or hides a part, if it still has the version that the admin saw. `source` is
 * who says its life.
 */
export async function update(
  ctx: Context,
  id: Id<"prd">,
  body: ProductChange,
  source: LifeSource = "ADMIN",
): Promise<ProductEntity> {
  return retry(isVersionConflict, async () => {
    const { after, writes } = await changed(ctx, id, body, source);
    await write(...writes);
    return withAlternates(after, false);
  });
}

async function changed(
  ctx: Context,
  id: Id<"prd">,
  { version, life: said, ...stated }: ProductChange,
  source: LifeSource,
) {
  const at = ctx.now();
  const before = await products.readProduct(id);
  if (!before || before.state === "MERGED") throw new Problem("NOT_FOUND");
  mustBeSeen({ version }, before);
  const alternates = stated.alternates
    ? statedLinks(before.alternates, stated.alternates, at)
    : before.alternates;
  const life = said ? await withLife({ ...before, alternates }, said, source, at) : {};
  const change = { ...changeOf(stated), alternates, ...life };
  const makerId = stated.manufactorId ?? before.manufactorId;
  const [maker, from, category, files, links] = await Promise.all([
    makerOf(makerId),
    makerId === before.manufactorId ? undefined : readMaker(before.manufactorId),
    stated.categoryTagIds ? categoryOf(stated.categoryTagIds) : {},
    claimFiles(ctx, id, stated),
    linkOthers(id, before.alternates, life.alternates ?? alternates, at),
  ]);
  const names = { manufactorName: maker.name };
  const after = withChange(before, { ...change, ...category, ...names }, at);
  const writes: Write[] = [
    ...changeProduct(before, after, { maker, ...(from && { from }) }),
    ...files,
    ...links,
    ...(life.lifeVersion
      ? [message(at, "product.aged", { productId: id, version: life.lifeVersion })]
      : []),
    audit(ctx, {
      entity: "product",
      id,
      from: before.state,
      to: after.state,
      changes: [...changesOf(before, after), ...lifeChange(before, after)],
    }),
  ];
  return { after, writes };
}

/** The stated values; null removes an attribute. */
const changeOf = (stated: Omit<ProductChange, "version" | "life">): Change =>
  Object.fromEntries(
    Object.entries(stated).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value ?? undefined]],
    ),
  );
