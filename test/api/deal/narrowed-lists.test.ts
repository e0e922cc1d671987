import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { addHours, seoulDay } from "@bupum/shared/kernel/time";
import type { StoredLine } from "@bupum/functions/deal/whole-groups/lines";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, lineOf, quoteFor } from "../../kit/group.ts";
import { randomOf } from "../../kit/random.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

const part = [{ partName: "볼 베어링", quantity: 3 }];
const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const replyTypes = ["PENDING", "REPLIED", "REJECTED"] as const;

/** A seller with one real line, and a way to write further ones like it. */
async function sellerWithLine() {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { group, estimateOf } = await asked(world, buyer, [seller], part);
  const { asLine, lineKey, lineListKey, readLines } =
    await import("@bupum/functions/deal/whole-groups/lines");
  const { writeBatch } = await import("@bupum/functions/kernel/table");
  const id = lineOf(estimateOf(seller));
  const line = (await readLines([id])).lines[0]!;
  const copy = (at: number, given: Partial<StoredLine>) => {
    const own = lineOf(`est_${String(at).padStart(25, "0")}1`);
    const row = { ...line, ...given, id: own };
    return asLine({ ...row, ...lineKey(own), ...lineListKey(row) });
  };
  const put = async (lines: StoredLine[]) => {
    for (const some of chunksOf(lines, 25))
      await writeBatch(some.map((one) => ({ put: { ...one } })));
  };
  return { buyer, seller, group, line, copy, put };
}
type Seller = Awaited<ReturnType<World["seller"]>>;
type Wanted = Parameters<Seller["api"]["productEstimates"]["listOfSeller"]>[0]["query"];

async function everyPage({ api }: Seller, query: Wanted) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.productEstimates.listOfSeller({
      query: { ...query, itemsPerPage: 10, ...(cursor && { cursor }) },
    });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}

const isWaiting = (line: StoredLine) => line.open && line.replyType === "PENDING";
const inOrder = (a: StoredLine, b: StoredLine) =>
  Number(isWaiting(b)) - Number(isWaiting(a)) ||
  (isWaiting(a) ? a.dueAt.localeCompare(b.dueAt) : b.createdAt.localeCompare(a.createdAt)) ||
  a.id.localeCompare(b.id);

/** What the list must show, without any index: waiting ones by deadline, then the newest. */
function expected(lines: StoredLine[], wanted: NonNullable<Wanted>) {
  const { replyType, open, dueWithin, searchKeyword, startDate, endDate } = wanted;
  const fits = (line: StoredLine) =>
    (replyType === undefined || line.replyType === replyType) &&
    (open === undefined || String(line.open) === open) &&
    (!dueWithin || (isWaiting(line) && line.dueAt <= addHours(new Date().toISOString(), 24))) &&
    (!searchKeyword || line.productText.includes(searchKeyword)) &&
    (!startDate || seoulDay(line.createdAt) >= startDate) &&
    (!endDate || seoulDay(line.createdAt) <= endDate);
  return lines
    .filter(fits)
    .toSorted(inOrder)
    .map(({ id }) => id);
}

