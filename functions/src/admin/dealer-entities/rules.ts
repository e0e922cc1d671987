import {
  type DealerEntity,
  type dealerEntityRoutes,
} from "@bupum/shared/selling/dealers/admin-contract";
import { dealerStates } from "@bupum/shared/selling/dealers/rules";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import { regions } from "@bupum/shared/reference/regions/regions";

type Filter = NonNullable<ParsedInput<(typeof dealerEntityRoutes)["list"]>["query"]["filter"]>;

/** Drops empty values: a row holds no empty attributes. */
export const withoutEmpty = <T extends object>(body: T): T =>
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined && value !== null),
  ) as T;

export function wantedBy({ region, state, name = "", manufactorId }: Filter) {
  if (region && !(regions as readonly string[]).includes(region))
    throw faultAt("query.filter", "invalid_value");
  if (state && !(dealerStates as readonly string[]).includes(state))
    throw faultAt("query.filter", "invalid_value");
  const key = normalize(name);
  return (dealer: DealerEntity): boolean =>
    (!region || dealer.region === region) &&
    (!state || dealer.state === state) &&
    (!manufactorId || (dealer.manufactorIds as string[]).includes(manufactorId)) &&
    Object.values(dealer.name).some((text) => normalize(text).includes(key));
}
