import { type BatchStatus, batchStatuses } from "@bupum/shared/accounts/batch-job-status/contract";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { type Day, endOfSeoulDay, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { adminRegisterRequestHistoryRoutes } from "@bupum/shared/sheets/register-request-histories/admin-contract";
import { manualStatusOf } from "@bupum/shared/sheets/register-request-histories/rules";
import { adminResource } from "../../kernel/request/resource.ts";
import * as items from "../../sheets/register-request-histories/items.ts";
import { mend } from "../../sheets/register-request-histories/mend.ts";
import { registerWords } from "../../sheets/register-request-histories/rules.ts";
import { decide } from "./decide.ts";

type Routes = typeof adminRegisterRequestHistoryRoutes;
type Filters = ParsedInput<Routes["statusCounts"]>["query"];

export const handler = adminResource(adminRegisterRequestHistoryRoutes, {
  async list(ctx, { query: { sort, filter, adminManualStatus, sellerName, ...rest } }) {
    const { startAt, endAt, ...paging } = rest;
    const page = await items.listAll(
      {
        ...rangeOf({ startAt, endAt }),
        adminManualStatus,
        sellerName,
        status: statusIn(filter?.status),
        oldestFirst: sort === "createdAt:asc",
      },
      paging,
    );
    const words = registerWords[ctx.language];
    return { ...page, items: page.items.map((one) => items.toHistory(one, words)) };
  },

  async statusCounts(_ctx, { query }) {
    const { counts, isPartial } = await countsOf(query);
    const { adminManualStatus } = query;
    const byStatus = Object.fromEntries(
      batchStatuses.map((status) => [
        status,
        !adminManualStatus || manualStatusOf(status) === adminManualStatus ? counts[status] : 0,
      ]),
      // `fromEntries` loses the type that says that every status is present.
    ) as Record<BatchStatus, number>;
    const { READY, IN_PROGRESS, FAILED, DONE, CANCELLED } = byStatus;
    return {
      BEFOREPROGRESS: READY + IN_PROGRESS + FAILED,
      DONE: DONE + CANCELLED,
      byStatus,
      isPartial,
    };
  },

  async get(ctx, { params }) {
    return items.toHistory(await items.find(params.id), registerWords[ctx.language]);
  },

  async mend(ctx, { params, body }) {
    const after = await mend(ctx, await items.find(params.id), body);
    return items.toHistory(after, registerWords[ctx.language]);
  },

  async decide(ctx, { params, body }) {
    const after = await decide(ctx, params.id, body);
    return items.toHistory(after, registerWords[ctx.language]);
  },
});

function statusIn(text: string | undefined): BatchStatus | undefined {
  const found = batchStatuses.find((status) => status === text);
  if (text !== undefined && !found) throw faultAt("query.filter", "invalid_value");
  return found;
}

/** The day in Seoul of a date or a timestamp. */
const dayOf = (at: string): Day => (at.length === 10 ? at : seoulDay(at));

function rangeOf({ startAt, endAt }: Pick<Filters, "startAt" | "endAt">) {
  const [from, to] = [startAt && dayOf(startAt), endAt && dayOf(endAt)];
  if (from && to && from > to) throw faultAt("query.endAt", "DATE_RANGE");
  return {
    from: from ? seoulInstant(from) : undefined,
    to: to ? endOfSeoulDay(to) : undefined,
  };
}

async function countsOf({ startAt, endAt, sellerName }: Filters) {
  const range = rangeOf({ startAt, endAt });
  if (sellerName) return items.countNamed({ ...range, sellerName });
  const counts = await items.countByDay(startAt && dayOf(startAt), endAt && dayOf(endAt));
  return { counts, isPartial: false };
}
