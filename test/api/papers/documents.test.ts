import { createHash } from "node:crypto";
import { drawPaper } from "@bupum/functions/papers/documents/paper/draw";
import { runsOf } from "@bupum/functions/papers/documents/paper/letters";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { documentRoutes } from "@bupum/shared/papers/documents/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, codeOf, lineOf, quoted, quoteFor, shipTo } from "../../kit/group.ts";
import { accept } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Wanted = CallInput<(typeof documentRoutes)["create"]>["body"];
type Member = Awaited<ReturnType<World["member"]>>;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** Asks, lets the worker print, and answers with the bytes of what the link leads to. */
async function printed(person: Member, body: Wanted, language = "ko") {
  const { documents, batchJobStatus } = world.api(person.token, language);
  const first = await documents.create({ body });
  if ("jobId" in first) {
    expect((await world.drain({ duplicate: true })).dead).toEqual([]);
    const { items } = await batchJobStatus.list({ query: { jobId: first.jobId } });
    expect(items[0]).toMatchObject({ kind: "EXPORT", status: "DONE" });
    expect((await fetch(items[0]!.resultUrl!)).status).toBe(200);
  }
  const again = await documents.create({ body });
  if (!("url" in again)) throw new Error("It was not kept.");
  const reply = await fetch(again.url);
  expect(reply.headers.get("content-type")).toBe("application/pdf");
  const bytes = Buffer.from(await reply.arrayBuffer());
  const name = decodeURIComponent(reply.headers.get("content-disposition") ?? "");
  const number = /_((?:ES|PO)-\S+)\.pdf/.exec(name)?.[1] ?? "";
  return { bytes, number, name, isNew: "jobId" in first };
}
const rowsOf = (number: string) => number.slice(0, number.lastIndexOf("-"));

/** The chain of an estimate's or a PO's documents, oldest first. */
async function chainOf(subject: string) {
  const { query } = await import("@bupum/functions/kernel/list");
  const list = { pk: `document#${subject}`, skPrefix: "made#", newestFirst: false };
  const { items } = await query({ ...list, consistent: true }, 100);
  return items.toSorted((a, b) => String(a["number"]).localeCompare(String(b["number"])));
}
const check = (number: string, h: string) =>
  world.api().documents.get({ params: { number }, query: { h } });

