import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import type { SellerCard } from "@bupum/shared/accounts/seller-infos/contract";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { pageOf } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import { type SellerRow, type StoredProfile, toCard } from "./items.ts";

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
