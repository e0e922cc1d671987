import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bought } from "../../kit/companies.ts";
import { codeOf, daysAhead } from "../../kit/group.ts";
import { approver, release, stateRules, waiting } from "../../kit/order-approvals.ts";
import { toldOf } from "../../kit/told.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

describe("who decides", () => {
  test("is whom the rules of that day name, also after they change (D41-4)", async () => {
    const deal = await waiting(world);
    const other = await approver(world, deal);
    await stateRules(deal, [{ steps: [[other.id]] }]);
    expect(await codeOf(release(other, deal.approval.id))).toBe("NOT_APPROVER");
    expect((await release(deal.approver, deal.approval.id)).status).toBe("RELEASED");
  });

  test("is the stand-in of these days beside the approver, and it is on record (D41-5)", async () => {
    const deal = await waiting(world, { steps: 2 });
    const { params } = deal;
    const { id } = deal.approval;
    const standIn = { userId: deal.accountant.id, from: daysAhead(0), until: daysAhead(0) };
    const named = (one: object) =>
      deal.approver.api.companies.standIn({ params, body: { standIn: { ...standIn, ...one } } });
    expect(await codeOf(named({ userId: deal.approver.id }))).toBe("INVALID_REQUEST");
    expect(await codeOf(named({ userId: deal.seller.id }))).toBe("INVALID_REQUEST");
    await named({ from: daysAhead(2), until: daysAhead(3) });
    expect(await codeOf(release(deal.accountant, id))).toBe("NOT_APPROVER");
    await named({});
    const { items } = await deal.accountant.as.orderApprovals.list({ query: {} });
    expect(items).toMatchObject([{ id, mayDecide: true }]);
    const released = await release(deal.accountant, id);
    expect(released.steps[0]!.released).toMatchObject({
      by: deal.accountant.id,
      inPlaceOf: deal.approver.id,
    });
    const other = await waiting(world);
    await other.approver.api.companies.standIn({
      params: other.params,
      body: { standIn: { ...standIn, userId: other.accountant.id } },
    });
    const refused = await other.accountant.as.orderApprovals.refuse({
      params: other.approval,
      body: { comment: "다음 달에" },
    });
    expect(refused.refusal).toMatchObject({
      by: other.accountant.id,
      inPlaceOf: other.approver.id,
    });
    const { items: members } = await deal.owner.api.companies.members({ params, query: {} });
    expect(members.find(({ userId }) => userId === deal.approver.id)).toMatchObject({ standIn });
    await deal.approver.api.companies.standIn({ params, body: {} });
    const after = await deal.owner.api.companies.members({ params, query: {} });
    expect(after.items.some((member) => member.standIn)).toBe(false);
  });

  test("is told at once as the stand-in of today of what waits already, once, and of nobody else's (D41-6)", async () => {
    const deal = await waiting(world);
    await world.drain();
    const { params, approver, accountant } = deal;
    const asked = () => toldOf(accountant, "ORDER_APPROVAL_ASKED");
    const name = async (by: typeof approver, from: number) => {
      const standIn = { userId: accountant.id, from: daysAhead(from), until: daysAhead(from) };
      await by.api.companies.standIn({ params, body: { standIn } });
      await world.drain();
    };
    await name(approver, 1);
    await name(deal.buyer, 0);
    expect(await asked()).toHaveLength(0);
    await name(approver, 0);
    await name(approver, 0);
    expect(await asked()).toHaveLength(1);
  });

  test("is told once as a stand-in, also after a line was refused, and behind whatever is over (D41-6)", async () => {
    const deal = await waiting(world, { more: ["베어링 6204"] });
    await world.drain();
    const { params, approver, accountant } = deal;
    const { id } = deal.approval;
    const row = (await world.read({ pk: `order-approval#${id}`, sk: "approval" }))!;
    const { gsi2pk: _pk, gsi2sk: _sk, ...over } = row;
    const at = new Date(Date.parse(String(row["askedAt"])) + 1000).toISOString();
    const others = Array.from({ length: 60 }, (_, nth) => `${id.slice(0, -2)}${10 + nth}`);
    await world.put(
      others.map((other) => ({
        ...over,
        status: "RELEASED",
        pk: `order-approval#${other}`,
        id: other,
        askedAt: at,
        gsi1sk: `${at}#${other}`,
      })),
    );
    const told = async () => {
      const standIn = { userId: accountant.id, from: daysAhead(0), until: daysAhead(0) };
      await approver.api.companies.standIn({ params, body: { standIn } });
      await world.drain();
      return toldOf(accountant, "ORDER_APPROVAL_ASKED");
    };
    expect(await told()).toHaveLength(1);
    const { version, lines } = await approver.as.orderApprovals.get({ params: { id } });
    const productEstimateIds = [lines[1]!.productEstimateId];
    const body = { version, comment: "비쌉니다. 다시 봅시다.", productEstimateIds };
    await approver.as.orderApprovals.refuse({ params: { id }, body });
    await world.drain();
    expect(await told()).toHaveLength(1);
  });

  test("is an owner where its approvers are gone, and never who asked, unless the company allows it (D41-4)", async () => {
    const deal = await waiting(world);
    const { id } = deal.approval;
    await deal.approver.api.companies.removeMember({ params: deal.approver.place });
    expect((await release(deal.owner, id)).status).toBe("RELEASED");

    const own = await bought(world);
    const both = {
      params: own.buyer.place,
      body: { roles: ["BUYER" as const, "APPROVER" as const] },
    };
    await own.owner.api.companies.changeMember(both);
    await stateRules(own, [{ steps: [[own.buyer.id]] }]);
    const asked = await own.buyer.as.orderApprovals.create({ body: own.order });
    expect(await codeOf(release(own.buyer, asked.id))).toBe("NOT_APPROVER");
    await own.buyer.as.orderApprovals.withdraw({ params: asked });
    await stateRules(own, [{ steps: [[own.buyer.id]] }], true);
    const body = { ...own.order, memo: "2" };
    const allowed = await own.buyer.as.orderApprovals.create({ body });
    expect((await release(own.buyer, allowed.id)).status).toBe("RELEASED");
  });

  test("is not whom the asker named as his stand-in (D41-4)", async () => {
    const deal = await bought(world);
    const roles = ["BUYER" as const, "APPROVER" as const];
    await deal.owner.api.companies.changeMember({ params: deal.buyer.place, body: { roles } });
    await stateRules(deal, [{ steps: [[deal.buyer.id, deal.approver.id]] }]);
    const standIn = { userId: deal.accountant.id, from: daysAhead(0), until: daysAhead(0) };
    await deal.buyer.api.companies.standIn({ params: deal.params, body: { standIn } });
    const asked = await deal.buyer.as.orderApprovals.create({ body: deal.order });
    expect(await codeOf(release(deal.accountant, asked.id))).toBe("NOT_APPROVER");
    expect((await release(deal.approver, asked.id)).status).toBe("RELEASED");
  });

  test("is an owner's stand-in, too, where owners decide (D41-5)", async () => {
    const deal = await waiting(world);
    await deal.approver.api.companies.removeMember({ params: deal.approver.place });
    const standIn = { userId: deal.accountant.id, from: daysAhead(0), until: daysAhead(0) };
    await deal.owner.api.companies.standIn({ params: deal.params, body: { standIn } });
    expect((await release(deal.accountant, deal.approval.id)).status).toBe("RELEASED");
  });

  test("is refused whose right ends at the same moment (D41-4)", async () => {
    const deal = await waiting(world);
    const { id } = deal.approval;
    const demote = () =>
      deal.owner.api.companies.changeMember({
        params: deal.approver.place,
        body: { roles: ["ACCOUNTANT"] },
      });
    // Either of them may be told that the other one was faster.
    await Promise.allSettled([demote(), release(deal.approver, id)]);
    const { status } = await deal.owner.as.orderApprovals.get({ params: { id } });
    const { items } = await deal.accountant.as.productEstimateOrders.list({ query: {} });
    expect(items).toHaveLength(status === "RELEASED" ? 1 : 0);
    await demote();
    expect(await codeOf(release(deal.approver, id))).toBe(
      status === "RELEASED" ? "INVALID_TRANSITION" : "NOT_APPROVER",
    );
  });

  test("is somebody for each step, or it cannot be asked for (D41-4)", async () => {
    const deal = await bought(world);
    const both = { companyId: deal.companyId, userId: deal.owner.id };
    const roles = ["OWNER" as const, "BUYER" as const, "APPROVER" as const];
    await deal.owner.api.companies.changeMember({ params: both, body: { roles } });
    await stateRules(deal, [{ steps: [[deal.approver.id], [deal.owner.id]] }]);
    const call = deal.owner.as.orderApprovals.create({ body: deal.order });
    expect(await codeOf(call)).toBe("NO_APPROVER");
    expect((await deal.buyer.as.orderApprovals.create({ body: deal.order })).id).toBeDefined();
  });
});

