import { hasAsked } from "../partners/items.ts";
import type { BookmarkRow } from "@bupum/shared/accounts/bookmarks/contract";
import type { BookmarkType } from "@bupum/shared/accounts/bookmarks/rules";
import { maskedName } from "@bupum/shared/deal/estimate-groups/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Maker } from "@bupum/shared/catalogue/manufactors/contract";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import type { User } from "@bupum/shared/accounts/users/contract";
import { type Context, userOf, accountKey } from "../../kernel/context.ts";
import { type Item, type Key, readMany } from "../../kernel/table.ts";
import { makerKey } from "../../catalogue/manufactors/items.ts";
import { rowKey } from "../../catalogue/products/items.ts";
import { isLive, sellerKey, type SellerRow, toCard } from "../seller-infos/items.ts";
import type { Target } from "./items.ts";

type Card = Pick<BookmarkRow, "product" | "manufactor" | "seller" | "buyer">;

const targetKeys: Record<BookmarkType, (id: string) => Key> = {
  PRODUCT: rowKey,
  MANUFACTOR: makerKey,
  SELLER: sellerKey,
  BUYER: (id) => accountKey(id as Id<"usr">),
};

/** States of parts and makers that buyers do not see. */
const hiddenStates: ReadonlySet<unknown> = new Set(["HIDDEN", "MERGED"]);

/** The card of a target in lists, by type; undefined if the target is gone. */
function cardOf(type: BookmarkType, item: Item | undefined): Card | undefined {
  if (!item || item["deletedAt"] || hiddenStates.has(item["state"])) return undefined;
  if (type === "PRODUCT") return { product: item as unknown as ProductRow };
  if (type === "MANUFACTOR") return { manufactor: item as unknown as Maker };
  if (type === "SELLER") {
    const row = item as unknown as SellerRow;
    return isLive(row) ? { seller: toCard(row) } : undefined;
  }
  const { id, companyName, name, region } = item as unknown as User;
  return { buyer: { id, companyName: companyName ?? maskedName(name), ...(region && { region }) } };
}

const mergedKeyOf = (row: Item | undefined): Key | undefined => {
  const into = row?.["mergedInto"] as string | undefined;
  if (!into) return undefined;
  return into.startsWith("prd_") ? rowKey(into) : makerKey(into);
};

/** Replaces a merged target by the one that it was merged into. */
async function withMerged(rows: (Item | undefined)[]): Promise<(Item | undefined)[]> {
  const keys = rows.flatMap((row) => mergedKeyOf(row) ?? []);
  const found = await readMany(keys, false);
  const merged = new Map(keys.map(({ pk }, index) => [pk, found[index]]));
  return rows.map((row) => {
    const key = mergedKeyOf(row);
    return key ? merged.get(key.pk) : row;
  });
}

/** Cards of targets in the order asked for; undefined for those that are gone. */
export async function cardsOf(targets: readonly Target[]): Promise<(Card | undefined)[]> {
  const keys = targets.map(({ type, targetId }) => targetKeys[type](targetId));
  const rows = await withMerged(await readMany(keys, false));
  return targets.map(({ type }, index) => cardOf(type, rows[index]));
}

/**
 * Whether the caller may bookmark each of them: it must exist, and a buyer must have had an
 * estimate with the caller, who is a seller (D14-1).
 */
export async function knownTargets(ctx: Context, targets: readonly Target[]): Promise<boolean[]> {
  const [cards, dealt] = await Promise.all([cardsOf(targets), dealtWith(ctx, targets)]);
  return targets.map(({ type, targetId }, index) =>
    type === "BUYER" ? dealt.has(targetId) && !!cards[index] : !!cards[index],
  );
}

async function dealtWith(ctx: Context, targets: readonly Target[]): Promise<ReadonlySet<string>> {
  const { isSeller, sellerId } = userOf(ctx);
  const buyers = isSeller ? targets.filter(({ type }) => type === "BUYER") : [];
  const dealt = await Promise.all(
    buyers.map(async ({ targetId }) => {
      // The contract ensures that ids of buyers are ids of users.
      return (await hasAsked(targetId as Id<"usr">, sellerId)) ? [targetId] : [];
    }),
  );
  return new Set(dealt.flat());
}
