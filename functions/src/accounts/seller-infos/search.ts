import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { SellerCard, sellerInfoRoutes } from "@bupum/shared/accounts/seller-infos/contract";
import { withoutLegalForm } from "@bupum/shared/accounts/seller-infos/rules";
import { resultPage } from "../../search/snapshots/result-page.ts";
import * as items from "./items.ts";
import { listApproved } from "./lists.ts";

type Query = ParsedInput<typeof sellerInfoRoutes.search>["query"];

/** Approved sellers by any part of their company name; without a keyword, the newest. */
export async function search(query: Query): Promise<Page<SellerCard>> {
  const { searchKeyword = "", region, ...paging } = query;
  const keyword = withoutLegalForm(searchKeyword).trim() || searchKeyword.trim();
  if (keyword === "") return listApproved(paging, region);
  const choices = { ...(region && { region: [region] }) };
  const found = await resultPage(
    { collection: "sellers", keyword, filters: { choices, ranges: {} } },
    paging,
  );
  const rows = await items.readSellers(found.ids as Id<"sel">[]);
  const cards = rows.filter(items.isLive).map(items.toCard);
  return { ...found.paging, items: cards.filter((card) => !region || card.region === region) };
}
