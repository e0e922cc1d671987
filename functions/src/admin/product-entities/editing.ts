import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { catalogueDocument, cataloguePicture } from "@bupum/shared/files/rules";
import type {
  ProductChange,
  ProductDraft,
  ProductEntity,
} from "@bupum/shared/products/admin-contract";
import { listTags } from "../../category-tags/items.ts";
import { claim } from "../../files/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { type Write, write } from "../../kernel/table.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { readMaker } from "../../manufactors/items.ts";
import * as products from "../../products/items.ts";
import {
  addProduct,
  type Change,
  withChange,
  changeProduct,
  withAlternates,
} from "../../products/rules.ts";
import { linkOthers } from "./links.ts";

/** The maker of a part. Throws a fault of that field. */
async function makerOf(id: Id<"mkr">) {
  const maker = await readMaker(id);
  if (!maker || maker.state === "MERGED") throw faultAt("body.manufactorId", "MANUFACTOR_UNKNOWN");
  return maker;
}

/** What lists show of a part's categories: the name and pictogram of the first. */
async function categoryOf(
  ids: readonly Id<"cat">[],
): Promise<Pick<Change, "category" | "categoryKey">> {
  if (ids.length === 0) return { category: undefined, categoryKey: undefined };
  const tags = await listTags();
  for (const [at, id] of ids.entries())
    if (!tags.some((tag) => tag.id === id))
      throw faultAt(`body.categoryTagIds.${at}`, "CATEGORY_TAG_UNKNOWN");
  const first = tags.find((tag) => tag.id === ids[0])!;
  const above = tags.find((tag) => tag.id === first.parentId);
  return { category: first.name, categoryKey: first.key ?? above?.key };
}

interface Named {
  images?: ProductDraft["images"] | undefined;
  datasheets?: ProductDraft["datasheets"] | undefined;
}
/** Takes the files that a part names, for everybody to read. */
async function claimFiles(ctx: Context, id: Id<"prd">, named: Named): Promise<Write[]> {
  const to = { entity: "product", id, readers: { isPublic: true } } as const;
  const pictures = named.images?.map((image) => image.id) ?? [];
  const documents = named.datasheets?.flatMap(({ fileId }) => fileId ?? []) ?? [];
  const [images, sheets] = await Promise.all([
    claim(ctx, pictures, { ...to, categories: ["IMAGE"], only: cataloguePicture }),
    claim(ctx, documents, { ...to, categories: ["FILE"], only: catalogueDocument }),
  ]);
  return [...images.writes, ...sheets.writes];
}

/** Adds a part. Throws PRODUCT_EXISTS {productId}. */
export function create(ctx: Context, draft: ProductDraft): Promise<ProductEntity> {
  const id = ctx.newId("prd");
  const at = ctx.now();
  return retry(isVersionConflict, async () => {
    const [maker, category, files, others] = await Promise.all([
      makerOf(draft.manufactorId),
      categoryOf(draft.categoryTagIds),
      claimFiles(ctx, id, draft),
      linkOthers(id, [], draft.alternates, at),
    ]);
    const { description, country, ...rest } = draft;
    const added = addProduct(
      {
        ...rest,
        ...category,
        id,
        ...(description && { description }),
        ...(country && { country }),
      },
      maker,
      at,
    );
    const stored = { ...added.product, state: draft.state } as products.StoredProduct;
    const entity = await withAlternates(stored, false);
    await write(
      ctx.once(entity),
      ...added.writes,
      ...files,
      ...others,
      audit(ctx, { entity: "product", id, from: "NONE", to: draft.state }),
    );
    return entity;
  });
}

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
