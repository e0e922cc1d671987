import { dealerRoutes } from "@bupum/shared/selling/dealers/contract";
import { resource } from "../../kernel/request/resource.ts";
import * as items from "./items.ts";

export const handler = resource(dealerRoutes, {
  async list(_ctx, { query: { region, manufactorId, ...paging } }) {
    const [page, regions] = await Promise.all([
      items.listShown(paging, { region, manufactorId }),
      items.countsByRegion(manufactorId),
    ]);
    const counted = region ? regions.filter((one) => one.region === region) : regions;
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    return { ...page, total, regions };
  },

  async get(_ctx, { params }) {
    const dealer = await items.findShown(params.id);
    const { manufactorIds, phone, tel, fax } = dealer;
    return {
      ...dealer,
      manufactors: items.makersOf(manufactorIds, await items.namesOf(manufactorIds)),
      contacts: [
        ...(tel ? [{ kind: "TEL_NUMBER" as const, number: tel }] : []),
        ...(phone ? [{ kind: "PHONE_NUMBER" as const, number: phone }] : []),
        ...(fax ? [{ kind: "FAX_NUMBER" as const, number: fax }] : []),
      ],
    };
  },
});
