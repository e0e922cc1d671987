import type { ApprovalItem } from "@bupum/functions/deal/order-approvals/items";
import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import type { ApprovalRule, LineCategories } from "@bupum/shared/accounts/companies/approval-rules";
import { breakdownOf, type PricedLine } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { words } from "./categories.ts";
import { type Company, membersAt, type Play } from "./companies.ts";
import { chargedAt } from "./recount/budgets.ts";

// What docs/domain/order-approvals.md says, read anew: no function of the product is asked.

type UserId = Id<"usr">;
interface Decider {
  userId: UserId;
  inPlaceOf?: UserId;
}

/** Who may decide the step that is due, or another one, at a moment (D41-4, D41-5). */
export function decidersAt(
  play: Play,
  company: Company,
  { steps, askedBy, mayReleaseOwn }: Pick<ApprovalItem, "steps" | "askedBy" | "mayReleaseOwn">,
  at: Instant,
  place = steps.findIndex(({ released }) => !released),
): Decider[] {
  const today = seoulDay(at);
  const members = membersAt(play, company, at);
  const isMember = (id: UserId) => members.some(({ userId }) => userId === id);
  const step = steps[place]?.approvers ?? [];
  const among = (some: typeof members): Decider[] =>
    some
      .flatMap(({ userId, standIn }): Decider[] => [
        { userId },
        ...(standIn && standIn.from <= today && today <= standIn.until && isMember(standIn.userId)
          ? [{ userId: standIn.userId, inPlaceOf: userId }]
          : []),
      ])
      .filter(
        ({ userId, inPlaceOf }) => mayReleaseOwn || (userId !== askedBy && inPlaceOf !== askedBy),
      );
  const named = among(
    members.filter(({ userId, roles }) => step.includes(userId) && roles.includes("APPROVER")),
  );
  return named.length > 0 ? named : among(members.filter(({ roles }) => roles.includes("OWNER")));
}

/** An order as it left, or as its approval was asked for. */
export interface Placed {
  at: Instant;
  sellerId: string;
  costCentre?: OrderItem["costCentre"];
  lines: readonly (PricedLine & Pick<OrderItem, "productId" | "productName">)[];
}

const wonOf = (lines: Placed["lines"]): number | undefined => {
  const [first, ...more] = lines;
  const { total, currency } = breakdownOf([first!, ...more]);
  // No rate is known in the month.
  return currency === "KRW" ? total : undefined;
};

const categoriesOf = (
  { placed }: Play,
  { productId, productName }: Placed["lines"][number],
): LineCategories => {
  const own = placed.ofParts.get(productId ?? "");
  if (own) return { categoryTagIds: [...own], isInWords: false };
  const isNamed = !productId && productName === words.sensor;
  return { categoryTagIds: isNamed ? [placed.sensors] : [], isInWords: true };
};

const isOf = (rule: ApprovalRule, line: LineCategories): boolean =>
  rule.categories!.ids.some((id) => line.categoryTagIds.includes(id)) ||
  (rule.categories!.withLinesInWords && line.isInWords);

/** Whose releases the rules of that moment want, step by step (D41-1, D41-7, D43-4). */
export function stepsAt(
  play: Play,
  company: Company,
  order: Placed,
  /** What left before on the same day, of the same seller, without an approval. */
  earlier: readonly Placed[],
): UserId[][] {
  const { journal } = play;
  const won = wonOf(order.lines);
  const rulesOf = ({ at }: Placed) => journal.rulesAt(company.id, at)?.rules ?? [];
  const summed = earlier.filter((one) => rulesOf(one).length > 0);
  const before = summed.reduce((sum, one) => sum + (wonOf(one.lines) ?? 0), 0);
  const lines = order.lines.map((line) => categoriesOf(play, line));
  const counted = earlier.filter((one) => rulesOf(one).some(({ categories }) => categories));
  const ofDay = counted.flatMap((one) => one.lines.map((line) => categoriesOf(play, line)));
  const fitting = rulesOf(order).filter((rule) => {
    if (rule.fromWon !== undefined && won !== undefined && won + before < rule.fromWon)
      return false;
    if (rule.costCentreId && rule.costCentreId !== order.costCentre?.id) return false;
    if (rule.isOverBudget && !isOverBudget(play, company, order)) return false;
    if (rule.isNewSeller && isKnownSeller(play, company, order)) return false;
    if (!rule.categories) return true;
    const seen = rule.fromWon === undefined ? lines : [...lines, ...ofDay];
    return seen.some((line) => isOf(rule, line));
  });
  const steps = fitting
    .toSorted((one, other) => (one.fromWon ?? 0) - (other.fromWon ?? 0))
    .flatMap((rule) => rule.steps);
  const known = new Set<string>();
  return steps.filter((step) => {
    const name = step.toSorted().join(" ");
    return !known.has(name) && known.add(name);
  });
}

const isKnownSeller = ({ journal }: Play, { buyerId }: Company, { at, sellerId }: Placed) =>
  journal
    .ordersOf(buyerId)
    .some(
      (one) => one.sellerId === sellerId && one.confirmedAt !== undefined && one.confirmedAt < at,
    );

function isOverBudget(play: Play, company: Company, { at, costCentre, lines }: Placed): boolean {
  if (!costCentre) return true;
  const centre = play.journal.centresAt(company.id, at).find(({ id }) => id === costCentre.id);
  if (!centre?.budget) return false;
  if (costCentre.rateToKrw === 0) return true;
  const { period, won } = centre.budget;
  const of = { id: costCentre.id, within: costCentre.month.slice(0, period === "YEAR" ? 4 : 7) };
  return chargedAt(play, company, of, { at, lines }) > won;
}