describe("a seller's lines", () => {
  test("are those that match the filters, in the order of the whole list", async () => {
    const { seller, line, copy, put } = await sellerWithLine();
    const { placeInLedger } = await import("@bupum/functions/indexing/ledger/place");
    const random = randomOf(20_261_123);
    const oneOf = <One>(some: readonly One[]): One => some[Math.floor(random() * some.length)]!;
    const lines = Array.from({ length: 120 }, (_, at) =>
      copy(at, {
        replyType: oneOf(replyTypes),
        open: random() < 0.6,
        dueAt: fromNow(Math.floor(random() * 96) - 24.5),
        createdAt: fromNow(-Math.floor(random() * 240)),
        productText: oneOf(["베어링", "모터", "펌프"]),
      }),
    );
    await put(lines);
    for (const { id } of lines) await placeInLedger("ln", id);
    await world.drain({ searched: true });
    const all = [line, ...lines];
    const day = () => seoulDay(fromNow(-Math.floor(random() * 240)));
    let shown = 0;
    for (let round = 0; round < 60; round++) {
      const wanted = {
        ...(random() < 0.6 && { replyType: oneOf(replyTypes) }),
        ...(random() < 0.4 && { open: oneOf(["true", "false"] as const) }),
        ...(random() < 0.2 && { dueWithin: "24h" as const }),
        ...(random() < 0.3 && { searchKeyword: "모터" }),
        ...(random() < 0.3 && { startDate: day() }),
        ...(random() < 0.3 && { endDate: day() }),
      };
      const { startDate, endDate } = wanted;
      if (startDate && endDate && startDate > endDate) continue;
      const right = expected(all, wanted);
      expect(await everyPage(seller, wanted), JSON.stringify(wanted)).toEqual(right);
      shown += right.length;
    }
    expect(shown).toBeGreaterThan(100);
  });

  test("that are due soon can be paged while time passes", async () => {
    const { seller, copy, put } = await sellerWithLine();
    const lines = Array.from({ length: 25 }, (_, at) => copy(at, { dueAt: fromNow(at / 2) }));
    await put(lines);
    const due = lines.map(({ id }) => id);
    expect(await everyPage(seller, { dueWithin: "24h" })).toEqual(due);
    expect(await everyPage(seller, { dueWithin: "24h", replyType: "PENDING" })).toEqual(due);
    const query = { itemsPerPage: 10 } as const;
    const { nextCursor } = await seller.api.productEstimates.listOfSeller({ query });
    const other = { ...query, dueWithin: "24h", cursor: nextCursor! } as const;
    await expect(seller.api.productEstimates.listOfSeller({ query: other })).rejects.toMatchObject({
      code: "CURSOR_INVALID",
    });
  });

  test("cost a page the same behind a hundred and behind three thousand others", async () => {
    const { seller, copy, put } = await sellerWithLine();
    const { client } = await import("@bupum/functions/kernel/table");
    const fill = (from: number, to: number, given: Partial<StoredLine>) =>
      put(Array.from({ length: to - from }, (_, at) => copy(from + at, given)));
    // Older than the others, so that a walk reads those first.
    const createdAt = fromNow(-2_000);
    await fill(0, 100, { replyType: "REJECTED", open: false, createdAt });
    await fill(100, 200, { replyType: "PENDING", open: false, createdAt });
    await fill(200, 300, { replyType: "PENDING", open: true, createdAt, dueAt: fromNow(3) });
    await fill(300, 400, { replyType: "REPLIED", open: false });
    const asks = [
      { replyType: "REJECTED" },
      { replyType: "PENDING" },
      { replyType: "PENDING", open: "true" },
      { dueWithin: "24h" },
      { replyType: "REJECTED", endDate: seoulDay(fromNow(-1_000)) },
    ] as const;
    const rounds = countRounds(client);
    const measured = async () => {
      const costs = [];
      for (const query of asks) {
        rounds.reset();
        const { items } = await seller.api.productEstimates.listOfSeller({ query });
        expect(items).toHaveLength(30);
        costs.push({ ...rounds.cost });
      }
      return costs;
    };
    const few = await measured();
    await fill(400, 3_300, { replyType: "REPLIED", open: false });
    expect(await measured()).toEqual(few);
    rounds.stop();
  });

  test("move in the list at once with an answer", async () => {
    const { seller, line } = await sellerWithLine();
    const ids = (query: Wanted) => everyPage(seller, query);
    expect(await ids({ replyType: "PENDING" })).toEqual([line.id]);
    await seller.api.productEstimateResponses.create({ body: quoteFor(line.id) });
    expect(await ids({ replyType: "PENDING" })).toEqual([]);
    expect(await ids({ replyType: "REPLIED" })).toEqual([line.id]);
  });
});

describe("a buyer's requests in a status", () => {
  test("are found in that status at once, and in no other, whoever changed them", async () => {
    const { buyer, seller, group, line } = await sellerWithLine();
    const other = await asked(world, buyer, [seller], [{ partName: "모터", quantity: 1 }]);
    const idsIn = async (status: EstimateStatus) =>
      (await buyer.api.estimateGroups.list({ query: { status } })).items.map(({ id }) => id);
    expect(await idsIn("PENDING")).toEqual([other.group.id, group.id]);
    await seller.api.productEstimateResponses.create({ body: quoteFor(line.id) });
    await world.drain();
    const { status } = await buyer.api.estimateGroups.get({ params: { id: group.id } });
    expect(await idsIn(status)).toContain(group.id);
    await buyer.api.estimateGroups.cancel({
      params: { id: other.group.id },
      body: { reason: "더는 필요하지 않습니다." },
    });
    expect(await idsIn("CANCELLED")).toEqual([other.group.id]);
    expect(await idsIn("PENDING")).not.toContain(other.group.id);
  });
});
