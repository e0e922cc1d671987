import { auditEventRoutes } from "@bupum/shared/accounts/audit-events/admin-contract";
import { listActs, listPast } from "../../accounts/audit-events/items.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { note } from "./note.ts";

export const handler = adminResource(auditEventRoutes, {
  list: (_ctx, { query: { filter, startDate, endDate, searchKeyword, ...paging } }) =>
    listActs({ ...filter, startDate, endDate, searchKeyword }, paging),

  listOf: (_ctx, { params, query: { filter, ...paging } }) =>
    listPast(params.entity, params.id, filter?.to, paging),

  note: (ctx, { params, body }) => note(ctx, params, body.text),
});
