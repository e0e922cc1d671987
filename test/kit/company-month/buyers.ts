import type { ApprovalItem } from "@bupum/functions/deal/order-approvals/items";
import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import { ApiError } from "@bupum/shared/kernel/client";
import type { Id } from "@bupum/shared/kernel/ids";
import { quoteFor, shipTo } from "../group.ts";
import { acts, dayAhead, isQuoted, isWaiting, onLine, type Scene, wanted } from "../month/acts.ts";
import { words } from "./categories.ts";
import { type Company, membersAt, type Person, type Play, someMember } from "./companies.ts";
import { decidersAt } from "./law.ts";
import type { CompanyAct } from "./owners.ts";

/** Who tries to order: a buyer, and now and then somebody who may not. */
const someBuyer = (play: Play, company: Company): Person | undefined =>
  play.below(25) === 0 ? someMember(play, company) : someMember(play, company, "BUYER");

/** A request in the company's name, some of it in words. */
export const ask: CompanyAct = (play, company) => {
  const asker = someMember(play, company, "REQUESTER", "BUYER");
  return asker && !company.isEnding ? asking(play, company, asker) : undefined;
};
async function asking(play: Play, company: Company, asker: Person) {
  const { below, oneOf } = play;
  const body = wanted(play, play, `요청 ${below(1_000_000)}`);
  const inWords = { partName: oneOf([words.plain, words.sensor]), quantity: 1 + below(9) };
  const lines = below(3) === 0 ? [...body.lines, inWords] : body.lines;
  const api = await play.apiOf(asker, company.id);
  const made = await api.estimateGroups.create({ body: { ...body, lines } });
  company.requests.push(made.id);
  return made;
}

/** Quotes with and without a fee, with VAT in them, and now and then in dollars. */
function termsOf({ below, oneOf }: Scene["dice"]) {
  const isAbroad = below(25) === 0;
  return {
    currency: isAbroad ? ("USD" as const) : ("KRW" as const),
    unitPrice: String(isAbroad ? 1 + below(80) : 500 * (1 + below(60))),
    vatMode: oneOf(["EXCLUDED", "EXCLUDED", "INCLUDED"] as const),
    validUntil: dayAhead(4 + below(20)),
    ...(below(3) === 0 && { shippingFeePayer: "BUYER_PAYS" as const, shippingFee: 3_000 }),
  };
}

/** A seller quotes all lines of a request that wait for it, in the same terms but for their prices. */
const quote = onLine(isWaiting, async (scene, line) => {
  const { unitPrice: _, ...terms } = termsOf(scene.dice);
  const own = scene.lines.filter((one) => isWaiting(one) && one.sellerId === line.sellerId);
  const items = own.map(({ id }) => quoteFor(id, { ...termsOf(scene.dice), ...terms }));
  return (await scene.asSeller(line)).productEstimateResponses.create({ body: { items } });
});
const revise = onLine(isQuoted, async (scene, line) => {
  const items = [quoteFor(line.id, termsOf(scene.dice))];
  return (await scene.asSeller(line)).productEstimateResponses.create({ body: { items } });
});

/** Orders of companies mostly come to their end. */
const oftener: Record<string, number> = { accept: 4, ship: 2, complete: 6 };

/** What both sides do with lines and orders in any month, with other quotes. */
const usual = acts.flatMap(([name, often, act]): [string, number, typeof act][] => {
  if (name === "order") return [];
  const more = oftener[name] ?? 1;
  return [[name, more * often, name === "quote" ? quote : name === "revise" ? revise : act]];
});
/** Acts on a whole request, which fit at any time and mostly end it: rare. */
const ofRequests = ["later", "drop", "cancel request", "close request"];
const isOfRequest = ([name]: (typeof usual)[number]) => ofRequests.includes(name);
const oftenOf = (some: typeof usual) =>
  some.flatMap(([, often, act]) => Array.from({ length: often }, () => act));
const [onRequest, onLines] = [
  oftenOf(usual.filter(isOfRequest)),
  oftenOf(usual.filter((one) => !isOfRequest(one))),
];
const mostDraws = 8;

/** A request that people still look at. */
const someRequest = ({ random, oneOf }: Play, { requests }: Company) =>
  oneOf(random() < 0.8 ? requests.slice(-5) : requests);

async function sceneOf(play: Play, company: Company, requestId: Scene["requestId"]) {
  const member = someMember(play, company)!;
  const { productEstimates } = await play.apiOf(member, company.id);
  const { items: lines } = await productEstimates.listOfEstimate({ query: { groupId: requestId } });
  const sellers = new Map(play.sellers.map((one) => [String(one.sellerId), one]));
  const scene: Scene = {
    dice: play,
    requestId,
    lines,
    asBuyer: () => play.apiOf(someBuyer(play, company) ?? play.people[0]!, company.id),
    asSeller: ({ sellerId }) => play.apiOf(sellers.get(sellerId)!),
  };
  return scene;
}

