import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, codeOf, daysAhead, lineOf, noticesOf, quoteFor } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ partName: `부품 ${index + 1}`, quantity: 10 }));

/** One buyer with the given numbers of sellers and lines. */
async function market(lines = 1, sellerCount = 1, more: object = {}) {
  const buyer = await world.member();
  const sellers = await Promise.all(Array.from({ length: sellerCount }, () => world.seller()));
  const { group, estimateOf } = await asked(world, buyer, sellers, words(lines), more);
  const seller = sellers[0]!;
  const estimateId = estimateOf(seller);
  const line = lineOf(estimateId);
  const read = () => buyer.api.productEstimates.get({ params: { id: line } });
  const readGroup = () => buyer.api.estimateGroups.get({ params: { id: group.id } });
  return { buyer, sellers, seller, group, estimateOf, estimateId, line, read, readGroup };
}

describe("a quote", () => {
  test("makes the line REPLIED, shows its price at the quantity, and notifies the buyer", async () => {
    const { buyer, seller, line, read, readGroup } = await market();
    const breaks = [
      { minQty: 1, unitPrice: "1000" },
      { minQty: 10, unitPrice: "900.5" },
    ];
    const body = { ...quoteFor(line, { unitPrice: undefined, moq: undefined, breaks }) };
    const [made] = await seller.api.productEstimateResponses.create({ body });
    expect(made).toMatchObject({ productEstimateId: line, revision: 1 });
    expect(await read()).toMatchObject({
      replyType: "REPLIED",
      isLate: false,
      priceAtQuantity: { unitPrice: "900.5", amount: 9005 },
      currentResponse: {
        id: made!.id,
        state: "ACTIVE",
        vatMode: "EXCLUDED",
        orderMultiple: 1,
        validUntil: daysAhead(14),
        fxSnapshot: { rateToKrw: 1 },
      },
    });
    await world.drain();
    expect(await readGroup()).toMatchObject({
      status: "CONFIRMED",
      quotedCount: 1,
      estimates: [{ status: "CONFIRMED", repliedCount: 1, pendingCount: 0 }],
    });
    expect(await noticesOf(buyer)).toMatchObject([
      { event: "QUOTE_RECEIVED", params: { seller: seller.companyName, lines: 1 } },
    ]);
  });

  test("of fifty lines is one call, all or nothing, and one notice", async () => {
    const { buyer, seller, estimateId, readGroup } = await market(50);
    const items = Array.from({ length: 50 }, (_, index) => quoteFor(lineOf(estimateId, index + 1)));
    const broken = items.with(49, { ...items[49]!, unitPrice: "0.000001" });
    const refused = seller.api.productEstimateResponses.create({ body: { items: broken } });
    expect(await codeOf(refused)).toBe("INVALID_REQUEST");
    const short = items.with(49, quoteFor(items[49]!.productEstimateId, { maxQty: 1, moq: 5 }));
    await expect(
      seller.api.productEstimateResponses.create({ body: { items: short } }),
    ).rejects.toMatchObject({ issues: [{ path: "body.items.49.maxQty", code: "MAX_BELOW_MOQ" }] });
    await world.drain();
    expect((await readGroup()).quotedCount).toBe(0);
    const made = await seller.api.productEstimateResponses.create({ body: { items } });
    expect(made).toHaveLength(50);
    await seller.api.productEstimateResponses.create({
      body: { items: items.map((item) => ({ ...item, unitPrice: "990" })) },
    });
    await world.drain();
    expect((await readGroup()).quotedCount).toBe(50);
    const events = (await noticesOf(buyer)).map(({ event }) => event);
    expect(events.toSorted()).toEqual(["QUOTE_RECEIVED", "QUOTE_REVISED"]);
  });

  test("can be revised three times; its history is chained and the old ones superseded", async () => {
    const { buyer, seller, line, read } = await market();
    const quote = (unitPrice: string) =>
      seller.api.productEstimateResponses.create({ body: quoteFor(line, { unitPrice }) });
    for (const price of ["1000", "950", "900", "800"]) await quote(price);
    expect(await codeOf(quote("700"))).toBe("REVISIONS_USED_UP");
    const { revisions, currentResponse } = await read();
    expect(revisions.map(({ revision, state }) => [revision, state])).toEqual([
      [4, "ACTIVE"],
      [3, "SUPERSEDED"],
      [2, "SUPERSEDED"],
      [1, "SUPERSEDED"],
    ]);
    expect(revisions.map(({ prevHash }) => prevHash)).toEqual([
      ...revisions.slice(1).map(({ hash }) => hash),
      undefined,
    ]);
    expect(currentResponse?.breaks).toEqual([{ minQty: 1, unitPrice: "800" }]);
    await world.drain();
    const revised = (await noticesOf(buyer)).filter(({ event }) => event === "QUOTE_REVISED");
    expect(revised.map(({ params }) => params["delta"]).toSorted()).toEqual([
      "-11.1%",
      "-5.0%",
      "-5.3%",
    ]);
  });

  test("may be extended without counting as a revision, and the notice names no price change", async () => {
    const { buyer, seller, line, read } = await market();
    await seller.api.productEstimateResponses.create({ body: quoteFor(line) });
    for (const days of [20, 25, 30, 40])
      await seller.api.productEstimateResponses.create({
        body: { productEstimateId: line, validUntil: daysAhead(days) },
      });
    const shorter = { productEstimateId: line, validUntil: daysAhead(10) };
    expect(await codeOf(seller.api.productEstimateResponses.create({ body: shorter }))).toBe(
      "INVALID_REQUEST",
    );
    const { currentResponse } = await read();
    expect(currentResponse).toMatchObject({ revision: 5, validUntil: daysAhead(40), moq: 1 });
    await world.drain();
    const events = (await noticesOf(buyer)).map(({ event }) => event);
    expect(events).toEqual(["QUOTE_RECEIVED"]);
    await seller.api.productEstimateResponses.create({ body: quoteFor(line) });
  });

  test("needs the version that was read, if one is given", async () => {
    const { seller, line } = await market();
    await seller.api.productEstimateResponses.create({ body: quoteFor(line, { version: 1 }) });
    const late = seller.api.productEstimateResponses.create({
      body: quoteFor(line, { version: 1, unitPrice: "5" }),
    });
    expect(await codeOf(late)).toBe("VERSION_CONFLICT");
  });

  test("contains no alternative or condition that the buyer does not take (D6-18)", async () => {
    const buyer = await world.member();
    const seller = await world.seller();
    const lines = [
      { partName: "부품", quantity: 1, allowAlternative: false, requiredCondition: "NEW" as const },
    ];
    const { estimateOf } = await asked(world, buyer, [seller], lines);
    const line = lineOf(estimateOf(seller));
    const alternative = { partNumber: "ALT-1", manufactorName: "다른", reason: "단종" };
    const quote = (more: object) =>
      codeOf(seller.api.productEstimateResponses.create({ body: quoteFor(line, more) }));
    expect(await quote({ alternative })).toBe("ALTERNATIVE_NOT_ALLOWED");
    expect(await quote({ condition: "USED" })).toBe("INVALID_REQUEST");
  });

  test("is for lines of one estimate only", async () => {
    const [one, other] = [await market(), await market()];
    const items = [quoteFor(one.line), quoteFor(other.line)];
    expect(await codeOf(one.seller.api.productEstimateResponses.create({ body: { items } }))).toBe(
      "MIXED_ESTIMATES",
    );
  });

  test("sent by two tabs at once is one quote", async () => {
    const { seller, line, read } = await market();
    const codes = await Promise.all(
      ["1000", "1100"].map((unitPrice) =>
        codeOf(
          seller.api.productEstimateResponses.create({
            body: quoteFor(line, { unitPrice, version: 1 }),
          }),
        ),
      ),
    );
    expect(codes.toSorted()).toEqual(["VERSION_CONFLICT", "no problem"]);
    expect((await read()).revisions).toHaveLength(1);
  });
});

