import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { type SellerCard, sellerInfoRoutes } from "@bupum/shared/accounts/seller-infos/contract";
import type { Page } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { lapseOf, livePoints } from "@bupum/shared/trust/user-penalty-histories/rules";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { listMerchandises } from "../../catalogue/products/merchandises.ts";
import { close } from "./close.ts";
import * as items from "./items.ts";
import { listApproved } from "./lists.ts";
import { search } from "./search.ts";
import { readStanding } from "./standing.ts";
import { keepSaleTerms } from "./sale-terms.ts";
import { resubmit } from "./update.ts";
import { submit } from "./create.ts";

export const handler = resource(sellerInfoRoutes, {
  async list(_ctx, { query: { userId, ...paging } }): Promise<Page<SellerCard>> {
    if (!userId) return listApproved(paging);
    const row = await items.readSeller(sellerIdOf(userId));
    const found = items.isLive(row) ? [items.toCard(row)] : [];
    return { items: found, page: 1, itemsPerPage: paging.itemsPerPage };
  },

  create: (ctx, { body }) => submit(ctx, body),

  update: (ctx, { body }) => resubmit(ctx, body),

  close: (ctx, { body }) => close(ctx, body.closure),

  setSaleTerms: (ctx, { body }) => keepSaleTerms(ctx, body),

  async me(ctx) {
    const row = await items.readSeller(userOf(ctx).sellerId);
    if (!row) throw new Problem("NOT_FOUND");
    const { points } = await readStanding(row.id);
    const live = livePoints(points, ctx.now()).map(({ points: count, at }) => ({
      points: count,
      at,
      lapsesAt: lapseOf(at),
    }));
    return { ...items.toInfo(row), ...(live.length > 0 && { penalties: live }) };
  },

  async product(_ctx, { query: { productId, ...paging } }) {
    const page = await listMerchandises(productId, paging);
    const sellers = await items.readSellers(page.items.map(({ sellerId }) => sellerId));
    return {
      ...page,
      items: page.items.flatMap((merchandise, index) => {
        const seller = sellers[index];
        return items.isLive(seller) ? [{ seller: items.toCard(seller), merchandise }] : [];
      }),
    };
  },

  search: (_ctx, { query }) => search(query),

  async get(_ctx, { params }) {
    const row = await items.readSeller(params.id);
    if (!items.isLive(row)) throw new Problem("NOT_FOUND");
    const { representative, businessNumber, address, email, manufactorIds } = row.approved;
    const { phone, tel, fax } = row.approved;
    return {
      ...items.toCard(row),
      representative,
      businessNumber,
      address,
      email,
      manufactorIds,
      ...(phone.visible && { phone: phone.number }),
      ...(tel?.visible && { tel: tel.number }),
      ...(fax?.visible && { fax: fax.number }),
    };
  },
});
