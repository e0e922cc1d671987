import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bought } from "../../kit/companies.ts";
import { putCategory } from "../../kit/categories.ts";
import { codeOf, quoteFor } from "../../kit/group.ts";
import { ulid } from "../../kit/ids.ts";
import { approver, release, stateRules } from "../../kit/order-approvals.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
const [power, breakers, sensors]: Id<"cat">[] = [`cat_${ulid()}`, `cat_${ulid()}`, `cat_${ulid()}`];

beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  await Promise.all([
    putCategory(world, power!, "전기"),
    putCategory(world, breakers!, "차단기", power),
    putCategory(world, sensors!, "근접센서"),
  ]);
});
afterAll(() => world.stop());

/** The part of the deal's first line. */
const partOf = ({ body }: Deal): Id<"prd"> =>
  body.lines.flatMap((line) => ("productId" in line ? line.productId : []))[0]!;

/** Puts the part of the deal's first line into categories. */
async function place(deal: Deal, ...categoryTagIds: Id<"cat">[]) {
  const { rowKey } = await import("@bupum/functions/catalogue/products/items");
  const { write } = await import("@bupum/functions/kernel/table");
  await write({ change: rowKey(partOf(deal)), set: { categoryTagIds } });
}

type Deal = Awaited<ReturnType<typeof bought>>;
type Given = NonNullable<Parameters<typeof bought>[1]>;

/** A deal whose first line is a breaker, and a rule of its company about categories. */
async function ruled(
  categories: ApprovalRule["categories"],
  given: Given = {},
  more: Partial<ApprovalRule> = {},
) {
  const deal = await bought(world, given);
  await place(deal, breakers!);
  await stateRules(deal, [{ categories, steps: [[deal.approver.id]], ...more }]);
  return deal;
}
const of = (...ids: (Id<"cat"> | undefined)[]) => ({
  ids: ids.flatMap((id) => id ?? []),
  withLinesInWords: false,
});
const someOf = ({ order }: Deal, ...places: number[]) => ({
  ...order,
  items: places.map((at) => order.items[at]!),
});
const create = (deal: Deal, ...places: number[]) =>
  deal.buyer.as.productEstimateOrders.create({ body: someOf(deal, ...places) });
const ask = (deal: Deal, ...places: number[]) =>
  // The same body twice would be the same call.
  deal.buyer.as.orderApprovals.create({ body: { ...someOf(deal, ...places), memo: ulid() } });
const categoriesIn = async (deal: Deal, params: { id: Id<"oap"> }) =>
  (await deal.approver.as.orderApprovals.get({ params })).categories;

