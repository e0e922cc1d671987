import { catalogueDocument, cataloguePicture } from "@bupum/shared/accounts/files/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { ProductDraft } from "@bupum/shared/catalogue/products/admin-contract";
import { listTags } from "../../reference/category-tags/items.ts";
import { claim } from "../../accounts/stored-files/items.ts";
import type { Context } from "../../kernel/context.ts";
import type { Write } from "../../kernel/table.ts";
import { readMaker } from "../../catalogue/manufactors/items.ts";
import * as products from "../../catalogue/products/items.ts";
import { isSameLink, type Link, linkTo, mirrored } from "../../catalogue/products/links.ts";
import type { Change } from "../../catalogue/products/rules.ts";

type Links = readonly Link[];

/** Writes the reverse side of each relation of an added, changed or deleted part (D37-1). */
export async function linkOthers(
  id: Id<"prd">,
  before: Links,
  after: Links,
  at: Instant,
): Promise<Write[]> {
  const touched = [...new Set([...before, ...after].map((link) => link.id))].filter(
    (other) => !isSameLink(linkTo(before, other), linkTo(after, other)),
  );
  const others = await products.findMany(touched);
  return touched.flatMap((other, index): Write[] => {
    const product = others[index];
    const link = linkTo(after, other);
    if (link && (other === id || !product || product.state === "MERGED"))
      throw faultAt(
        `body.alternates.${after.findIndex((link) => link.id === other)}.id`,
        "PRODUCT_UNKNOWN",
      );
    if (!product) return [];
    const rest = product.alternates.filter((one) => one.id !== id);
    return [
      {
        change: products.productKey(other),
        set: {
          alternates: link ? [...rest, mirrored(link, id)] : rest,
          version: product.version + 1,
          updatedAt: at,
        },
        guard: { equals: { version: product.version }, refused: new Problem("VERSION_CONFLICT") },
      },
    ];
  });
}

/** The maker of a part. Throws a fault of that field. */
export async function makerOf(id: Id<"mkr">) {
  const maker = await readMaker(id);
  if (!maker || maker.state === "MERGED") throw faultAt("body.manufactorId", "MANUFACTOR_UNKNOWN");
  return maker;
}

/** What lists show of a part's categories: name and pictogram of the first. */
export async function categoryOf(
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
/** Claims the files that a part names and makes them public. */
export async function claimFiles(ctx: Context, id: Id<"prd">, named: Named): Promise<Write[]> {
  const to = { entity: "product", id, readers: { isPublic: true } } as const;
  const pictures = named.images?.map((image) => image.id) ?? [];
  const documents = named.datasheets?.flatMap(({ fileId }) => fileId ?? []) ?? [];
  const [images, sheets] = await Promise.all([
    claim(ctx, pictures, { ...to, categories: ["IMAGE"], only: cataloguePicture }),
    claim(ctx, documents, { ...to, categories: ["FILE"], only: catalogueDocument }),
  ]);
  return [...images.writes, ...sheets.writes];
}
