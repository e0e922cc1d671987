import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import {
  type SellerInfoRow,
  sellerInfoEntityRoutes,
} from "@bupum/shared/accounts/seller-infos/admin-contract";
import { sellerSortsIn } from "@bupum/shared/accounts/seller-infos/sorts";
import { type SellerApproval, sellerApprovals } from "@bupum/shared/accounts/users/contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { mustBeSorted } from "../../kernel/list.ts";
import { taxStatuses } from "../../providers/business-numbers/tax-office.ts";
import * as items from "../../accounts/seller-infos/items.ts";
import * as lists from "../../accounts/seller-infos/lists.ts";

export const handler = adminResource(sellerInfoEntityRoutes, {
  list(_ctx, { query: { sort, filter, searchKeyword, ...paging } }) {
    const status = filter?.status === undefined ? undefined : statusOf(filter.status);
    mustBeSorted(sort, sellerSortsIn({ status }));
    const search = { status, searchKeyword, newestFirst: sort !== "createdAt:asc" };
    if (sort?.startsWith("reviewDueAt"))
      return lists.listPending({ ...search, newestFirst: sort.endsWith(":desc") }, paging, toRow);
    return lists.listByAge(search, paging, toRow);
  },

  async get(_ctx, { params }) {
    const row = await items.readSeller(params.id);
    if (!row) throw new Problem("NOT_FOUND");
    return items.toInfo(row);
  },

  async taxStatus(ctx, { params }) {
    const row = await items.readSeller(params.id);
    if (!row) throw new Problem("NOT_FOUND");
    const copies = [row.draft, row.approved].filter((copy) => copy !== undefined);
    const numbers = [...new Set(copies.map(({ businessNumber }) => businessNumber))];
    return { numbers: await taxStatuses(numbers), askedAt: ctx.now() };
  },
});

function statusOf(wanted: string): SellerApproval {
  const found = sellerApprovals.find((status) => status === wanted);
  if (!found) throw faultAt("query.filter", "invalid_value");
  return found;
}

function toRow(row: items.SellerRow): SellerInfoRow {
  const { companyName, businessNumber, representative, region } = (row.draft ?? row.approved)!;
  return {
    id: row.id,
    userId: row.userId,
    companyName,
    businessNumber,
    representative,
    region,
    status: row.status,
    isReapproval: row.status === "PENDING" && row.approved !== undefined,
    ...(row.submittedAt && { submittedAt: row.submittedAt }),
    ...(row.reviewDueAt && { reviewDueAt: row.reviewDueAt }),
  };
}
