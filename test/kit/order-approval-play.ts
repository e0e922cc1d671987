import type { ApprovalRules } from "@bupum/shared/accounts/companies/approval-rules";
import { ApiError } from "@bupum/shared/kernel/client";
import type { Instant } from "@bupum/shared/kernel/time";
import { mortal } from "./cloud/mortal.ts";
import { bought } from "./companies.ts";
import { quoteFor } from "./group.ts";
import { approver, stateRules } from "./order-approvals.ts";
import { randomOf } from "./random.ts";
import type { World } from "./world.ts";

type Deal = Awaited<ReturnType<typeof bought>>;
type Approver = Deal["approver"];

/** The rules that held from a moment on. */
export interface RulesSince {
  at: Instant;
  rules: ApprovalRules;
}

const now = (): Instant => new Date().toISOString();
/** Totals of rules in won; a line of the play comes to some 2,200 to 22,000. */
const limits = [10_000, 20_000, 40_000, 60_000];
const mostLines = 3;

/** A company of one seller's quotes, whose members act at random, several at once, and die now and then. */
export async function playApprovals(world: World, { seed, acts }: { seed: number; acts: number }) {
  const random = randomOf(seed);
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const deal = await bought(world, {
    more: Array.from({ length: 39 }, (_, at) => `소모품 ${at}`),
    quote: { unitPrice: "5000" },
  });
  const approvers = [deal.approver, await approver(world, deal), await approver(world, deal)];
  const history: RulesSince[] = [];
  const life = await mortal(world);
  const refusals: Record<string, number> = {};

  /** Random rules of one or two steps. */
  async function changeRules(): Promise<void> {
    const rules = Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
      fromWon: oneOf(limits),
      steps: [[oneOf(approvers).id], [oneOf(approvers).id, oneOf(approvers).id]].slice(
        Math.floor(random() * 2),
      ),
    }));
    const stated = await stateRules(deal, rules);
    history.push({ at: now(), rules: stated });
  }

  async function someLines() {
    const { items } = await deal.buyer.as.productEstimates.listOfEstimate({
      query: { groupId: deal.request.id },
    });
    const free = items.filter(({ activeOrder }) => !activeOrder || random() < 0.1);
    const named = new Set(
      Array.from({ length: 1 + Math.floor(random() * mostLines) }, () => oneOf(free)),
    );
    return [...named].flatMap((line) =>
      line?.currentResponse
        ? [{ productEstimateId: line.id, responseId: line.currentResponse.id, quantity: 2 }]
        : [],
    );
  }

  const draft = async () => ({ ...deal.order, items: await someLines(), memo: `${random()}` });
  async function someApproval(by: Approver) {
    const { items } = await by.as.orderApprovals.list({ query: { state: "OPEN" } });
    return oneOf(items.filter(({ mayDecide }) => mayDecide || random() < 0.1));
  }

  const moves: (() => Promise<unknown>)[] = [
    async () => deal.buyer.as.productEstimateOrders.create({ body: await draft() }),
    async () => deal.buyer.as.orderApprovals.create({ body: await draft() }),
    async () => deal.buyer.as.orderApprovals.create({ body: await draft() }),
    ...[0, 1, 2].map(() => async () => {
      const by = oneOf(approvers);
      const approval = await someApproval(by);
      if (!approval) return;
      const { id, version } = approval;
      const body = { version };
      // Pressed twice, as impatient people do.
      await Promise.all([
        by.as.orderApprovals.release({ params: { id }, body }),
        ...(random() < 0.3 ? [by.as.orderApprovals.release({ params: { id }, body })] : []),
      ]);
    }),
    async () => {
      const by = oneOf(approvers);
      const approval = await someApproval(by);
      if (!approval) return;
      const { id, version, lines } = approval;
      const [first] = lines;
      const some = random() < 0.6 ? { productEstimateIds: [first!.productEstimateId] } : {};
      const body = { version, comment: "다음 달에", ...some };
      await by.as.orderApprovals.refuse({ params: { id }, body });
    },
    async () => {
      const { items } = await deal.buyer.as.orderApprovals.list({ query: { state: "OPEN" } });
      const one = random() < 0.3 ? oneOf(items) : undefined;
      if (one) await deal.buyer.as.orderApprovals.withdraw({ params: { id: one.id } });
    },
    async () => {
      const unitPrice = String(1_000 + Math.floor(random() * 9) * 500);
      const body = { items: [quoteFor(oneOf(deal.lineIds), { unitPrice })] };
      await deal.seller.api.productEstimateResponses.create({ body });
    },
  ];

  async function tried(act: () => Promise<unknown>, isKilled: boolean): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status >= 500 && !isKilled)) throw error;
      const code = isKilled && error.status >= 500 ? "killed" : (error.code ?? "unknown");
      refusals[code] = (refusals[code] ?? 0) + 1;
    }
  }

  await changeRules();
  for (let at = 0; at < acts; at += 1) {
    const isKilled = random() < 0.3;
    if (random() < 0.04) await changeRules();
    if (isKilled) {
      life.arm(Math.floor(random() * 14));
      await tried(oneOf(moves), true);
      life.revive();
    } else await Promise.all([1, 2, 3].map(() => tried(oneOf(moves), false)));
    if (at % 10 === 0) await world.drain({ duplicate: true, shuffle: at });
  }
  await world.drain({ duplicate: true });
  life.stop();
  return { deal, approvers, history, refusals };
}
