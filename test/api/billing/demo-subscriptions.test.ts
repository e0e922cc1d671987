import { makeDemoSubscriptions, states } from "@bupum/seed/subscriptions/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test("The demo market has a member in each state of a subscription, and a second start changes none", async () => {
  const admin = await world.adminUser();
  const members: Awaited<ReturnType<World["member"]>>[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const _ of states) members.push(await world.member({ membershipType: "BASIC" }));
  const people = { members, admin: admin.api, wait: () => world.drain() };
  await makeDemoSubscriptions(people);
  const seen = async () =>
    Promise.all(
      members.map(async ({ api }) => {
        const { subscription: one, payment, isEntitled } = await api.subscribes.me();
        const { items } = await api.paymentOrders.list({ query: {} });
        return {
          is: [one?.status, one?.subscribeType, one?.suspendReason, payment?.status].filter(
            Boolean,
          ),
          ...(one?.pendingSubscribeType && { next: one.pendingSubscribeType }),
          ...(one?.dunningStage && { refused: one.dunningStage }),
          isEntitled,
          // The newest first.
          payments: items.map(({ kind, status }) => `${kind} ${status}`),
        };
      }),
    );
  const made = await seen();
  expect(made).toEqual([
    { is: [], isEntitled: false, payments: [] },
    {
      is: ["ACTIVE", "MONTHLY"],
      isEntitled: true,
      payments: ["RENEWAL PAID", "RENEWAL PAID", "FIRST PAID"],
    },
    { is: ["ACTIVE", "YEARLY"], isEntitled: true, payments: ["UPGRADE PAID", "FIRST PAID"] },
    { is: ["ACTIVE", "QUARTERLY"], next: "MONTHLY", isEntitled: true, payments: ["FIRST PAID"] },
    { is: ["SUSPENDED", "MONTHLY", "USER"], isEntitled: true, payments: ["FIRST PAID"] },
    {
      is: ["ACTIVE", "MONTHLY"],
      refused: 1,
      isEntitled: true,
      payments: ["RENEWAL FAILED", "FIRST PAID"],
    },
    {
      is: ["ACTIVE", "MONTHLY"],
      refused: 1,
      isEntitled: true,
      payments: ["RENEWAL FAILED", "FIRST PAID"],
    },
    {
      is: ["SUSPENDED", "MONTHLY", "PAYMENT_FAILED"],
      refused: 4,
      isEntitled: false,
      payments: ["RETRY FAILED", "RETRY FAILED", "RETRY FAILED", "RENEWAL FAILED", "FIRST PAID"],
    },
    { is: ["PENDING"], isEntitled: false, payments: ["FIRST PENDING"] },
    { is: ["CANCELLED", "MONTHLY", "USER"], isEntitled: false, payments: ["FIRST PAID"] },
    { is: ["ACTIVE", "MONTHLY"], isEntitled: true, payments: ["RENEWAL PAID", "FIRST CANCELLED"] },
  ]);
  await makeDemoSubscriptions(people);
  expect(await seen()).toEqual(made);
});
