import type { ApprovalRules } from "@bupum/shared/accounts/companies/approval-rules";
import { ApiError } from "@bupum/shared/kernel/client";
import type { Instant } from "@bupum/shared/kernel/time";
import { mortal } from "./cloud/mortal.ts";
import { bought } from "./companies.ts";
import { stateCentres } from "./cost-centres.ts";
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

/** A company with three approvers, and one seller's quotes for forty lines. */
async function opened(world: World, seed: number) {
  const random = randomOf(seed);
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const more = Array.from({ length: 39 }, (_, at) => `소모품 ${at}`);
  const deal = await bought(world, { more, quote: { unitPrice: "5000" } });
  const approvers = [deal.approver, await approver(world, deal), await approver(world, deal)];
  const centres = await stateCentres(
    deal,
    { budget: { won: 60_000, period: "MONTH" } },
    { budget: { won: 90_000, period: "YEAR" } },
    {},
  );
  const history: RulesSince[] = [];
  return { random, oneOf, deal, approvers, centres, history };
}
type Play = Awaited<ReturnType<typeof opened>>;

/** Random rules of one or two steps. */
async function changeRules(play: Play): Promise<void> {
  const { random, oneOf, deal, approvers, centres, history } = play;
  const rules = Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
    fromWon: oneOf(limits),
    ...(random() < 0.2 && { costCentreId: oneOf(centres) }),
    steps: [[oneOf(approvers).id], [oneOf(approvers).id, oneOf(approvers).id]].slice(
      Math.floor(random() * 2),
    ),
  }));
  const stated = await stateRules(deal, rules);
  history.push({ at: now(), rules: stated });
}

/** An order of some lines that are free, or now and then of one that is not. */
async function draftOf({ random, oneOf, deal, centres }: Play) {
  const query = { groupId: deal.request.id };
  const { items } = await deal.buyer.as.productEstimates.listOfEstimate({ query });
  const free = items.filter(({ activeOrder }) => !activeOrder || random() < 0.1);
  const count = 1 + Math.floor(random() * mostLines);
  const named = new Set(Array.from({ length: count }, () => oneOf(free)));
  const wanted = [...named].flatMap((line) =>
    line?.currentResponse
      ? [{ productEstimateId: line.id, responseId: line.currentResponse.id, quantity: 2 }]
      : [],
  );
  const charged = random() < 0.8 ? { costCentreId: oneOf(centres) } : {};
  return { ...deal.order, ...charged, items: wanted, memo: `${random()}` };
}

/** An approval that the member may decide, or now and then another one. */
async function someApproval({ random, oneOf }: Play, by: Approver) {
  const { items } = await by.as.orderApprovals.list({ query: { state: "OPEN" } });
  return oneOf(items.filter(({ mayDecide }) => mayDecide || random() < 0.1));
}

async function releaseSome(play: Play): Promise<void> {
  const by = play.oneOf(play.approvers);
  const approval = await someApproval(play, by);
  if (!approval) return;
  const { id, version } = approval;
  const press = () => by.as.orderApprovals.release({ params: { id }, body: { version } });
  // Pressed twice, as impatient people do.
  await Promise.all([press(), ...(play.random() < 0.3 ? [press()] : [])]);
}

async function refuseSome(play: Play): Promise<void> {
  const by = play.oneOf(play.approvers);
  const approval = await someApproval(play, by);
  if (!approval) return;
  const { id, version, lines } = approval;
  const [first] = lines;
  const some = play.random() < 0.6 ? { productEstimateIds: [first!.productEstimateId] } : {};
  const body = { version, comment: "다음 달에", ...some };
  await by.as.orderApprovals.refuse({ params: { id }, body });
}

async function withdrawSome({ random, oneOf, deal }: Play): Promise<void> {
  const { orderApprovals } = deal.buyer.as;
  const { items } = await orderApprovals.list({ query: { state: "OPEN" } });
  const one = random() < 0.3 ? oneOf(items) : undefined;
  if (one) await orderApprovals.withdraw({ params: { id: one.id } });
}

