import type { contract } from "@bupum/shared/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { ApiError, type Client } from "@bupum/shared/kernel/client";
import type { MySubscription } from "@bupum/shared/billing/subscribes/contract";
import { consentTextVersion, priceAt, type SubscribeType } from "@bupum/shared/billing/plans/plans";
import { fromCardWindow, type testCards } from "./card-window.ts";
import { leaveUnanswered, letTimePass } from "./past.ts";

type Api = Client<typeof contract.user>;
type AdminApi = Client<typeof contract.admin>;

export interface Subscriber {
  id: Id<"usr">;
  api: Api;
}
interface People {
  /** One for each state, in the order of `states`. */
  members: readonly Subscriber[];
  admin: AdminApi;
  /** Between two looks whether the workers have done their part. */
  wait: () => Promise<unknown>;
}
/** One member, and what is needed to bring it to its state. */
type Acts = Subscriber & Pick<People, "admin" | "wait">;

/** How each state of a subscription comes about (D13), by the calls that people make. */
export const states: readonly ((member: Acts) => Promise<unknown>)[] = [
  /** Never subscribed. */
  () => Promise.resolve(),
  /** Renewed twice. */
  async (member) => {
    await subscribe(member, "MONTHLY");
    await renew(member);
    await renew(member);
    await letTimePass(member.id, { days: 9 });
  },
  /** Changed from a month to a year at once, with what was left of the month counted for it. */
  async (member) => {
    await subscribe(member, "MONTHLY");
    await letTimePass(member.id, { days: 12 });
    const { plans } = await member.api.subscribes.me();
    const { payNow } = plans.find(({ subscribeType }) => subscribeType === "YEARLY")!.now!;
    await changeType(member, "YEARLY", payNow);
    await letTimePass(member.id, { days: 40 });
  },
  /** Another type comes with the next renewal. */
  async (member) => {
    await subscribe(member, "QUARTERLY");
    await letTimePass(member.id, { days: 20 });
    await changeType(member, "MONTHLY");
  },
  /** Cancelled by its member: open until the end of the period. */
  async (member) => {
    await subscribe(member, "MONTHLY");
    await letTimePass(member.id, { days: 11 });
    await member.api.subscribes.suspend({ body: { reason: "공사 기간이 끝났습니다." } });
  },
  /** Refused at the renewal for want of money: tried again by itself. */
  (member) => refused(member, "poor"),
  /** The card is reported lost: nothing is tried until there is another. */
  (member) => refused(member, "lost"),
  /** Refused four times. */
  async (member) => {
    await refused(member, "poor");
    for (const [stage, days] of [1, 2, 4].entries()) {
      // oxlint-disable no-await-in-loop -- one attempt after the other
      await letTimePass(member.id, { days });
      await until(member, ({ subscription }) => (subscription?.dunningStage ?? 0) > stage + 1);
      // oxlint-enable no-await-in-loop
    }
  },
  /** Nobody knows what came of the first payment; asked again in a day. */
  async (member) => {
    await register(member, "silent");
    await pay(member, "MONTHLY").catch(mustBePending);
    await leaveUnanswered(member.id);
  },
  /** Cancelled, and the period is over. */
  async (member) => {
    await subscribe(member, "MONTHLY");
    await letTimePass(member.id, { days: 3 });
    await member.api.subscribes.suspend({ body: {} });
    await letTimePass(member.id, { months: 1 });
    await until(member, ({ subscription }) => subscription?.status === "CANCELLED");
  },
  /** Given back by an admin: the renewal in part, and the first payment wholly. */
  async (member) => {
    await subscribe(member, "MONTHLY");
    await renew(member);
    await letTimePass(member.id, { days: 2 });
    await refund(member, "갱신 전에 해지를 요청하셨습니다.", 21_450);
    await refund(member, "서비스 장애에 대한 환불입니다.");
  },
];

/** Brings members of a new demo market to all states; those who have one are left as they are. */
export async function makeDemoSubscriptions({ members, admin, wait }: People): Promise<void> {
  const [, second] = members;
  if (!second || (await second.api.subscribes.me()).subscription) return;
  for (const [at, make] of states.entries()) {
    const member = members[at];
    // oxlint-disable-next-line no-await-in-loop -- beside whoever uses the market already
    if (member) await make({ ...member, admin, wait });
  }
}

const mostLooks = 120;

/** Waits for what the workers make of a member's subscription. */
async function until(
  { api, wait }: Acts,
  isThere: (mine: MySubscription) => boolean,
): Promise<void> {
  for (let look = 0; look < mostLooks; look++) {
    // oxlint-disable-next-line no-await-in-loop
    await wait();
    // oxlint-disable-next-line no-await-in-loop
    if (isThere(await api.subscribes.me())) return;
  }
  throw new Error("A demo subscription did not come to its state.");
}

async function register({ api }: Acts, kind: keyof typeof testCards): Promise<void> {
  const { card, registration } = await api.creditCards.get();
  const body = await fromCardWindow(registration, kind);
  await (card ? api.creditCards.update({ body }) : api.creditCards.create({ body }));
}

/** As the page shows it, so at the price of today. */
const consentTo = (subscribeType: SubscribeType) => ({
  amount: priceAt(subscribeType, new Date().toISOString()),
  textVersion: consentTextVersion,
});

const pay = ({ api }: Acts, subscribeType: SubscribeType) =>
  api.subscribes.create({ body: { subscribeType, consent: consentTo(subscribeType) } });

async function subscribe(member: Acts, subscribeType: SubscribeType): Promise<void> {
  await register(member, "good");
  await pay(member, subscribeType);
}

const changeType = ({ api }: Acts, subscribeType: SubscribeType, payNow?: number) =>
  api.subscribes.changeType({
    body: {
      subscribeType,
      effective: payNow === undefined ? "RENEWAL" : "NOW",
      consent: { ...consentTo(subscribeType), ...(payNow !== undefined && { payNow }) },
    },
  });

/** A month passes, and the clock renews. */
async function renew(member: Acts): Promise<void> {
  await letTimePass(member.id, { months: 1 });
  await until(member, ({ subscription, payment }) => {
    const isOver = Date.parse(subscription?.periodEnd ?? "") <= Date.now();
    return !isOver && payment === undefined;
  });
}

/** The card was replaced by one that is refused when the month is over. */
async function refused(member: Acts, card: keyof typeof testCards): Promise<void> {
  await subscribe(member, "MONTHLY");
  await register(member, card);
  await letTimePass(member.id, { months: 1 });
  await until(member, ({ subscription }) => (subscription?.dunningStage ?? 0) > 0);
}

function mustBePending(error: unknown): void {
  if (!(error instanceof ApiError && error.code === "PAYMENT_PENDING")) throw error;
}

/** The newest payment that was not given back yet: in part, or all of it. */
async function refund({ admin, id }: Acts, reason: string, amount?: number): Promise<void> {
  const params = { userId: id };
  const { items } = await admin.paymentOrderEntities.listOfUser({ params, query: {} });
  const payment = items.find((one) => one.status === "PAID" && !one.refundedAmount);
  if (!payment) throw new Error("A demo member has no payment to give back.");
  await admin.paymentOrderEntities.refund({
    params: { id: payment.id },
    body: { version: payment.version, reason, ...(amount !== undefined && { amount }) },
  });
}
