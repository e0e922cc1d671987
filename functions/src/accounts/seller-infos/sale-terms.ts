import { Problem } from "@bupum/shared/kernel/problem";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import type { SaleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import * as items from "./items.ts";

/** The terms in one line of the audit: "MIN 50000 FEE 3000 FREE 100000 JEJU 6000". */
function textOf({ minimumWon, freight }: SaleTerms = {}): string {
  const said = [
    minimumWon !== undefined && `MIN ${minimumWon}`,
    freight && `FEE ${freight.feeWon}`,
    freight?.freeFromWon !== undefined && `FREE ${freight.freeFromWon}`,
    ...(freight?.regionFees ?? []).map(({ region, feeWon }) => `${region} ${feeWon ?? "OPEN"}`),
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : "-";
}

/** Sets the terms for quotes that are sent from now on; those that were sent keep theirs (D36-2). */
export async function keepSaleTerms(ctx: Context, saleTerms: SaleTerms): Promise<SellerInfo> {
  const { sellerId } = userOf(ctx);
  const now = ctx.now();
  const before = await items.readSeller(sellerId);
  if (!before) throw new Problem("SELLER_INFO_MISSING");
  await write(
    items.setSaleTerms(sellerId, saleTerms, now),
    audit(ctx, {
      entity: "seller",
      id: sellerId,
      from: textOf(before.saleTerms),
      to: textOf(saleTerms),
    }),
  );
  return items.toInfo({ ...before, saleTerms, updatedAt: now });
}
