import { exceeds, type Spending } from "@bupum/shared/accounts/companies/cost-centres";
import { type Charge, type Cost, wonOfAll } from "@bupum/shared/accounts/companies/spending";
import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Currency } from "@bupum/shared/kernel/money/money";
import { companyIdOf } from "@bupum/shared/kernel/owner-ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import type { Instant } from "@bupum/shared/kernel/time";
import { costCentresKey } from "../../accounts/companies/items.ts";
import { moveSpending, readCentre, type Spent } from "../../accounts/companies/spending.ts";
import type { Context } from "../../kernel/context.ts";
import type { Write } from "../../kernel/table.ts";
import { newest } from "../../reference/exchange-rates/items.ts";
import { rateToKrw } from "../../reference/exchange-rates/rules.ts";
import type { OrderItem } from "./items.ts";
import type { PricedOrder } from "./priced.ts";

/** What an order takes of the budget of its cost centre, and what its company's rules ask (D43). */
export interface Charged {
  costCentre?: Charge;
  isOverBudget: boolean;
  /** Reserves it; refused where another order was charged meanwhile. */
  reserved: Write[];
}
/** An order without a cost centre fits no budget (D43-4). */
const uncharged: Charged = { isOverBudget: true, reserved: [] };

/** Another order of the same cost centre was charged at the same moment: judged again with it. */
export const chargedMeanwhile = new Problem("BUSY");

const costsOf = ({ ordered }: Pick<PricedOrder, "ordered">): Cost[] =>
  ordered.map(({ amount, quote: { currency, vatMode } }) => ({ amount, currency, vatMode }));

/** Charges a new order to an open cost centre of the caller's company. */
export async function chargeOf(
  { actor, now }: Context,
  costCentreId: Id<"ccr"> | undefined,
  priced: Pick<PricedOrder, "ordered">,
): Promise<Charged> {
  if (!costCentreId) return uncharged;
  const unknown = faultAt("body.costCentreId", "invalid_value");
  if (actor.type !== "user" || !actor.member) throw unknown;
  const { companyId } = actor.member;
  const lines = costsOf(priced);
  const place = { id: costCentreId, month: seoulMonth(now()) };
  const [{ centre, version }, rate] = await Promise.all([
    readCentre(companyId, place),
    rateOf(lines[0]!.currency, now()),
  ]);
  if (!centre || centre.isClosed) throw unknown;
  const costCentre = { ...place, rateToKrw: rate };
  return {
    costCentre,
    isOverBudget: exceeds(centre, knownWon(lines, costCentre)),
    reserved: [
      // Closed, or with another budget: judged again.
      {
        check: costCentresKey(companyId),
        guard: { equals: { version }, refused: chargedMeanwhile },
      },
      reserve(companyId, costCentre, {
        won: wonOfAll(lines, costCentre),
        seen: centre.budget && centre.spending,
      }),
    ],
  };
}

/** What lines take; undefined where no rate was known for their order. */
const knownWon = (lines: readonly Cost[], charge: Charge): number | undefined =>
  charge.rateToKrw === 0 ? undefined : wonOfAll(lines, charge);

/**
 * What the rules ask of lines whose order is reserved already, without those that are being refused.
 */
export async function chargedWithout(
  { buyerId, costCentre }: ChargedRows,
  refused: readonly Cost[],
): Promise<Pick<Charged, "costCentre" | "isOverBudget">> {
  if (!costCentre) return uncharged;
  const { centre } = await readCentre(companyIdOf(buyerId), costCentre);
  const won = knownWon(refused, costCentre);
  return { costCentre, isOverBudget: !centre || exceeds(centre, won === undefined ? won : -won) };
}

async function rateOf(currency: Currency, at: Instant): Promise<number> {
  if (currency === "KRW") return 1;
  return rateToKrw(currency, await newest(at), at)?.rateToKrw ?? 0;
}

/** Adds to what is reserved; where there is a budget, only to what was read. */
function reserve(
  companyId: Id<"cmp">,
  charge: Charge,
  { won, seen }: { won: number; seen: Spent | undefined },
): Write {
  const { change, add } = moveSpending(companyId, charge, { reserved: won, used: 0 });
  const charged = { change, add: { ...add, changes: 1 } };
  if (!seen) return charged;
  const { changes } = seen;
  const guard = changes === undefined ? { exists: false } : { equals: { changes } };
  return { ...charged, guard: { ...guard, refused: chargedMeanwhile } };
}

/** What was charged, as its rows say it. */
interface ChargedRows {
  buyerId: Id<"usr">;
  costCentre?: Charge | undefined;
}

/** Frees what lines took; goes with the guarded write that ends them. */
export const freed = (of: ChargedRows, lines: readonly Cost[]): Write[] =>
  moved(of, (charge) => ({ reserved: -wonOfAll(lines, charge), used: 0 }));

/** What the end of orders of one PO moves: what is completed was used, the rest is free again. */
export function movedByEnd(orders: readonly OrderItem[], to: EstimateStatus): Write[] {
  if (to === "PENDING" || to === "CONFIRMED") return [];
  return moved(orders[0]!, (charge) => {
    const won = wonOfAll(orders, charge);
    return { reserved: -won, used: to === "COMPLETED" ? won : 0 };
  });
}

/** Frees what cancelled pieces took: the difference of their orders before and after. */
export const freedPieces = (before: readonly OrderItem[], after: readonly OrderItem[]): Write[] =>
  moved(before[0]!, (charge) => ({
    reserved: wonOfAll(after, charge) - wonOfAll(before, charge),
    used: 0,
  }));

function moved({ buyerId, costCentre }: ChargedRows, by: (charge: Charge) => Spending): Write[] {
  const spending = costCentre && by(costCentre);
  // What had no rate took nothing.
  if (!spending || spending.reserved === 0) return [];
  return [moveSpending(companyIdOf(buyerId), costCentre, spending)];
}
