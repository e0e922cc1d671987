import { execFileSync } from "node:child_process";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { seoulInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscriber } from "../../kit/billing/life.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
let person: Awaited<ReturnType<typeof subscriber>>;
let paymentOrderId: `pay_${string}`;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
  person = await subscriber(world, seoulInstant("2026-11-02", "10:00"));
  const { items } = await person.api.paymentOrders.list({ query: {} });
  paymentOrderId = items[0]!.id;
});
afterAll(() => world.stop());

async function read(url: string) {
  const reply = await fetch(url);
  expect(reply.headers.get("content-type")).toBe("application/pdf");
  const input = Buffer.from(await reply.arrayBuffer());
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
  const name = decodeURIComponent(reply.headers.get("content-disposition") ?? "");
  return { text, words: text.replaceAll(/\s+/g, " "), name };
}

/** The member asks, the worker prints, and another program reads it. */
async function printed(language: Language) {
  const { documents } = world.api(person.token, language);
  const ask = () => documents.create({ body: { paymentOrderId } });
  const first = await ask();
  if ("jobId" in first) await world.drain({ duplicate: true });
  const made = await ask();
  if (!("url" in made)) throw new Error("It was not kept.");
  return read(made.url);
}
const numberIn = (text: string) => /RC-\d{6}-\w{10}-\d/.exec(text)![0];
async function check(number: string) {
  const { query } = await import("@bupum/functions/kernel/list");
  const pk = `document#${number.slice(0, number.lastIndexOf("-"))}`;
  const { items } = await query({ pk, skPrefix: "made#", newestFirst: false }, 10);
  const h = String(items.find((one) => one["number"] === number)!["fingerprint"]);
  return (await world.api().documents.get({ params: { number }, query: { h } })).state;
}

const said: Record<Language, string[]> = {
  ko: [
    "영수증",
    "공급자",
    "공급받는 자",
    "부품 멤버십 월간 구독",
    "공급가액 합계",
    "2026-11-02 10:00",
  ],
  en: ["Receipt", "Supplier", "Received from", "Bupum membership, monthly", "Supply value"],
  zh: ["收据", "供应方", "付款方", "会员月度订阅", "不含税合计"],
};

describe("the receipt of a payment (D13-16)", () => {
  test.each(["ko", "en", "zh"] as const)(
    "states in %s who paid what to whom, the tax, the card and its approval",
    async (language) => {
      const { words, name } = await printed(language);
      const { companyName, name: payer } = (await admin.api.userEntities.get({
        params: { id: person.id },
      }))!;
      for (const text of [...said[language], companyName ?? payer, "주식회사 부품"])
        expect(words).toContain(text);
      for (const sum of ["₩39,000", "₩3,900", "₩42,900"]) expect(words).toContain(sum);
      expect(words).toMatch(/\*{4} \*{4} \*{4} [\d*]{4}/);
      expect(words).toContain("00000000");
      expect(words).toContain(paymentOrderId);
      expect(words).not.toContain("□");
      expect(name).toContain(numberIn(words));
      expect(await check(numberIn(words))).toBe("CURRENT");
    },
  );

  test("shows only the last four digits of a card", async () => {
    const { text } = await printed("ko");
    const card = person.standing && (await person.standing()).card!;
    const numbers = text
      .split("\n")
      .filter((line) => /카드|Card/.test(line) && !/https?:/.test(line))
      .flatMap((line) => line.match(/(?:\d[ -]?){5,}/g) ?? []);
    expect(numbers).toEqual([]);
    expect(text).toContain(`**** ${card.last4}`);
  });

  test("exists for its member and for admins only, and only if money was charged", async () => {
    const stranger = await world.member();
    const body = { paymentOrderId } as const;
    expect(await codeOf(stranger.api.documents.create({ body }))).toBe("NOT_FOUND");
    const unknown = { paymentOrderId: "pay_01ARZ3NDEKTSV4RRFFQ69G5FA0" } as const;
    expect(await codeOf(person.api.documents.create({ body: unknown }))).toBe("NOT_FOUND");
    const row = (await world.read({ pk: `payment-order#${paymentOrderId}`, sk: "payment-order" }))!;
    const { paidAt, ...unpaid } = row;
    await world.put([{ ...unpaid, status: "FAILED" }]);
    expect(await codeOf(person.api.documents.create({ body }))).toBe("NOTHING_TO_PRINT");
    const params = { id: paymentOrderId };
    expect(await codeOf(admin.api.paymentOrderEntities.receipt({ params }))).toBe(
      "NOTHING_TO_PRINT",
    );
    await world.put([{ ...unpaid, paidAt }]);
  });

  test("has each refund as a line of its own, and the previous receipt is superseded", async () => {
    const before = numberIn((await printed("ko")).words);
    const params = { id: paymentOrderId };
    const { paymentOrderEntities } = admin.api;
    for (const amount of [11_000, 31_900]) {
      // oxlint-disable-next-line no-await-in-loop -- one refund after the other
      const { version } = await paymentOrderEntities.get({ params });
      const body = { version, amount, reason: "고객 요청" };
      // oxlint-disable-next-line no-await-in-loop
      await paymentOrderEntities.refund({ params, body });
    }
    expect(await paymentOrderEntities.receipt({ params })).toEqual({});
    expect(await paymentOrderEntities.printReceipt({ params })).toHaveProperty("jobId");
    await world.drain({ duplicate: true });
    const { file } = await paymentOrderEntities.receipt({ params });
    const { words } = await read(file!.url);
    for (const sum of ["₩-11,000", "₩-10,000", "₩-1,000", "₩-31,900", "₩-29,000", "₩-2,900"])
      expect(words).toContain(sum);
    expect(words.match(/환불일 \d{4}-\d{2}-\d{2}/g)).toHaveLength(2);
    expect(words).toContain("일금 영원정 ₩0");
    expect(await check(before)).toBe("SUPERSEDED");
    // The member gets the same paper.
    expect(numberIn((await printed("ko")).words)).toBe(numberIn(words));
  });
});