describe("a draft", () => {
  test("is visible to its seller only, changes no state, and is deleted with the answer", async () => {
    const { buyer, seller, line, read } = await market();
    const draft = quoteFor(line, { unitPrice: "777" });
    await seller.api.productEstimateResponses.create({ body: { items: [draft], draft: true } });
    const own = await seller.api.productEstimates.get({ params: { id: line } });
    expect(own).toMatchObject({ replyType: "PENDING", draft: { unitPrice: "777" } });
    expect((await read()).draft).toBeUndefined();
    await seller.api.productEstimateResponses.create({ body: draft });
    const sent = await seller.api.productEstimates.get({ params: { id: line } });
    expect(sent.draft).toBeUndefined();
    await world.drain();
    expect(await noticesOf(buyer)).toHaveLength(1);
  });
});

describe("a refusal", () => {
  test("makes lines REJECTED with a reason; the estimate is REJECTED once all are", async () => {
    const { buyer, seller, estimateId, read, readGroup } = await market(2);
    const ids = [lineOf(estimateId, 1), lineOf(estimateId, 2)];
    const other = { productEstimateIds: ids, reason: "OTHER" as const };
    expect(await codeOf(seller.api.productEstimateResponses.reject({ body: other }))).toBe(
      "INVALID_REQUEST",
    );
    const body = { ...other, detail: "제조사가 생산을 끝냈습니다." };
    await seller.api.productEstimateResponses.reject({ body });
    expect(await read()).toMatchObject({ replyType: "REJECTED", rejectReason: "OTHER" });
    await world.drain({ duplicate: true, shuffle: 3 });
    expect((await readGroup()).estimates).toMatchObject([{ status: "REJECTED", rejectedCount: 2 }]);
    expect(await noticesOf(buyer)).toMatchObject([
      { event: "LINES_REFUSED", params: { lines: 2, reason: "OTHER" } },
    ]);
    expect(await codeOf(seller.api.productEstimateResponses.reject({ body }))).toBe("no problem");
    const again = { ...body, detail: "다시 한번 말씀드립니다." };
    expect(await codeOf(seller.api.productEstimateResponses.reject({ body: again }))).toBe(
      "INVALID_TRANSITION",
    );
  });

  test("withdraws a quote, and the seller may quote again (D6-1)", async () => {
    const { buyer, seller, line, read } = await market();
    await seller.api.productEstimateResponses.create({ body: quoteFor(line) });
    await seller.api.productEstimateResponses.reject({
      body: { productEstimateIds: [line], reason: "OUT_OF_STOCK" },
    });
    expect(await read()).toMatchObject({
      replyType: "REJECTED",
      currentResponse: { state: "WITHDRAWN" },
    });
    await seller.api.productEstimateResponses.create({ body: quoteFor(line, { moq: 2 }) });
    const { revisions, rejectReason } = await read();
    expect(rejectReason).toBeUndefined();
    expect(revisions.map(({ state }) => state)).toEqual(["ACTIVE", "WITHDRAWN"]);
    await world.drain();
    const events = (await noticesOf(buyer)).map(({ event }) => event);
    expect(events.toSorted()).toEqual(["QUOTE_RECEIVED", "QUOTE_WITHDRAWN"]);
  });
});

