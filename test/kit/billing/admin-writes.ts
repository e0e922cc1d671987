import { addHours } from "@bupum/shared/kernel/time";
import type { World } from "../world.ts";
import { payer, subscribed, windowOf } from "./payer.ts";

interface Place {
  world: World;
  admin: Awaited<ReturnType<World["adminUser"]>>;
}
type Trials = Record<string, [entity: string, ready: () => Promise<() => Promise<unknown>>]>;

/** Each write of admins on money: what its event is about, and how it is prepared. */
export const billingWrites = (of: () => Place): Trials => ({
  ...subscriptionWrites(of),
  ...approvalWrites(of),
  ...moneyWrites(of),
  ...maintenanceWrites(of),
});

const one = async (of: () => Place) => ({ userId: (await subscribed(of().world)).id });

function subscriptionWrites(of: () => Place): Trials {
  const at = () => of().admin.api.subscribeEntities;
  return {
    "subscribeEntities.changeType": [
      "subscribe",
      async () => {
        const params = await one(of);
        return () => at().changeType({ params, body: { subscribeType: "YEARLY" } });
      },
    ],
    "subscribeEntities.changePeriod": [
      "subscribe",
      async () => {
        const params = await one(of);
        const now = new Date().toISOString();
        const body = { startAt: now, endAt: addHours(now, 48) };
        return () => at().changePeriod({ params, body });
      },
    ],
    "subscribeEntities.suspend": [
      "subscribe",
      async () => {
        const params = await one(of);
        return () => at().suspend({ params, body: {} });
      },
    ],
    "subscribeEntities.cancelSuspend": [
      "subscribe",
      async () => {
        const params = await one(of);
        await at().suspend({ params, body: {} });
        return () => at().cancelSuspend({ params, body: {} });
      },
    ],
  };
}

/** A refund that takes a second admin (D20-12). */
function approvalWrites(of: () => Place): Trials {
  const approvals = () => of().admin.api.approvals;
  /** A refund, and an admin who asks for it. */
  async function wished(by?: Place["admin"]) {
    const { world, admin } = of();
    const params = { userId: (await subscribed(world, "YEARLY")).id };
    const { items } = await admin.api.paymentOrderEntities.listOfUser({ params, query: {} });
    const { id, version } = items[0]!;
    const { api } = by ?? (await world.adminUser("FINANCE"));
    const body = { kind: "REFUND", id, version, reason: "고객 요청" } as const;
    return { params: { id }, ask: () => api.approvals.ask({ body }) };
  }
  return {
    "approvals.ask": ["payment-order", async () => (await wished(of().admin)).ask],
    "approvals.approve": [
      "payment-order",
      async () => {
        const { params, ask } = await wished();
        const { askedAt } = await ask();
        return () => approvals().approve({ params, body: { askedAt } });
      },
    ],
    "approvals.decline": [
      "payment-order",
      async () => {
        const { params, ask } = await wished();
        const { askedAt } = await ask();
        return () => approvals().decline({ params, body: { askedAt, reason: "확인 필요" } });
      },
    ],
  };
}

function moneyWrites(of: () => Place): Trials {
  const cards = () => of().admin.api.creditCardEntities;
  const reconciliations = () => of().admin.api.reconciliations;
  async function carded() {
    const { id: userId } = await payer(of().world);
    const { registration } = await cards().ofUser({ params: { userId } });
    return { userId, body: windowOf(of().world, registration.customerKey) };
  }
  return {
    "paymentOrderEntities.refund": [
      "payment-order",
      async () => {
        const calls = of().admin.api.paymentOrderEntities;
        const { items } = await calls.listOfUser({ params: await one(of), query: {} });
        const { id, version } = items[0]!;
        return () => calls.refund({ params: { id }, body: { version, reason: "고객 요청" } });
      },
    ],
    "reconciliations.explain": [
      "reconciliation",
      async () => {
        const { keepDay } = await import("@bupum/functions/billing/reconciliations/items");
        const day = "2026-01-02";
        const [at, of] = [`${day}T00:00:00.000Z`, "CHARGE#pay_INVENTED"];
        const kind = "NOT_AT_PROVIDER";
        const sums = { charges: 0, charged: 0, refunds: 0, refunded: 0 };
        const found = { kind, of, movement: "CHARGE", paymentOrderId: "pay_INVENTED", at } as const;
        await keepDay({ day, checkedAt: at, ledger: sums, provider: sums }, [found]);
        const body = { kind, of, note: "카드사 확인" } as const;
        return () => reconciliations().explain({ params: { day }, body });
      },
    ],
    "creditCardEntities.create": [
      "credit-card",
      async () => {
        const { userId, body } = await carded();
        await cards().remove({ params: { userId } });
        return () => cards().create({ params: { userId }, body });
      },
    ],
    "creditCardEntities.update": [
      "credit-card",
      async () => {
        const { userId, body } = await carded();
        return () => cards().update({ params: { userId }, body });
      },
    ],
    "creditCardEntities.remove": [
      "credit-card",
      async () => {
        const { userId } = await carded();
        return () => cards().remove({ params: { userId } });
      },
    ],
  };
}

const maintenanceWrites = (of: () => Place): Trials =>
  Object.fromEntries(
    (
      [
        "applyUuid",
        "registerUsers",
        "phoneNumberVisible",
        "applyCustomerKey",
        "registerCompanies",
        "listCounts",
      ] as const
    ).map((name) => [
      `maintenance.${name}`,
      ["maintenance", async () => () => of().admin.api.maintenance[name]()],
    ]),
  );