/** Every seller quotes what it was asked for in the first requests. */
export const quoteFirst: CompanyAct = async (play, company) => {
  for (const id of company.requests) {
    const scene = await sceneOf(play, company, id);
    for (const lines of Map.groupBy(scene.lines, ({ sellerId }) => sellerId).values())
      await quote({ ...scene, lines });
  }
};

const trade: CompanyAct = (play, company) =>
  company.requests.length > 0 && someMember(play, company) ? trading(play, company) : undefined;
async function trading(play: Play, company: Company) {
  const scene = await sceneOf(play, company, someRequest(play, company));
  if (play.below(30) === 0) return play.oneOf(onRequest)(scene);
  // Of what is drawn the first act for which there is a line.
  for (let left = mostDraws; left > 0; left--) {
    const doing = play.oneOf(onLines)(scene);
    if (doing) return doing;
  }
  return undefined;
}

type Draft = NonNullable<Awaited<ReturnType<typeof draftOf>>>;
/** An order of some quoted lines of one seller, at a cost centre and with a number of its own. */
async function draftOf(play: Play, company: Company) {
  const { random, below, oneOf } = play;
  const { lines } = await sceneOf(play, company, someRequest(play, company));
  const free = lines.filter((line) => isQuoted(line) || (line.activeOrder && below(20) === 0));
  if (free.length === 0) return undefined;
  const { sellerId } = oneOf(free);
  const own = free.filter((line) => line.sellerId === sellerId && line.currentResponse).slice(0, 3);
  const items = own.map((line) => ({
    productEstimateId: line.id,
    responseId: line.currentResponse!.id,
    quantity: line.quantity,
  }));
  const known = play.journal.centresAt(company.id, play.now());
  const centres = known.filter(({ isClosed }) => !isClosed || below(20) === 0);
  return {
    items: random() < 0.5 ? items.slice(0, 1) : items,
    shipTo,
    memo: String(below(1e9)),
    ...(centres.length > 0 && random() < 0.8 && { costCentreId: oneOf(centres).id }),
    ...(random() < 0.15 && { buyerPoNumber: `ERP ${below(500)}` }),
  };
}

/** Orders, and asks for an approval where the rules want one. */
export const order: CompanyAct = (play, company) => {
  const buyer = company.isEnding ? undefined : someBuyer(play, company);
  return buyer && company.requests.length > 0 ? ordering(play, company, buyer) : undefined;
};
async function ordering(play: Play, company: Company, buyer: Person) {
  const draft = (await draftOf(play, company)) ?? (await draftOf(play, company));
  if (!draft || draft.items.length === 0) return undefined;
  const api = await play.apiOf(buyer, company.id);
  let left = draft.items;
  const approve = () =>
    api.orderApprovals.create({ body: { ...draft, items: left, comment: "라인 정지, 급합니다" } });
  if (play.below(10) === 0) return approve();
  try {
    const items = play.below(2) === 0 ? left.slice(0, 1) : left;
    const made = await pressed(play, () => placed(api, { ...draft, items }));
    left = left.slice(items.length);
    // The rest apart from it, as whoever wants to stay below a limit would do.
    return left.length > 0 ? await placed(api, { ...draft, items: left, memo: "나머지" }) : made;
  } catch (error) {
    if (error instanceof ApiError && error.code === "APPROVAL_NEEDED") return approve();
    throw error;
  }
}
const placed = (api: Awaited<ReturnType<Play["apiOf"]>>, body: Draft) =>
  api.productEstimateOrders.create({ body });

/** Pressed twice now and then, as impatient people do. */
async function pressed<Made>(play: Play, press: () => Promise<Made>): Promise<Made> {
  if (play.below(6) > 0) return press();
  const [one, other] = await Promise.allSettled([press(), press()]);
  if (one.status === "fulfilled") return one.value;
  if (other.status === "fulfilled") return other.value;
  throw one.reason;
}

const waitingOf = ({ journal }: Play, { buyerId }: Company): ApprovalItem[] =>
  journal.approvalsOf(buyerId).filter(({ status }) => status === "WAITING");

/** Who might decide by mistake: who asked, stand-ins of other days, approvers of other steps and rules. */
function suspects(play: Play, company: Company, { askedBy, steps }: ApprovalItem): Id<"usr">[] {
  const rules = play.journal.rulesAt(company.id, play.now())?.rules ?? [];
  const named = [...steps.flatMap(({ approvers }) => approvers), ...rules.flatMap(approversOf)];
  const members = membersAt(play, company, play.now());
  const standIns = members.flatMap(({ standIn }) => standIn?.userId ?? []);
  return [askedBy, ...standIns, ...named, ...members.map(({ userId }) => userId)];
}
const approversOf = ({ steps }: ApprovalRule) => steps.flat();

