import { isEntitled } from "@bupum/shared/billing/subscribes/rules";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import * as sellers from "../../accounts/seller-infos/items.ts";
import { accountKey, now } from "../../kernel/context.ts";
import { read } from "../../kernel/table.ts";
import * as exchangeRates from "../../reference/exchange-rates/items.ts";
import type { Trader } from "./writes.ts";

/** The present data needed to check and apply a seller's rows. */
export async function traderOf({
  sellerId,
  yenSign,
}: Pick<Trader, "sellerId" | "yenSign">): Promise<Trader> {
  const [seller, account, newest] = await Promise.all([
    sellers.readSeller(sellerId),
    read(accountKey(userIdOf(sellerId))),
    exchangeRates.newest(now()),
  ]);
  return {
    sellerId,
    ...(yenSign && { yenSign }),
    seller,
    isPremium: isEntitled({ entitledUntil: account?.["entitledUntil"] }, now()),
    rates: Object.fromEntries((newest?.rates ?? []).map(({ currency, rate }) => [currency, rate])),
  };
}
