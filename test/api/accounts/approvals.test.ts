import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscribed, takenFrom } from "../../kit/billing/payer.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Admin = Awaited<ReturnType<World["adminUser"]>>;
let world: World;
let owner: Admin;
let another: Admin;
let finance: Admin;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  owner = await world.adminUser("OWNER");
});
afterAll(() => world.stop());

async function yearly() {
  const person = await subscribed(world, "YEARLY");
  const { paymentOrderEntities } = owner.api;
  const { items } = await paymentOrderEntities.listOfUser({
    params: { userId: person.id },
    query: {},
  });
  return { ...person, payment: items[0]! };
}
const reason = "고객 요청";
const refund = (by: Admin, { id, version }: { id: `pay_${string}`; version: number }, more = {}) =>
  by.api.paymentOrderEntities.refund({ params: { id }, body: { version, reason, ...more } });
const waiting = async (by: Admin) => (await by.api.approvals.list({ query: {} })).items;

describe("a second person (D20-12)", () => {
  test("is not wanted where nobody else may do it", async () => {
    await world.adminUser("SUPPORT");
    const { payment, customerKey } = await yearly();
    expect(payment.amount).toBeGreaterThan(300_000);
    await refund(owner, payment);
    expect(takenFrom(world, customerKey)).toBe(0);
    const { userId } = await world.member();
    await owner.api.userEntities.deleteUser({ query: { userId } });
  });

  test("approves a refund above the sum, which is made once", async () => {
    finance = await world.adminUser("FINANCE");
    const { payment, customerKey } = await yearly();
    const { id, version, amount } = payment;
    expect(await codeOf(refund(owner, payment))).toBe("SECOND_PERSON");
    const ask = { kind: "REFUND", id, version, reason } as const;
    const asked = await finance.api.approvals.ask({ body: ask });
    expect(asked).toMatchObject({ kind: "REFUND", amount, askedBy: { id: finance.id } });
    expect(await codeOf(owner.api.approvals.ask({ body: ask }))).toBe("APPROVAL_WAITS");
    const decision = { params: { id }, body: { askedAt: asked.askedAt } };
    expect(await codeOf(finance.api.approvals.approve(decision))).toBe("FORBIDDEN");
    expect(takenFrom(world, customerKey)).toBe(amount);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => owner.api.approvals.approve(decision)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(takenFrom(world, customerKey)).toBe(0);
    expect(await waiting(owner)).toEqual([]);
    const { history } = await owner.api.paymentOrderEntities.get({ params: { id } });
    expect(
      history
        .map(({ reason: said, actor }) => [said, actor])
        .toReversed()
        .slice(-4),
    ).toEqual(
      expect.arrayContaining([
        [`APPROVAL_ASKED: ${reason}`, finance.id],
        ["APPROVED", owner.id],
      ]),
    );
  });

  test("is not wanted up to the sum", async () => {
    const { payment, customerKey } = await yearly();
    await refund(owner, payment, { amount: 300_000 });
    expect(takenFrom(world, customerKey)).toBe(payment.amount - 300_000);
    // The rest would be above it, with what was given back before.
    const now = await owner.api.paymentOrderEntities.get({ params: { id: payment.id } });
    expect(await codeOf(refund(owner, now))).toBe("SECOND_PERSON");
  });

  test("cannot approve a refund of a payment that has changed since", async () => {
    const { payment, customerKey } = await yearly();
    const { id, version } = payment;
    const body = { kind: "REFUND", id, version, reason } as const;
    const { askedAt } = await owner.api.approvals.ask({ body });
    await refund(finance, payment, { amount: 1_000 });
    const call = finance.api.approvals.approve({ params: { id }, body: { askedAt } });
    expect(await codeOf(call)).toBe("VERSION_CONFLICT");
    expect(takenFrom(world, customerKey)).toBe(payment.amount - 1_000);
    await owner.api.approvals.decline({ params: { id }, body: { askedAt, reason: "다시 요청" } });
    expect(await waiting(owner)).toEqual([]);
  });

  test("approves the deletion of a member; finance may neither ask nor decide", async () => {
    const { id, userId } = await world.member();
    another = await world.adminUser("OWNER");
    const direct = () => owner.api.userEntities.deleteUser({ query: { userId } });
    expect(await codeOf(direct())).toBe("SECOND_PERSON");
    const body = { kind: "DELETE_USER", id, reason } as const;
    expect(await codeOf(finance.api.approvals.ask({ body }))).toBe("FORBIDDEN");
    const { askedAt } = await owner.api.approvals.ask({ body });
    const decision = { params: { id }, body: { askedAt } };
    expect(await codeOf(finance.api.approvals.approve(decision))).toBe("FORBIDDEN");
    expect(await codeOf(owner.api.approvals.approve(decision))).toBe("FORBIDDEN");
    await another.api.approvals.approve(decision);
    const found = await owner.api.userEntities.get({ params: { id } });
    expect(found).toHaveProperty("deletedAt");
    expect(await codeOf(another.api.approvals.approve(decision))).toBe("NOT_FOUND");
  });

  test("declines, and what was declined can be asked for again", async () => {
    const { id } = await world.member();
    const body = { kind: "DELETE_USER", id, reason } as const;
    const { askedAt } = await owner.api.approvals.ask({ body });
    const decline = { params: { id }, body: { askedAt, reason: "주문 진행 중" } };
    await another.api.approvals.decline(decline);
    expect(await codeOf(another.api.approvals.decline(decline))).toBe("NOT_FOUND");
    const again = await owner.api.approvals.ask({ body });
    expect(again.askedAt > askedAt).toBe(true);
    // A decision about the first one does not touch the second.
    expect(await codeOf(another.api.approvals.approve({ params: { id }, body: { askedAt } }))).toBe(
      "VERSION_CONFLICT",
    );
  });

  test("is one who may log in: a blocked owner is none", async () => {
    const body = { blockedReason: "퇴사" };
    await owner.api.userEntities.update({ params: { id: another.id }, body });
    const { userId } = await world.member();
    await owner.api.userEntities.deleteUser({ query: { userId } });
  });
});