/** Somebody decides the step that is due: who may, and now and then somebody else. */
export const decide: CompanyAct = (play, company) => {
  const waiting = waitingOf(play, company);
  if (waiting.length === 0) return undefined;
  const approval = play.oneOf(waiting);
  const deciders = decidersAt(play, company, approval, play.now()).map(({ userId }) => userId);
  const isRight = deciders.length > 0 && play.below(4) > 0;
  const named = play.oneOf(isRight ? deciders : suspects(play, company, approval));
  const by = [...company.people].find(({ id }) => id === named);
  return by && deciding(play, company, { approval, by });
};
interface Decision {
  approval: ApprovalItem;
  by: Person;
}
async function deciding(play: Play, company: Company, { approval, by }: Decision) {
  const { orderApprovals } = await play.apiOf(by, company.id);
  const params = { id: approval.id };
  const version = approval.version - Number(play.below(20) === 0);
  const dice = play.below(100);
  if (dice < 72) return pressed(play, () => orderApprovals.release({ params, body: { version } }));
  const standing = approval.lines.filter(({ refusal }) => !refusal);
  const productEstimateIds = standing.slice(0, 1).map((line) => line.productEstimateId);
  const body = { version, comment: "다음 달에", ...(dice < 90 && { productEstimateIds }) };
  return orderApprovals.refuse({ params, body });
}

const withdraw: CompanyAct = (play, company) => {
  const [approval] = waitingOf(play, company);
  const buyer = someBuyer(play, company);
  return approval && buyer && withdrawing(play, company, { approval, by: buyer });
};
const withdrawing = async (play: Play, company: Company, { approval, by }: Decision) =>
  (await play.apiOf(by, company.id)).orderApprovals.withdraw({ params: { id: approval.id } });

const onOrder =
  (
    status: OrderItem["status"],
    act: (play: Play, company: Company, of: { one: OrderItem; by: Person }) => Promise<unknown>,
  ): CompanyAct =>
  (play, company) => {
    const fitting = play.journal.ordersOf(company.buyerId).filter((one) => one.status === status);
    const by = someBuyer(play, company);
    return by && fitting.length > 0
      ? act(play, company, { one: play.oneOf(fitting.slice(-8)), by })
      : undefined;
  };

/** Both sides agree that a piece of an accepted order does not come. */
const cancelPiece = onOrder("CONFIRMED", async (play, company, { one, by }) => {
  const params = { id: one.id };
  const said = { orderIds: [one.id], reason: "NOT_NEEDED" as const };
  const body = { ...said, pieces: [{ orderId: one.id, quantity: 1 }] };
  const asked = await (
    await play.apiOf(by, company.id)
  ).productEstimateOrders.cancelLines({ params, body });
  const seller = play.sellers.find(({ sellerId }) => sellerId === one.sellerId)!;
  await (await play.apiOf(seller)).productEstimateOrders.cancelLines({ params, body: said });
  return asked;
});

const restate = onOrder("PENDING", async (play, company, { one, by }) => {
  const api = await play.apiOf(by, company.id);
  const body = { buyerPoNumber: play.oneOf(["", `ERP ${play.below(500)}`]) };
  return api.productEstimateOrders.setBuyerNumber({ params: { id: one.id }, body });
});

/** A claim about what came, which its seller answers and the company takes. */
const claim = onOrder("COMPLETED", async (play, company, { one, by }) => {
  const { claims } = await play.apiOf(by, company.id);
  const said = { orderId: one.id, kind: "DAMAGED" as const, quantity: 1 };
  const { id } = await claims.create({ body: { ...said, detail: "하우징이 깨졌습니다." } });
  const seller = play.sellers.find(({ sellerId }) => sellerId === one.sellerId)!;
  const proposal = { remedy: "CREDIT" as const, amount: 100 };
  await (await play.apiOf(seller)).claims.propose({ params: { id }, body: proposal });
  return claims.accept({ params: { id }, body: {} });
});

/** What is done in a company's name, each as often as it stands here. */
export const buyerActs: readonly (readonly [string, number, CompanyAct])[] = [
  ["ask", 9, ask],
  ["trade", 60, trade],
  ["order", 34, order],
  ["decide", 30, decide],
  ["withdraw", 2, withdraw],
  ["cancel piece", 2, cancelPiece],
  ["own number", 2, restate],
  ["claim", 1, claim],
];
