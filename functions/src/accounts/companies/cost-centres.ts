import type { CostCentres, CostCentresDraft } from "@bupum/shared/accounts/companies/cost-centres";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { type Context, userOf } from "../../kernel/context.ts";
import { everyRow } from "../../kernel/list.ts";
import { companyKey } from "../../kernel/request/members.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { costCentresKey, findAsMember, readCentres, spendingPrefix } from "./items.ts";
import { findAsOwner } from "./shown.ts";
import { readSpending } from "./spending.ts";
import { state } from "./stated.ts";

// Without a guard: what a dissolved company leaves, idempotent.

type CompanyId = Id<"cmp">;

/** A dissolved company has neither cost centres nor sums (D43-1). Idempotent. */
export async function forgetCentres(companyId: CompanyId): Promise<void> {
  const rows = { pk: companyKey(companyId).pk, skPrefix: spendingPrefix, newestFirst: false };
  for await (const { pk, sk } of everyRow(rows, 100)) await write({ drop: { pk, sk } });
  await write({ drop: costCentresKey(companyId) });
}

/** The cost centres with what the month took, this one by default (D43-3). */
export async function showCentres(
  ctx: Context,
  companyId: CompanyId,
  month = seoulMonth(ctx.now()),
): Promise<CostCentres> {
  const [known] = await Promise.all([
    readCentres(companyId),
    findAsMember(companyId, userOf(ctx).userId),
  ]);
  return withSpending(companyId, known, month);
}

async function withSpending(
  companyId: CompanyId,
  { costCentres, version }: Awaited<ReturnType<typeof readCentres>>,
  month: string,
): Promise<CostCentres> {
  const spent = await readSpending(companyId, costCentres, month);
  return {
    costCentres: costCentres.map((one, at) => {
      const { reserved, used } = spent[at]!;
      return { ...one, spending: { reserved, used } };
    }),
    version,
  };
}

/**
 * States a company's cost centres, as an owner. One that there is stays, since orders name it: it is
 * closed instead (D43-1).
 */
export async function setCentres(
  ctx: Context,
  companyId: CompanyId,
  { costCentres: draft, version: seen }: CostCentresDraft,
): Promise<CostCentres> {
  const [{ member }, known] = await Promise.all([
    findAsOwner(ctx, companyId),
    readCentres(companyId),
  ]);
  mustBeSeen({ version: seen }, known);
  const { version } = known;
  const named = draft.flatMap(({ id }) => id ?? []);
  const isWhole = known.costCentres.every(({ id }) => named.includes(id));
  if (!isWhole || named.length !== known.costCentres.length)
    throw faultAt("body.costCentres", "invalid_value");
  const costCentres = draft.map(({ id = ctx.newId("ccr"), ...said }) => ({ id, ...said }));
  const key = costCentresKey(companyId);
  await write(
    ...state(
      ctx,
      member,
      { costCentres, version },
      {
        key,
        name: "COST_CENTRES",
        reason: costCentres,
      },
    ),
  );
  const stated = { costCentres, version: version + 1 };
  return withSpending(companyId, stated, seoulMonth(ctx.now()));
}