describe("a rule by category", () => {
  test("asks for an approval of orders with a line below it, names it to the approver, and lets others go (D41-7)", async () => {
    const deal = await ruled(of(power), { more: ["볼트 M8"] });
    expect(await codeOf(create(deal, 0, 1))).toBe("APPROVAL_NEEDED");
    const asked = await ask(deal, 0);
    expect(await categoriesIn(deal, asked)).toEqual([
      { categoryTagId: power, productEstimateIds: [deal.lineIds[0]] },
    ]);
    expect(await codeOf(ask(deal, 1))).toBe("APPROVAL_NOT_NEEDED");
    expect((await create(deal, 1)).orderIds).toHaveLength(1);
    expect((await release(deal.approver, asked.id)).status).toBe("RELEASED");
  });

  test("fits a line in words that names it, and any other one where the rule says so (D41-7)", async () => {
    const deal = await ruled(of(sensors), { more: ["근접 센서 M12", "볼트 M8"] });
    expect(await codeOf(create(deal, 1))).toBe("APPROVAL_NEEDED");
    expect((await create(deal, 2)).orderIds).toHaveLength(1);
    const strict = await ruled({ ...of(sensors), withLinesInWords: true }, { more: ["볼트 M8"] });
    expect(await codeOf(create(strict, 1))).toBe("APPROVAL_NEEDED");
    const asked = await ask(strict, 1);
    expect(await categoriesIn(strict, asked)).toEqual([
      { productEstimateIds: [strict.lineIds[1]] },
    ]);
    // What has a category is judged by that alone.
    expect((await create(strict, 0)).orderIds).toHaveLength(1);
  });

  test("counts the whole order's total, with what left earlier that day, whose categories count as well (D41-7)", async () => {
    // A line comes to 22,000 won.
    const quote = { unitPrice: "10000" };
    const whole = await ruled(of(power), { more: ["볼트 M8"], quote }, { fromWon: 40_000 });
    expect(await codeOf(create(whole, 0, 1))).toBe("APPROVAL_NEEDED");
    await create(whole, 0);
    // The order was split so that the breaker left first.
    expect(await codeOf(create(whole, 1))).toBe("APPROVAL_NEEDED");
    expect(await categoriesIn(whole, await ask(whole, 1))).toEqual([
      { categoryTagId: power, productEstimateIds: [] },
    ]);
    const other = await ruled(of(sensors), { more: ["볼트 M8"], quote }, { fromWon: 40_000 });
    await create(other, 0);
    expect((await create(other, 1)).orderIds).toHaveLength(1);
  });

  test("follows the product: to another category, and into the one that it was merged into (D41-7)", async () => {
    const deal = await ruled(of(power));
    await place(deal, sensors!);
    expect(await codeOf(ask(deal, 0))).toBe("APPROVAL_NOT_NEEDED");
    const target = await bought(world);
    await place(target, breakers!);
    const { rowKey } = await import("@bupum/functions/catalogue/products/items");
    const { write } = await import("@bupum/functions/kernel/table");
    const set = { state: "MERGED", mergedInto: partOf(target) };
    await write({ change: rowKey(partOf(deal)), set });
    expect(await codeOf(create(deal, 0))).toBe("APPROVAL_NEEDED");
  });

  test("releases no product that its buyer confirmed for a line in words since (D41-3)", async () => {
    const deal = await ruled(of(sensors), { more: ["근접센서"] });
    const { id } = await ask(deal, 1);
    const body = { productEstimateId: deal.lineIds[1]!, productId: partOf(deal) };
    await deal.seller.api.productEstimateResponses.proposeProduct({ body });
    const decision = { body: { ...body, isSame: true } };
    await deal.buyer.as.productEstimateResponses.decideProduct(decision);
    expect(await codeOf(release(deal.approver, id))).toBe("QUOTE_CHANGED");
    await deal.buyer.as.orderApprovals.withdraw({ params: { id } });
    // Asked for anew it is judged by the product.
    expect(await codeOf(ask(deal, 1))).toBe("APPROVAL_NOT_NEEDED");
  });

  test("names categories that there are, and keeps one that was removed, which fits nothing (D41-7)", async () => {
    const deal = await ruled(of(power));
    const steps = [[deal.approver.id]];
    const gone: Id<"cat"> = `cat_${ulid()}`;
    expect(await codeOf(stateRules(deal, [{ steps, categories: of(gone) }]))).toBe(
      "INVALID_REQUEST",
    );
    await putCategory(world, gone, "없어질 분류");
    await stateRules(deal, [{ steps, categories: of(gone, gone) }]);
    const { tagKey } = await import("@bupum/functions/reference/category-tags/items");
    const { write } = await import("@bupum/functions/kernel/table");
    await write({ drop: tagKey(gone) });
    const kept = await stateRules(deal, [{ steps, categories: of(gone) }]);
    expect(kept.rules[0]!.categories).toEqual(of(gone));
    expect((await create(deal, 0)).orderIds).toHaveLength(1);
  });

  test("is judged again where lines are left out and the delivery of the rest costs more (D41-2)", async () => {
    const saleTerms = { freight: { feeWon: 30_000, freeFromWon: 30_000, regionFees: [] } };
    const quote = { unitPrice: "10000", shippingFeePayer: "BUYER_PAYS" };
    const deal = await ruled(of(power), { more: ["근접센서"], quote, saleTerms });
    const steps = [[deal.approver.id]];
    const fromWon = 50_000;
    // Both lines come to 44,000 won without a fee, one with its fee to 55,000.
    const { id: other } = await approver(world, deal);
    const later = { fromWon, steps: [[other]] };
    await stateRules(deal, [
      { categories: of(power), steps },
      { ...later, categories: of(sensors) },
    ]);
    const refused = async (at: number) => {
      const params = await ask(deal, 0, 1);
      expect(await categoriesIn(deal, params)).toMatchObject([{ categoryTagId: power }]);
      const body = { comment: "재고 있음", productEstimateIds: [deal.lineIds[at]!] };
      const left = await deal.approver.as.orderApprovals.refuse({ params, body });
      await deal.buyer.as.orderApprovals.withdraw({ params });
      return left;
    };
    const withoutSensor = await refused(1);
    expect(withoutSensor.steps.map(({ approvers }) => approvers)).toEqual(steps);
    const withoutBreaker = await refused(0);
    expect(withoutBreaker.steps.map(({ approvers }) => approvers)).toEqual([...steps, [other]]);
    expect(withoutBreaker.categories).toEqual([
      { categoryTagId: power, productEstimateIds: [deal.lineIds[0]] },
      { categoryTagId: sensors, productEstimateIds: [deal.lineIds[1]] },
    ]);
  });
});

test("the lines of a request say to its buyer by which categories they are judged, where that is asked (D41-7)", async () => {
  const deal = await bought(world, { more: ["근접센서", "볼트 M8"] });
  await place(deal, breakers!);
  const groupId = deal.request.id;
  const lines = async (query: object) =>
    (await deal.buyer.as.productEstimates.listOfEstimate({ query: { groupId, ...query } })).items;
  expect((await lines({})).map(({ categories }) => categories)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const asked = await lines({ withCategories: "true" });
  expect(asked.map(({ categories }) => categories)).toEqual([
    { categoryTagIds: [breakers, power], isInWords: false },
    { categoryTagIds: [sensors], isInWords: true },
    { categoryTagIds: [], isInWords: true },
  ]);
  // A substitute is of both categories: its own, and that of what was asked for; in words, it is of
  // those that it names.
  const alternative = { partNumber: "특주", manufactorName: "제조사", reason: "단종" };
  const other = await bought(world);
  await place(other, sensors!);
  const substitutes = [{ partNumber: "근접센서30A" }, { productId: partOf(other) }];
  const quotes = substitutes.map((more, at) =>
    quoteFor(deal.lineIds[at]!, { alternative: { ...alternative, ...more } }),
  );
  await deal.seller.api.productEstimateResponses.create({ body: { items: quotes } });
  const quoted = await lines({ withCategories: "true" });
  expect(quoted.map(({ categories }) => categories?.categoryTagIds)).toEqual([
    [breakers, power, sensors],
    [sensors],
    [],
  ]);
  expect(quoted.map(({ categories }) => categories?.isInWords)).toEqual([true, false, true]);
});
