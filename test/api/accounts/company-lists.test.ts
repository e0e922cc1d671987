import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRows } from "../../kit/copied-rows.ts";
import { waiting } from "../../kit/order-approvals.ts";
import { sized } from "../../kit/ring.ts";
import { countRounds } from "../../kit/rounds.ts";
import { issued, supplied } from "../../kit/tax-invoices.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof supplied>>;
const page = { query: { itemsPerPage: 30 } } as const;
const lists = {
  orders: ({ buyer }: Deal) => buyer.as.productEstimateOrders.list(page),
  approvals: ({ approver }: Deal) => approver.as.orderApprovals.list(page),
  "open approvals": ({ approver }: Deal) =>
    approver.as.orderApprovals.list({ query: { ...page.query, state: "OPEN" } }),
  invoices: ({ accountant }: Deal) => accountant.as.taxInvoices.list(page),
  members: ({ owner, params }: Deal) => owner.api.companies.members({ params, ...page }),
  "own companies": ({ owner }: Deal) => owner.api.companies.mine(),
};

/** Calls and read units of the first page of each list. */
async function costsOf(deal: Deal): Promise<Record<string, string>> {
  const { client } = await import("@bupum/functions/kernel/table");
  const costs: Record<string, string> = {};
  for (const [name, ask] of Object.entries(lists)) {
    const { cost, stop } = countRounds(client);
    // oxlint-disable-next-line no-await-in-loop -- each is counted by itself
    const { items } = await ask(deal).finally(stop);
    costs[name] =
      `${items.length} rows: ${cost.calls} calls, ${cost.rounds} in sequence, ${cost.units} units`;
  }
  return costs;
}

const read = async (pk: string, sk: string) => (await world.read({ pk, sk }))!;

test("the first page of a company's list takes the same at any length (D38-14)", async () => {
  const deal = await supplied(world);
  const asked = await waiting(world);
  const [invoiceId] = await issued(world, deal);
  const kept = [deal.companyId, deal.seller.sellerId, deal.seller.id, deal.buyer.id];
  const member = await read(`companies-of#${deal.buyer.id}`, `company#${deal.companyId}`);
  // An approval of another company, as one of this company's approver.
  const approval = JSON.parse(
    JSON.stringify(await read(`order-approval#${asked.approval.id}`, "approval"))
      .replaceAll(asked.companyId.slice(4), deal.companyId.slice(4))
      .replaceAll(asked.approver.id, deal.approver.id)
      .replaceAll(asked.buyer.id, deal.buyer.id),
  ) as object;
  const rows = [
    await read(`order#${deal.orderIds[0]!}`, "order"),
    approval,
    await read(`tax-invoice#${invoiceId!}`, "invoice"),
  ];
  let length = 0;
  const fill = async (until: number) => {
    await copyRows(world, rows, { count: until - length, kept: [...kept, deal.approver.id] });
    // A company has no more members than a thousand.
    const members = Math.min(until, 990) - Math.min(length, 990);
    await copyRows(world, [member], { count: members, kept: [deal.companyId] });
    length = until;
  };
  // A filtered page reads at least a hundred rows, if there are so many.
  await fill(120);
  const few = await costsOf(deal);
  for (const until of sized([1_000], [1_000, 10_000])) {
    // oxlint-disable-next-line no-await-in-loop -- one length after the other
    await fill(until);
    // oxlint-disable-next-line no-await-in-loop
    expect(await costsOf(deal)).toEqual(few);
  }
  if (process.env["SAY_UNITS"]) process.stdout.write(`${JSON.stringify(few, null, 1)}\n`);
  expect(Object.values(few).every((cost) => cost.startsWith("30 ") || cost.startsWith("1 "))).toBe(
    true,
  );
});