describe("notices of quotes", () => {
  test("come at once, then together after half an hour", async () => {
    const { buyer, sellers, group, estimateOf } = await market(1, 5);
    for (const seller of sellers.slice(0, 3)) {
      await seller.api.productEstimateResponses.create({
        body: quoteFor(lineOf(estimateOf(seller))),
      });
      await world.drain({ duplicate: true, shuffle: 7 });
    }
    expect(await noticesOf(buyer)).toHaveLength(1);
    const { findWholeGroup } = await import("@bupum/functions/deal/whole-groups/items");
    const { noticeKey } = await import("@bupum/functions/deal/whole-groups/groups");
    const { tellQuotes } = await import("@bupum/functions/deal/estimate-groups/notices");
    expect(await world.read(noticeKey(group.id))).toMatchObject({ gsi2pk: "due#quotes" });
    const later = new Date(Date.now() + 31 * 60_000).toISOString();
    await tellQuotes(await findWholeGroup(group.id), later);
    await tellQuotes(await findWholeGroup(group.id), later);
    await world.drain();
    const told = (await noticesOf(buyer)).map(({ params }) => [params["sellers"], params["lines"]]);
    expect(told).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect((await world.read(noticeKey(group.id)))?.["gsi2pk"]).toBeUndefined();
  });
});

describe("the seller's list", () => {
  test("sorts open lines first, by deadline, and filters", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const make = async (title: string, hours: number) => {
      const { estimateOf } = await asked(world, buyer, [seller], words(1), {
        title,
        dueAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
      });
      return lineOf(estimateOf(seller));
    };
    const late = await make("late", 100);
    const soon = await make("soon", 5);
    const quoted = await make("quoted", 50);
    await seller.api.productEstimateResponses.create({ body: quoteFor(quoted) });
    await world.drain({ searched: true });
    const list = async (query: object) =>
      (await seller.api.productEstimates.listOfSeller({ query })).items.map(({ id }) => id);
    expect(await list({})).toEqual([soon, late, quoted]);
    expect(await list({ dueWithin: "24h" })).toEqual([soon]);
    expect(await list({ replyType: "REPLIED" })).toEqual([quoted]);
    expect(await list({ searchType: "BUYER", searchKeyword: buyer.companyName })).toHaveLength(3);
    expect(await list({ searchKeyword: "late" })).toEqual([late]);
    expect(await list({ searchType: "PRODUCT", searchKeyword: "late" })).toEqual([]);
    expect(await list({ startDate: daysAhead(1) })).toEqual([]);
    const first = await seller.api.productEstimates.listOfSeller({ query: { itemsPerPage: 10 } });
    expect(first.nextCursor).toBeUndefined();
  });
});
