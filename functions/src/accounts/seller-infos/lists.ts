import type { SellerApproval } from "@bupum/shared/accounts/users/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import type { SellerCard } from "@bupum/shared/accounts/seller-infos/contract";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { type ListOf, pageOf } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import {
  everySeller,
  everySellerByAge,
  readSellers,
  type SellerRow,
  type StoredProfile,
  toCard,
  toSeller,
} from "./items.ts";

const approvedList = { index: "gsi2", pk: "sellers#approved", newestFirst: true } as const;

// The list holds rows with an approved copy only.
const toApprovedCard = (item: Item) =>
  toCard(item as unknown as SellerRow & { approved: StoredProfile });

/** Approved sellers, newest first; of one region, where one is asked for. */
export const listApproved = (paging: PageQuery, region?: Region): Promise<Page<SellerCard>> =>
  pageOf(
    approvedList,
    paging,
    toApprovedCard,
    region && ((item) => toApprovedCard(item).region === region),
  );

const byStatus = (status: SellerApproval, newestFirst: boolean): ListOf => ({
  index: "gsi1",
  pk: `sellers#${status}`,
  newestFirst,
});
/** Sellers under review, the ones due first in front. */
export const pendingSellers = byStatus("PENDING", false);

/** Sellers in one state of review, the ones due first in front. */
export const listByStatus = <Row>(
  status: SellerApproval,
  newestFirst: boolean,
  paging: PageQuery,
  toRow: (row: SellerRow) => Row,
): Promise<Page<Row>> =>
  pageOf(byStatus(status, newestFirst), paging, (item) => toRow(toSeller(item)!));

/** Sellers by age, of one state of review or of all, however many there are. */
export async function listByAge<Row>(
  status: SellerApproval | undefined,
  newestFirst: boolean,
  paging: PageQuery,
  toRow: (row: SellerRow) => Row,
): Promise<Page<Row>> {
  const list = status
    ? ({ index: "gsi2", pk: `${everySeller}#${status}`, newestFirst } as const)
    : { ...everySellerByAge, newestFirst };
  const page = await pageOf(list, paging, (item) => item["sellerId"] as Id<"sel">);
  const rows = await readSellers(page.items);
  return { ...page, items: rows.flatMap((row) => (row ? [toRow(row)] : [])) };
}