describe("the rules of a company", () => {
  test("are stated by owners as they saw them, and read by members (D41-1)", async () => {
    const deal = await bought(world);
    const { params } = deal;
    const steps = [[deal.approver.id]];
    const body = { rules: [{ fromWon: 1, steps }], mayReleaseOwn: false, version: 0 };
    const state = (who: typeof deal.buyer | typeof deal.owner, more = {}) =>
      who.api.companies.setApprovalRules({ params, body: { ...body, ...more } });
    expect(await codeOf(state(deal.buyer))).toBe("FORBIDDEN");
    const stranger = await world.member();
    expect(await codeOf(stranger.api.companies.approvalRules({ params }))).toBe("NOT_FOUND");
    const foreign = { rules: [{ steps: [[stranger.id]] }] };
    expect(await codeOf(state(deal.owner, foreign))).toBe("INVALID_REQUEST");
    expect((await state(deal.owner)).version).toBe(1);
    expect(await codeOf(state(deal.owner))).toBe("VERSION_CONFLICT");
    expect(await deal.accountant.api.companies.approvalRules({ params })).toMatchObject({
      rules: [{ fromWon: 1, isNewSeller: false, steps }],
      version: 1,
    });
  });

  test("ask for a new seller's first orders alone (D41-1)", async () => {
    const deal = await bought(world, { more: ["근접센서"] });
    await stateRules(deal, [{ isNewSeller: true, steps: [[deal.approver.id]] }]);
    const [one, other] = deal.order.items;
    const create = (item: typeof one) =>
      deal.buyer.as.productEstimateOrders.create({ body: { ...deal.order, items: [item!] } });
    expect(await codeOf(create(one))).toBe("APPROVAL_NEEDED");
    const asked = await deal.buyer.as.orderApprovals.create({
      body: { ...deal.order, items: [one!] },
    });
    const { orderId } = await release(deal.approver, asked.id);
    await deal.seller.api.productEstimateOrders.accept({
      params: { id: orderId! },
      body: { scope: "LINE", force: true },
    });
    await world.drain();
    expect((await create(other)).orderIds).toHaveLength(1);
  });

  test("end with the company, whose approvals say nothing of people any more (D40-7)", async () => {
    const deal = await waiting(world, { more: ["근접센서"] });
    const { api } = deal.owner;
    const productEstimateIds = [deal.lineIds[1]!];
    const body = { comment: "김대리가 이미 샀습니다", productEstimateIds };
    await deal.approver.as.orderApprovals.refuse({ params: deal.approval, body });
    const others = [deal.requester, deal.buyer, deal.approver, deal.accountant];
    for (const { place } of others) await api.companies.removeMember({ params: place });
    await api.companies.dissolve({ params: deal.params });
    await world.drain();
    const { findApproval } = await import("@bupum/functions/deal/order-approvals/items");
    const kept = await findApproval(deal.approval.id);
    expect(kept).toMatchObject({ status: "WITHDRAWN" });
    expect(kept).not.toHaveProperty("comment");
    const { pastOf } = await import("@bupum/functions/kernel/audit");
    const past = await pastOf("orderApproval", deal.approval.id);
    expect(past.map(({ to }) => to)).toEqual(["WITHDRAWN", "LINES_REFUSED", "WAITING"]);
    for (const word of ["박수령", "김대리", "급합니다"])
      expect(JSON.stringify([kept, past])).not.toContain(word);
  });

  test("change where one whom they name has left, who is named by none anew (D41-1)", async () => {
    const deal = await bought(world);
    const other = await approver(world, deal);
    const steps = [[deal.approver.id]];
    await stateRules(deal, [{ steps }, { fromWon: 5, steps: [[other.id]] }]);
    await deal.approver.api.companies.removeMember({ params: deal.approver.place });
    const left = await stateRules(deal, [{ steps }], true);
    expect(left.rules).toHaveLength(1);
    await stateRules(deal, []);
    expect(await codeOf(stateRules(deal, [{ steps }]))).toBe("INVALID_REQUEST");
  });

  test("count what is quoted in dollars by the day's rate (D41-1)", async () => {
    const deal = await bought(world, { quote: { currency: "USD", unitPrice: "100" } });
    const create = () => deal.buyer.as.productEstimateOrders.create({ body: deal.order });
    const steps = [[deal.approver.id]];
    // Two pieces of 100 dollars; nobody knows a rate yet, so that every total fits.
    await stateRules(deal, [{ fromWon: 1_000_000_000, steps }]);
    expect(await codeOf(create())).toBe("APPROVAL_NEEDED");
    const { keep } = await import("@bupum/functions/reference/exchange-rates/items");
    const rates = { USD: 1_400, CNY: 190 };
    await keep({ on: daysAhead(-1), source: "test", rates }, new Date().toISOString());
    await stateRules(deal, [{ fromWon: 280_000, steps }]);
    expect(await codeOf(create())).toBe("APPROVAL_NEEDED");
    await stateRules(deal, [{ fromWon: 310_000, steps }]);
    expect((await create()).orderIds).toHaveLength(1);
  });
});
