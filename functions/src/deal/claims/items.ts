import type { Claim } from "@bupum/shared/deal/claims/contract";
import {
  type ClaimStatus,
  isClaimOpen,
} from "@bupum/shared/deal/product-estimate-orders/claim-states";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { everyRow, type ListOf, pageOf, query } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";

// | access pattern               | index | pk                  | sk               |
// |------------------------------|-------|---------------------|------------------|
// | one claim                    |       | claim#<clm>         | claim            |
// | claims of a buyer, newest    | gsi1  | buyer#<usr>#claims  | <createdAt>#<id> |
// | claims of a seller, newest   | gsi2  | seller#<sel>#claims | <createdAt>#<id> |
// | its place in admins' lists   |       | claim#<clm>         | desk             |
// | all of them, by age          | gsi1  | claims#all          | <createdAt>#<id> |
// | those of one state, by age   | gsi2  | claims#<status>     | <createdAt>#<id> |
// | the end of somebody's time   |       | claim#<clm>         | due              |
// | which the clock moves        | gsi2  | due#claims          | <dueAt>#<clm>    |
// | which wait for an admin      | gsi1  | claims#undecided    | <dueAt>#<clm>    |

export type ClaimItem = Claim & Key;

export const claimKey = (id: string): Key => ({ pk: `claim#${id}`, sk: "claim" });
export const deskKey = (id: Id<"clm">): Key => ({ pk: `claim#${id}`, sk: "desk" });
export const dueKey = (id: Id<"clm">): Key => ({ pk: `claim#${id}`, sk: "due" });

export const statusPk = (status: ClaimStatus): string => `claims#${status}`;
export const buyerPk = (id: Id<"usr">): string => `buyer#${id}#claims`;
export const sellerPk = (id: Id<"sel">): string => `seller#${id}#claims`;

// Only the writes of writes.ts make rows with these keys, so these casts hold.
const asClaim = (item: Item): ClaimItem => item as unknown as ClaimItem;

/** One claim. Throws NOT_FOUND. */
export async function findClaim(id: Id<"clm">): Promise<ClaimItem> {
  const found = await read(claimKey(id));
  if (!found) throw new Problem("NOT_FOUND");
  return asClaim(found);
}

export type Owner = { buyerId: Id<"usr"> } | { sellerId: Id<"sel"> };

const claimsOf = (owner: Owner): ListOf => ({
  ...("buyerId" in owner
    ? { index: "gsi1", pk: buyerPk(owner.buyerId) }
    : { index: "gsi2", pk: sellerPk(owner.sellerId) }),
  newestFirst: true,
});

export const listOwnClaims = (
  owner: Owner,
  state: "OPEN" | "ENDED" | undefined,
  paging: PageQuery,
): Promise<Page<Claim>> =>
  pageOf(
    claimsOf(owner),
    paging,
    (item): Claim => asClaim(item),
    state && ((item) => isClaimOpen(asClaim(item)) === (state === "OPEN")),
  );

/** The newest claims of one side. */
export async function newestClaims(owner: Owner, most: number): Promise<ClaimItem[]> {
  const { items } = await query(claimsOf(owner), most);
  return items.map((item) => asClaim(item));
}

/** Every claim that a buyer made. */
export async function* everyClaimOf(buyerId: Id<"usr">): AsyncGenerator<ClaimItem> {
  for await (const row of everyRow(claimsOf({ buyerId }), 100)) yield asClaim(row);
}

/** Claims that wait for an admin, the first end of time in front. */
export const undecidedClaims: ListOf = {
  index: "gsi1",
  pk: "claims#undecided",
  newestFirst: false,
};

interface ClaimSearch {
  status: ClaimStatus | undefined;
  sellerId: string | undefined;
  buyerId: string | undefined;
  newestFirst: boolean;
}

/** Claims by age: the state chooses the list; seller and buyer are filtered row by row. */
export async function listClaims(search: ClaimSearch, paging: PageQuery): Promise<Page<Claim>> {
  const { status, sellerId, buyerId, newestFirst } = search;
  const fits = (row: Item) =>
    (sellerId === undefined || row["sellerId"] === sellerId) &&
    (buyerId === undefined || row["buyerId"] === buyerId);
  const found = await pageOf(
    status
      ? { index: "gsi2", pk: statusPk(status), newestFirst }
      : { index: "gsi1", pk: "claims#all", newestFirst },
    paging,
    ({ pk }) => ({ pk, sk: "claim" }),
    (sellerId ?? buyerId) === undefined ? undefined : fits,
  );
  const claims = await readMany(found.items);
  return { ...found, items: claims.flatMap((item) => (item ? [asClaim(item)] : [])) };
}
