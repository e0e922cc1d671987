import { lookupRoutes } from "@bupum/shared/search/lookups/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { findLookups } from "../../search/ledger/lookups.ts";

export const handler = adminResource(lookupRoutes, {
  find: async (_ctx, { query }) => ({ groups: await findLookups(query.keyword) }),
});
