import { mostOfficeAsks } from "@bupum/shared/accounts/companies/rules";
import type { TaxStatus } from "@bupum/shared/accounts/seller-infos/tax-status";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Context } from "../../kernel/context.ts";
import { drawAsk } from "../../kernel/request/rate-limit.ts";
import { taxStatuses } from "../../providers/business-numbers/tax-office.ts";
import { findAsOwner } from "./shown.ts";

/**
 * What the tax office says of the number that a company states, asked as an owner; nothing is stored
 * (D40-20). Throws UNAVAILABLE, LIMIT_EXCEEDED.
 */
export async function askOffice(
  ctx: Context,
  companyId: Id<"cmp">,
): Promise<TaxStatus & { askedAt: Instant }> {
  const { company } = await findAsOwner(ctx, companyId);
  await drawAsk(ctx, { what: "tax-office", about: companyId, most: mostOfficeAsks });
  const [status] = await taxStatuses([company.businessNumber]);
  if (!status) throw new Problem("UNAVAILABLE");
  return { ...status, askedAt: ctx.now() };
}
