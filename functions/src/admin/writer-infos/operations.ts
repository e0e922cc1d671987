import { faultAt } from "@bupum/shared/kernel/problem";
import { writerApprovals, writerRoles } from "@bupum/shared/accounts/users/contract";
import {
  adminWriterInfoRoutes,
  type WriterInfoRow,
} from "@bupum/shared/accounts/writer-infos/admin-contract";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { writerSortsIn } from "@bupum/shared/accounts/writer-infos/sorts";
import { adminResource } from "../../kernel/request/resource.ts";
import { mustBeSorted } from "../../kernel/list.ts";
import { findWriter, listWriters, toWriterInfo } from "../../accounts/writer-infos/items.ts";
import { decide } from "./decide.ts";

export const handler = adminResource(adminWriterInfoRoutes, {
  async list(_ctx, { query: { sort, filter, searchKeyword, ...paging } }) {
    const status = oneOf(writerApprovals, filter?.status);
    const writerRole = oneOf(writerRoles, filter?.writerRole);
    mustBeSorted(sort, writerSortsIn({ status }));
    const order = {
      byEnd: sort?.startsWith("reviewDueAt") ?? false,
      newestFirst: !sort?.endsWith(":asc"),
    };
    const page = await listWriters({ status, writerRole, searchKeyword, ...order }, paging);
    return { ...page, items: page.items.map(toRow) };
  },

  async get(_ctx, { params }) {
    return toWriterInfo(await findWriter(params.id));
  },

  decide: (ctx, { body }) => decide(ctx, body),
});

function oneOf<T extends string>(known: readonly T[], wanted: string | undefined): T | undefined {
  const found = known.find((one) => one === wanted);
  if (wanted !== undefined && found === undefined) throw faultAt("query.filter", "invalid_value");
  return found;
}

function toRow(row: WriterInfo): WriterInfoRow {
  const { id, userId, penName, organization, status, writerRole, submittedAt, reviewDueAt } = row;
  const { occupation, careerYears, wantedRole } = (row.draft ?? row.approved)!;
  return {
    id,
    userId,
    penName,
    ...(organization && { organization }),
    occupation,
    careerYears,
    wantedRole,
    status,
    writerRole,
    isReapproval: status === "PENDING" && row.approved !== undefined,
    submittedAt,
    ...(reviewDueAt && { reviewDueAt }),
  };
}
