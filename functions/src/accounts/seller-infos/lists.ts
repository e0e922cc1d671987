import type { SellerApproval } from "@bupum/shared/accounts/users/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { SellerCard } from "@bupum/shared/accounts/seller-infos/contract";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { type ListOf, type LookUp, pageOf } from "../../kernel/list.ts";
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

/** Sellers under review, the ones due first in front. */
export const pendingSellers: ListOf = {
  index: "gsi1",
  pk: "sellers#PENDING",
  newestFirst: false,
};

interface SellerSearch {
  status: SellerApproval | undefined;
  searchKeyword: string | undefined;
  newestFirst: boolean;
}

/** Whether a keyword stands in a copy of a seller: company, representative or business number. */
function wordsTest(searchKeyword = ""): ((row: SellerRow) => boolean) | undefined {
  const words = normalize(searchKeyword);
  if (words === "") return undefined;
  const digits = /^[\d\s-]+$/.test(searchKeyword) ? searchKeyword.replaceAll(/\D/g, "") : words;
  return ({ draft, approved }) =>
    [draft, approved].some(
      (copy) =>
        copy !== undefined &&
        (normalize(`${copy.companyName} ${copy.representative}`).includes(words) ||
          copy.businessNumber.includes(digits)),
    );
}

/** Sellers under review, the ones due first in front. */
export function listPending<Row>(
  { searchKeyword, newestFirst }: SellerSearch,
  paging: PageQuery,
  toRow: (row: SellerRow) => Row,
): Promise<Page<Row>> {
  const test = wordsTest(searchKeyword);
  return pageOf(
    { ...pendingSellers, newestFirst },
    paging,
    (item) => toRow(toSeller(item)!),
    test && ((item) => test(toSeller(item)!)),
  );
}

const idOf = (item: Item) => item["sellerId"] as Id<"sel">;

/** The sellers behind thin rows, read for many of them at once. */
const lookUp = (test: (row: SellerRow) => boolean): LookUp => ({
  over: async (entries) => {
    const rows = await readSellers(entries.map(idOf));
    const fits = new Set(rows.flatMap((row) => (row && test(row) ? [row.id] : [])));
    return (entry) => fits.has(idOf(entry));
  },
});

/** Sellers by age, of one state of review or of all, however many there are. */
export async function listByAge<Row>(
  { status, searchKeyword, newestFirst }: SellerSearch,
  paging: PageQuery,
  toRow: (row: SellerRow) => Row,
): Promise<Page<Row>> {
  const list = status
    ? ({ index: "gsi2", pk: `${everySeller}#${status}`, newestFirst } as const)
    : { ...everySellerByAge, newestFirst };
  const test = wordsTest(searchKeyword);
  const page = await pageOf(list, paging, idOf, test && lookUp(test));
  const rows = await readSellers(page.items);
  return { ...page, items: rows.flatMap((row) => (row ? [toRow(row)] : [])) };
}
