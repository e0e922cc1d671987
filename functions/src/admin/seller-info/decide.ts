import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { adminSellerInfoRoutes } from "@bupum/shared/accounts/seller-infos/admin-contract";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { outcomeOf } from "@bupum/shared/accounts/seller-infos/rules";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import * as items from "../../accounts/seller-infos/items.ts";
import { decisionWrites } from "./writes.ts";

type Decision = ParsedInput<typeof adminSellerInfoRoutes.decide>["body"];

/** Decides a review or revokes an approval (D11-3), and notifies the applicant. */
export async function decide(ctx: Context, body: Decision): Promise<SellerInfo> {
  const before = await items.readSeller(body.sellerId);
  if (!before) throw new Problem("NOT_FOUND");
  if (body.version !== undefined && body.version !== before.version)
    throw new Problem("VERSION_CONFLICT");
  const outcome = outcomeOf(before.status, before.approved !== undefined, body.status);
  if (!outcome) throw new Problem("INVALID_TRANSITION", { from: before.status, to: body.status });
  const { after, writes } = decisionWrites(ctx, before, outcome, body);
  await write(...writes);
  return items.toInfo(after);
}