async function revise({ random, oneOf, deal }: Play): Promise<void> {
  const unitPrice = String(1_000 + Math.floor(random() * 9) * 500);
  const body = { items: [quoteFor(oneOf(deal.lineIds), { unitPrice })] };
  await deal.seller.api.productEstimateResponses.create({ body });
}

/** An order goes on to its end, in either way. */
async function moveSome({ random, oneOf, deal }: Play): Promise<void> {
  const { productEstimateOrders: buyers } = deal.buyer.as;
  const { productEstimateOrders: sellers } = deal.seller.api;
  const { items } = await buyers.list({ query: {} });
  const open = items.filter(({ status }) => status === "PENDING" || status === "CONFIRMED");
  const one = oneOf(open);
  if (!one) return;
  const params = { id: one.id };
  if (one.status === "CONFIRMED") return void (await buyers.complete({ params }));
  if (random() < 0.6) return void (await sellers.accept({ params, body: { force: true } }));
  if (random() < 0.5)
    return void (await sellers.reject({ params, body: { reason: "OUT_OF_STOCK" } }));
  await buyers.cancel({ params, body: { reason: "NOT_NEEDED" } });
}

/** Both sides agree that a piece of an accepted order does not come. */
async function cancelPiece({ random, oneOf, deal }: Play): Promise<void> {
  const { items } = await deal.buyer.as.productEstimateOrders.list({ query: {} });
  const one = oneOf(items.filter(({ status }) => status === "CONFIRMED"));
  if (!one || random() < 0.5) return;
  const said = { orderIds: [one.id], reason: "NOT_NEEDED" as const };
  const params = { id: one.id };
  const pieces = [{ orderId: one.id, quantity: 1 }];
  await deal.buyer.as.productEstimateOrders.cancelLines({ params, body: { ...said, pieces } });
  await deal.seller.api.productEstimateOrders.cancelLines({ params, body: said });
}

const ask = async (play: Play): Promise<void> =>
  void (await play.deal.buyer.as.orderApprovals.create({ body: await draftOf(play) }));
const order = async (play: Play): Promise<void> =>
  void (await play.deal.buyer.as.productEstimateOrders.create({ body: await draftOf(play) }));

/** As often as they stand here. */
const moves = [
  order,
  ask,
  ask,
  ask,
  releaseSome,
  releaseSome,
  releaseSome,
  releaseSome,
  releaseSome,
  refuseSome,
  withdrawSome,
  revise,
  moveSome,
  moveSome,
  cancelPiece,
];

/** Three orders were released, and one that is charged was completed. */
async function isRich({ deal }: Play): Promise<boolean> {
  const [approvals, orders] = await Promise.all([
    deal.owner.as.orderApprovals.list({ query: { state: "ENDED" } }),
    deal.owner.as.productEstimateOrders.list({ query: { status: "COMPLETED" } }),
  ]);
  const released = approvals.items.filter(({ status }) => status === "RELEASED");
  return released.length > 2 && orders.items.some(({ costCentre }) => costCentre);
}

/** Members of a company act at random, three at once, or one whose call dies at any step. */
export async function playApprovals(world: World, { seed, acts }: { seed: number; acts: number }) {
  const play = await opened(world, seed);
  const { random, oneOf, deal, history } = play;
  const life = await mortal(world);
  const refusals: Record<string, number> = {};
  async function tried(isKilled: boolean): Promise<void> {
    try {
      await oneOf(moves)(play);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status >= 500 && !isKilled)) throw error;
      const code = isKilled && error.status >= 500 ? "killed" : (error.code ?? "unknown");
      refusals[code] = (refusals[code] ?? 0) + 1;
    }
  }
  await changeRules(play);
  // What is drawn depends on who is faster: it goes on until there is something to recount.
  for (let at = 0; at < 10 * acts; at += 1) {
    if (at >= acts && at % 10 === 0 && (await isRich(play))) break;
    if (random() < 0.04) await changeRules(play);
    if (random() < 0.3) {
      life.arm(Math.floor(random() * 14));
      await tried(true);
      life.revive();
    } else await Promise.all([1, 2, 3].map(() => tried(false)));
    if (at % 10 === 0) await world.drain({ duplicate: true, shuffle: at });
  }
  await world.drain({ duplicate: true });
  life.stop();
  return { deal, centres: play.centres, history, refusals };
}