describe("a quotation (D4-7)", () => {
  test("is printed once, numbered and stored: the same quotes give the same bytes for both sides", async () => {
    const { buyer, seller, estimateId } = await quoted(world);
    const body = { estimateId } as const;
    const first = await printed(buyer, body);
    expect(first.name).toMatch(/견적서_ES-\d{6}-\w{5}-1\.pdf/);
    expect(first.bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
    const second = await printed(seller, body);
    expect(second).toMatchObject({ isNew: false, number: first.number });
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const english = await printed(buyer, body, "en");
    expect(english.number).toBe(`${rowsOf(first.number)}-2`);
  });

  test("prints the seller's account, business and payment terms, so that another account is another document", async () => {
    const { buyer, seller, estimateId } = await quoted(world);
    const body = { estimateId } as const;
    const before = await printed(buyer, body);
    const key = { pk: `seller#${seller.sellerId}`, sk: "info" };
    const row = (await world.read(key))!;
    const approved = row["approved"] as object;
    const numbers = [before.number];
    const bank = { name: "국민은행", holder: "가온상사", account: "123-456-7890" };
    const others = { businessType: "도소매", businessItem: "전기부품", paymentTerms: "익월 말" };
    for (const [name, value] of Object.entries({ bank, ...others })) {
      // oxlint-disable-next-line no-await-in-loop -- one document after the other
      await world.put([{ ...row, approved: { ...approved, [name]: value } }]);
      // oxlint-disable-next-line no-await-in-loop
      numbers.push((await printed(buyer, body)).number);
    }
    expect(numbers.map((number) => number.at(-1))).toEqual(["1", "2", "3", "4", "5"]);
  });

  test("has a chain over its revisions, each with the hash of its bytes and of the previous one", async () => {
    const { buyer, seller, estimateId, ids } = await quoted(world);
    const body = { estimateId } as const;
    const prints = [await printed(buyer, body)];
    for (const unitPrice of ["900", "800"]) {
      // oxlint-disable-next-line no-await-in-loop -- one revision after the other
      await seller.api.productEstimateResponses.create({
        body: quoteFor(ids[0]!, { unitPrice }),
      });
      // oxlint-disable-next-line no-await-in-loop
      prints.push(await printed(buyer, body));
    }
    const chain = await chainOf(rowsOf(prints[0]!.number));
    expect(chain.map(({ number }) => number)).toEqual(prints.map(({ number }) => number));
    const hashes = prints.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
    expect(chain.map(({ hash }) => hash)).toEqual(hashes);
    expect(chain.map(({ prevHash }) => prevHash)).toEqual([undefined, hashes[0], hashes[1]]);
  });

  test("is checked by its QR code without a login: current, superseded, or forged", async () => {
    const { buyer, seller, estimateId, ids } = await quoted(world);
    const { number } = await printed(buyer, { estimateId });
    const [row] = await chainOf(rowsOf(number));
    const h = String(row!["fingerprint"]);
    expect(await check(number, h)).toEqual({
      number,
      state: "CURRENT",
      kind: "QUOTATION",
      createdAt: row!["createdAt"],
    });
    const forged = { state: "FORGED" };
    expect(await check(number, "0".repeat(32))).toEqual({ number, ...forged });
    const other = number.replace(/-1$/, "-2");
    expect(await check(other, h)).toEqual({ number: other, ...forged });
    const nobodys = "ES-260101-00000-1";
    expect(await check(nobodys, h)).toEqual({ number: nobodys, ...forged });
    await seller.api.productEstimateResponses.create({
      body: quoteFor(ids[0]!, { unitPrice: "1100" }),
    });
    expect(await check(number, h)).toMatchObject({ state: "SUPERSEDED" });
  });

  test("exists for its two sides only, and only once a line is quoted", async () => {
    const [buyer, seller, rival] = [
      await world.member(),
      await world.seller(),
      await world.seller(),
    ];
    const lines = [{ partName: "부품", quantity: 1 }];
    const { estimateOf } = await asked(world, buyer, [seller, rival], lines);
    const body = { estimateId: estimateOf(seller) } as const;
    expect(await codeOf(rival.api.documents.create({ body }))).toBe("NOT_FOUND");
    expect(await codeOf(buyer.api.documents.create({ body }))).toBe("NOTHING_TO_PRINT");
    await seller.api.productEstimateResponses.create({
      body: quoteFor(lineOf(body.estimateId)),
    });
    expect((await printed(seller, body)).isNew).toBe(true);
  });
});

describe("a purchase order (D4-7)", () => {
  test("hides the address from its seller until it is accepted, and never from its buyer", async () => {
    const deal = await quoted(world, { lines: 2 });
    const { buyer, seller } = deal;
    const { orderIds } = await buyer.api.productEstimateOrders.create({
      body: { items: deal.items, shipTo },
    });
    const body = { orderId: orderIds[0]! } as const;
    const { number } = await printed(buyer, body);
    const masked = await printed(seller, body);
    expect(masked.number).toBe(`${rowsOf(number)}-2`);
    await accept(deal, orderIds[0]!, { scope: "BATCH" });
    await world.drain();
    const open = await printed(seller, { ...body, orderId: orderIds[1]! });
    expect(open.number).toBe(`${rowsOf(number)}-3`);
    // Once it is accepted, both sides hold the same paper.
    expect((await printed(buyer, body)).number).toBe(open.number);
    const stranger = await world.seller();
    expect(await codeOf(stranger.api.documents.create({ body }))).toBe("NOT_FOUND");
  });
});

const longLine = (at: number) => ({
  product: `품목 ${at} 絕緣 ${"가".repeat(80)}`,
  part: `XBC-${"0123456789".repeat(8)}`,
  quantity: 9_999_999,
  unit: "EA",
  unitPrice: "1234567.12345",
  supply: 12_345_678_901_234,
  vat: 1_234_567_890_123,
  currency: "KRW" as const,
  vatMode: "EXCLUDED" as const,
  leadTimeDays: 3,
});

const pagesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .match(/\/Type \/Page\b(?!s)/g)!.length;

describe("a printed page", () => {
  const paper = {
    kind: "QUOTATION" as const,
    language: "ko" as const,
    subject: "ES-261007-7K3QX",
    issuedOn: "2026-11-23" as const,
    seller: { company: "판매" },
    buyer: { company: "구매" },
    shipping: [],
    freight: ["NEGOTIABLE" as const],
  };
  const draw = (count: number) =>
    drawPaper(
      { ...paper, lines: Array.from({ length: count }, (_, at) => longLine(at)) },
      { number: "ES-261007-7K3QX-1", address: "https://bupum.example/documents/x?h=0" },
    );

  test("with fifty long lines has the same bytes each time, over several pages", async () => {
    const [one, other] = [await draw(50), await draw(50)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(pagesOf(one)).toBeGreaterThan(2);
    expect(pagesOf(await draw(1))).toBe(1);
  });

  test("has a glyph for every letter: a missing one is drawn as a box and never dropped", () => {
    expect(runsOf("부품 A-1 絕緣", "regular")).toEqual([
      { font: "regular", text: "부품 A-1 " },
      { font: "han", text: "絕緣" },
    ]);
    // Decomposed Hangul and a compatibility character are composed first.
    expect(runsOf("부품".normalize("NFD"), "bold")).toEqual([{ font: "bold", text: "부품" }]);
    expect(runsOf("\uF90A", "regular")).toEqual([{ font: "han", text: "\u91D1" }]);
    // Signs of the trade (../shared/inputs/README.md: "CO₂ 센서").
    const signs = "CO₂ 센서 10⁴ ½ 22㎟ ±5℃ Ø6 ≤1kΩ ㎾ µF ①";
    expect(runsOf(signs, "bold")).toEqual([{ font: "bold", text: signs }]);
    expect(runsOf("𝟓V", "regular")).toEqual([{ font: "regular", text: "5V" }]);
    expect(runsOf("\u{1D7D3}V", "regular")).toEqual([{ font: "regular", text: "5V" }]);
    expect(runsOf("㈱한일 ⌀6 ⅔", "regular")).toEqual([
      { font: "regular", text: "(주)한일 Ø6 2/3" },
    ]);
    expect(runsOf("a😀b", "regular")).toEqual([{ font: "regular", text: "a□b" }]);
  });
});
