import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { testCards } from "@bupum/infra/local/stand-ins/toss/toss-cards";
import { fromCardWindow } from "@bupum/seed/subscriptions/card-window";
import { letTimePass } from "@bupum/seed/subscriptions/past";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cardNumbersIn, keysIn, searchFor } from "../../kit/billing/clear.ts";
import { consentOf } from "../../kit/billing/payer.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
const lines: string[] = [];
beforeAll(async () => {
  world = await startWorld();
  for (const level of ["log", "warn", "error", "info", "debug"] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      lines.push(said.map(String).join(" "));
    });
});
afterAll(() => world.stop());

/** Every row of the table, as it is stored. */
async function rows(): Promise<string> {
  const { client } = await import("@bupum/functions/kernel/table");
  const found: unknown[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      new ScanCommand({ TableName: world.tableName, ExclusiveStartKey: from }),
    );
    found.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return JSON.stringify(found);
}

/** Subscribes, is refused at the renewal, pays with another card, and gets it back. */
async function wholeLife(keys: string[]) {
  const member = await world.member({ membershipType: "BASIC" });
  const admin = await world.adminUser();
  const card = async (kind: "good" | "poor") => {
    const { card: old, registration } = await member.api.creditCards.get();
    const body = await fromCardWindow(registration, kind);
    keys.push(body.authKey);
    await (old ? member.api.creditCards.update({ body }) : member.api.creditCards.create({ body }));
  };
  await card("good");
  const body = { subscribeType: "MONTHLY", consent: consentOf("MONTHLY") } as const;
  await member.api.subscribes.create({ body });
  await card("poor");
  await letTimePass(member.id, { months: 1 });
  await world.drain();
  expect((await member.api.subscribes.me()).subscription?.dunningStage).toBe(1);
  await card("good");
  await world.drain();
  const { items } = await member.api.paymentOrders.list({ query: {} });
  expect(items.map(({ status }) => status)).toEqual(["PAID", "FAILED", "PAID"]);
  const { id } = items[0]!;
  const { version } = await admin.api.paymentOrderEntities.get({ params: { id } });
  const reason = "고객 요청";
  await admin.api.paymentOrderEntities.refund({ params: { id }, body: { version, reason } });
  await world.drain();
}

test("After a card's whole life no row, log line or mail contains its number or its billing key", async () => {
  const keys: string[] = [];
  await wholeLife(keys);
  const { book } = world.services.toss;
  const billingKeys = book.cards.map(({ billingKey }) => billingKey);
  expect(billingKeys).toHaveLength(3);
  const numbers = testCards().map(({ number }) => number);
  const find = searchFor([...numbers, ...billingKeys, ...keys]);
  const stored = await rows();
  const places = { stored, lines: lines.join("\n"), mails: JSON.stringify(world.mails()) };
  expect(lines.length).toBeGreaterThan(10);
  for (const [place, text] of Object.entries(places)) {
    expect(find(text), place).toEqual([]);
    expect(cardNumbersIn(text), place).toEqual([]);
    expect(keysIn(text), place).toEqual([]);
  }
  // The same search finds each of them once it is there.
  const pk = "planted#1";
  await world.put([{ pk, sk: "planted", note: `card ${numbers[0]!}`, key: billingKeys[0]! }]);
  const planted = await rows();
  expect(find(planted)).toHaveLength(2);
  expect(cardNumbersIn(planted)).toEqual([numbers[0]]);
  expect(keysIn(planted)).toEqual([billingKeys[0]]);
});

const [number] = testCards().map((card) => card.number);
const secret = `${"Aq-_card".repeat(5)}Key=`;
test.each([
  ["itself", (one: string) => `{"key":"${one}"}`],
  ["in an address", (one: string) => `https://x.example/?key=${encodeURIComponent(one)}`],
  ["in base64", (one: string) => Buffer.from(one).toString("base64")],
  ["in base64, behind one byte", (one: string) => Buffer.from(`.${one},`).toString("base64")],
  ["in base64, behind two", (one: string) => Buffer.from(`..${one},`).toString("base64url")],
  ["in hexadecimal digits", (one: string) => `0x${Buffer.from(one).toString("hex")}ff`],
])("a secret is found %s", (_way, write) => {
  const find = searchFor([secret, number!]);
  expect(find(write(secret)).length).toBeGreaterThan(0);
  expect(find(write(number!)).length).toBeGreaterThan(0);
  expect(find(write("something else"))).toEqual([]);
});

test("an unknown card's number is found in one piece or in groups, and other numbers are not mistaken for one", () => {
  const grouped = number!.replaceAll(/(.{4})(?=.)/g, "$1-");
  for (const shown of [number!, grouped, grouped.replaceAll("-", " ")])
    expect(cardNumbersIn(`"card":"${shown}"`)).toEqual([shown]);
  const wrong = `${number!.slice(0, -1)}${(Number(number!.at(-1)) + 1) % 10}`;
  expect(cardNumbersIn(`${wrong} 1764090000000 20261125170000 +821012345678`)).toEqual([]);
});
