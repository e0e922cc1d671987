import { subtractWeekdayHours } from "@bupum/shared/kernel/calendar/calendar";
import { addHours, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { asked, codeOf, lineOf, quoteFor } from "../../kit/group.ts";
import { sweepAt } from "../../kit/clock.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
afterEach(() => void vi.useRealTimers());

type Seller = Awaited<ReturnType<World["seller"]>>;
const lines = [
  { partName: "판넬용 팬", quantity: 4 },
  { partName: "릴레이", quantity: 20 },
];

/** The token of the newest mail to a seller. */
function tokenFor(seller: Seller): string {
  const text = world.mails(seller.email)[0]?.text ?? "";
  return /\/answer#([\w-]{43})/.exec(text)?.[1] ?? "no link";
}

async function askedByMail() {
  const [buyer, seller] = [await world.member(), await world.seller({ alarmType: "EMAIL" })];
  const { group, estimateOf } = await asked(world, buyer, [seller], lines);
  const estimateId = estimateOf(seller);
  const token = tokenFor(seller);
  return {
    buyer,
    seller,
    group,
    estimateId,
    token,
    ids: [lineOf(estimateId), lineOf(estimateId, 2)],
  };
}
const guest = () => world.api().answerLinks;
const invalid = "ANSWER_LINK_INVALID";

test("a seller quotes from the mail without a login, and quote and audit say via LINK (D6-23)", async () => {
  const { buyer, seller, estimateId, token, ids } = await askedByMail();
  const opened = await guest().open({ body: { token } });
  expect(opened.estimate).toMatchObject({ id: estimateId, contact: { masked: true } });
  expect(opened.items.map(({ id }) => id)).toEqual(ids);
  const sent = await guest().answer({ body: { token, items: ids.map((id) => quoteFor(id)) } });
  expect(sent.map(({ productEstimateId }) => productEstimateId)).toEqual(ids);
  await world.drain();
  const { items } = await buyer.api.productEstimates.listOfEstimate({ query: { estimateId } });
  expect(items.map(({ replyType, currentResponse }) => [replyType, currentResponse?.via])).toEqual([
    ["REPLIED", "LINK"],
    ["REPLIED", "LINK"],
  ]);
  const { pastOf } = await import("@bupum/functions/kernel/audit");
  const events = await pastOf("estimate", estimateId);
  const lineIds = ids.map((id) => id.split("#")[1]);
  expect(events[0]).toMatchObject({ via: "LINK", actor: seller.id, to: "REPLIED", lineIds });
});

test("a link is valid for one answer: afterwards it is invalid for a quote, a refusal and a look", async () => {
  const { token, ids } = await askedByMail();
  const [first, second] = ids.map((id) => quoteFor(id));
  await guest().answer({ body: { token, items: [first!] } });
  expect(await codeOf(guest().answer({ body: { token, items: [second!] } }))).toBe(invalid);
  const refusal = { token, productEstimateIds: [ids[1]!], reason: "OUT_OF_STOCK" as const };
  expect(await codeOf(guest().reject({ body: refusal }))).toBe(invalid);
  expect(await codeOf(guest().open({ body: { token } }))).toBe(invalid);
});

test("of twenty parallel answers one is taken, and its repeat gets the same reply", async () => {
  const { buyer, token, ids, estimateId } = await askedByMail();
  const prices = Array.from({ length: 20 }, (_, index) => String(1_000 + index));
  const tries = await Promise.all(
    prices.map(async (unitPrice) => {
      const body = { token, items: ids.map((id) => quoteFor(id, { unitPrice })) };
      const idempotencyKey = `answer-${unitPrice}`;
      const call = () => guest().answer({ body }, { idempotencyKey });
      return { call, outcome: await codeOf(call()) };
    }),
  );
  const taken = tries.filter(({ outcome }) => outcome === "no problem");
  expect(taken.length).toBe(1);
  await expect(taken[0]!.call()).resolves.toHaveLength(2);
  const { items } = await buyer.api.productEstimates.listOfEstimate({ query: { estimateId } });
  expect(items.map(({ currentResponse }) => currentResponse?.revision)).toEqual([1, 1]);
});

test("a reminder and a further round have links of their own", async () => {
  const { buyer, seller, group, token, ids } = await askedByMail();
  await sweepAt(world, subtractWeekdayHours(group.dueAt, 3));
  const ofReminder = tokenFor(seller);
  await guest().answer({ body: { token: ofReminder, items: ids.map((id) => quoteFor(id)) } });
  await world.drain();
  const params = { id: ids[0]! };
  await buyer.api.productEstimates.requote({ params, body: { reason: "PRICE", targetPrice: "9" } });
  await world.drain();
  const ofNewRound = tokenFor(seller);
  expect(new Set([token, ofReminder, ofNewRound, "no link"]).size).toBe(4);
  await guest().answer({ body: { token: ofNewRound, items: [quoteFor(ids[0]!)] } });
  const line = await buyer.api.productEstimates.get({ params });
  expect(line).toMatchObject({ replyType: "REPLIED", round: 2, currentResponse: { via: "LINK" } });
});

test("a refusal through a link reaches the buyer with its reason", async () => {
  const { buyer, token, ids, estimateId } = await askedByMail();
  await guest().reject({ body: { token, productEstimateIds: ids, reason: "OUT_OF_STOCK" } });
  await world.drain();
  const { items } = await buyer.api.productEstimates.listOfEstimate({ query: { estimateId } });
  expect(items.map(({ rejectReason }) => rejectReason)).toEqual(["OUT_OF_STOCK", "OUT_OF_STOCK"]);
});

test("a link opens its own estimate only, and a changed token is invalid", async () => {
  const one = await askedByMail();
  const other = await asked(world, await world.member(), [one.seller], lines);
  const foreign = quoteFor(lineOf(other.estimateOf(one.seller)));
  expect(await codeOf(guest().answer({ body: { token: one.token, items: [foreign] } }))).toBe(
    invalid,
  );
  const flipped = one.token.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
  for (const token of [flipped, "A".repeat(43)])
    expect(await codeOf(guest().open({ body: { token } }))).toBe(invalid);
  expect(await codeOf(guest().open({ body: { token: `${one.token}A` } }))).toBe("INVALID_REQUEST");
  await expect(guest().open({ body: { token: one.token } })).resolves.toMatchObject({
    estimate: { id: one.estimateId },
  });
});

test("a link expires after 72 hours, and with its seller's approval or account", async () => {
  const late = await askedByMail();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(addHours(toInstant(new Date()), 72)) });
  expect(await codeOf(guest().open({ body: { token: late.token } }))).toBe(invalid);
  vi.useRealTimers();
  const { seller, token } = await askedByMail();
  const account = await world.read({ pk: `user#${seller.id}`, sk: "account" });
  for (const change of [{ sellerApproval: "REJECTED" }, { blockedReason: "신고" }]) {
    await world.put([{ ...account, ...change }]);
    expect(await codeOf(guest().open({ body: { token } }))).toBe(invalid);
  }
});

test("a link expires with its request: a cancelled one cannot be read or answered", async () => {
  const { buyer, group, token, ids } = await askedByMail();
  await buyer.api.estimateGroups.cancel({ params: { id: group.id }, body: {} });
  const refused = async () => [
    await codeOf(guest().open({ body: { token } })),
    await codeOf(guest().answer({ body: { token, items: [quoteFor(ids[0]!)] } })),
  ];
  // Before and after the estimate itself was closed.
  expect(await refused()).toEqual([invalid, invalid]);
  await world.drain();
  expect(await refused()).toEqual([invalid, invalid]);
});

test("no row holds the token of a link", async () => {
  const { token } = await askedByMail();
  expect(token).toMatch(/^[\w-]{43}$/);
  const { scan } = await import("@bupum/functions/kernel/list");
  const places = ["answer-link#", "delivery#", "outbox#", "user#", "group#"];
  const rows = [];
  for await (const row of scan(places, ["pk", "sk", "body", "notice", "params", "results"]))
    rows.push(row);
  expect(rows.some(({ pk }) => pk.startsWith("answer-link#"))).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(token);
});
