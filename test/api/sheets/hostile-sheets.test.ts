import { mostTries } from "@bupum/shared/kernel/tries";
import { registerColumns } from "@bupum/shared/sheets/register-request-histories/columns";
import { ko } from "@bupum/shared/sheets/register-request-histories/words/ko";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { someProduct } from "../../kit/goods.ts";
import { heads, rowFor, rowsOf, seen, send } from "../../kit/register.ts";
import { codeOf, noticesOf } from "../../kit/group.ts";
import { upload } from "../../kit/upload.ts";
import { type TestCell, workbookEntries, zipOf } from "../../kit/workbook.ts";
import { startWorld, type World } from "../../kit/world.ts";
import { leftBy } from "../../kit/deliver.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;
type RequestId = `rrh_${string}`;

/** Sends rows at these row numbers of the sheet. */
async function sendAt(seller: Seller, numbered: Record<number, readonly TestCell[]>) {
  const numbers = Object.keys(numbered);
  const parts = workbookEntries([heads, ...Object.values(numbered)]);
  const name = "xl/worksheets/sheet1.xml";
  parts[name] = String(parts[name]).replaceAll(/<row r="(\d+)"/g, (_, at: string) =>
    at === "1" ? '<row r="1"' : `<row r="${numbers[Number(at) - 2]}"`,
  );
  const file = { fileName: "a.xlsx", content: zipOf(parts), category: "REQUEST" } as const;
  const fileId = await upload(seller, file);
  return seller.api.registerRequestHistories.create({ body: { fileId, action: "INSERT" } });
}

/** Messages sent to the worker of sheets. */
async function sent(): Promise<string[]> {
  return (await world.changes())
    .flatMap(leftBy)
    .filter(({ queue }) => queue === "import")
    .map(({ name, body }) => JSON.stringify({ name, body }));
}
async function hand(body: string, receives: number): Promise<boolean> {
  const handler = await handlerOf("jobs/import");
  const attributes = { ApproximateReceiveCount: String(receives) };
  const reply = await handler!({ Records: [{ messageId: "m", body, attributes }] }, {});
  return (reply as unknown as { batchItemFailures: unknown[] }).batchItemFailures.length === 0;
}

const keyOf = (id: RequestId) => ({ pk: `register-request#${id}`, sk: "request" });
/** A request with values that no API call could produce. */
async function forced(id: RequestId, values: object) {
  await world.put([{ ...(await world.read(keyOf(id))), ...values }]);
}

describe("a sheet that was made to stick", () => {
  test("loses no row, wherever in a million rows they are", async () => {
    const [seller, part] = [await world.seller(), await someProduct(world)];
    const row = (condition: string) => rowFor(part).with(3, condition);
    const numbered = {
      9: row("신품"),
      99_999: row("중고"),
      100_000: row("리퍼"),
      1_048_576: row("x"),
    };
    const { id } = await sendAt(seller, numbered);
    expect((await world.drain()).dead).toEqual([]);
    expect(await seen(seller, id)).toMatchObject({
      totalRows: 4,
      checkedRows: 4,
      phase: "CHECKED",
    });
    const rows = await rowsOf(seller, id);
    expect(rows.map(({ rowNo }) => rowNo)).toEqual([9, 99_999, 100_000, 1_048_576]);
    expect(rows.map(({ outcome }) => outcome)).not.toContain(undefined);
  });

  test("is read to its end with the longest possible text in each cell", async () => {
    const seller = await world.seller();
    const head = registerColumns.map((column) => ko.columns[column]);
    const long = Array.from({ length: 120 }, () => head.map(() => "긴".repeat(1_100)));
    const { id } = await send(seller, long, { head });
    expect((await world.drain()).dead).toEqual([]);
    expect(await seen(seller, id)).toMatchObject({ phase: "CHECKED", errorRows: 120 });
  });

  test("fails with a reason once its message has failed for the last time", async () => {
    const [seller, part] = [await world.seller(), await someProduct(world)];
    const { id } = await send(seller, [rowFor(part)]);
    const [received] = await sent();
    // Storage refuses a missing key: our fault, not the sheet's.
    const file = await world.read({ pk: `file#${(await seen(seller, id)).file.id}`, sk: "file" });
    await world.put([{ ...file, objectKey: null }]);
    for (let receives = 1; receives <= mostTries; receives++) {
      expect((await seen(seller, id)).status).not.toBe("FAILED");
      expect(await hand(received!, receives)).toBe(false);
    }
    const failed = await world.read(keyOf(id));
    expect(failed).toMatchObject({ status: "FAILED", failure: { code: "WORK_FAILED" } });
    await world.drain();
    expect((await noticesOf(seller))[0]).toMatchObject({ event: "BULK_FAILED" });
  });

  test("fails within the hour if its worker was killed at every try", async () => {
    const [seller, part] = [await world.seller(), await someProduct(world)];
    const [stuck, checked] = [
      await send(seller, [rowFor(part)]),
      await send(seller, [rowFor(part, "1")]),
    ];
    await world.drain();
    const long = { updatedAt: "2026-01-01T00:00:00.000Z" };
    await forced(stuck.id, { phase: "READING", ...long });
    await forced(checked.id, long);
    const sweeps = await handlerOf("jobs/sweeps");
    await sweeps!({}, {});
    expect(await seen(seller, stuck.id)).toMatchObject({
      status: "FAILED",
      failure: { code: "WORK_FAILED" },
    });
    // That request waits for an admin, however long it takes.
    expect(await seen(seller, checked.id)).toMatchObject({ status: "IN_PROGRESS" });
  });
});

describe("a seller", () => {
  test("takes a sheet back while it is read, and no row of it goes on sale", async () => {
    const [seller, part] = [await world.seller(), await someProduct(world)];
    const { id } = await send(seller, [rowFor(part)]);
    const [received] = await sent();
    expect(await hand(received!, 1)).toBe(true);
    const cancel = () =>
      seller.api.registerRequestHistories.change({
        params: { id },
        body: { status: "CANCELLED" },
      });
    expect(await seen(seller, id)).toMatchObject({ status: "IN_PROGRESS", phase: "CHECKING" });
    expect(await cancel()).toMatchObject({ status: "CANCELLED", phase: "ENDED" });
    expect((await world.drain()).dead).toEqual([]);
    expect(await seen(seller, id)).toMatchObject({ status: "CANCELLED" });
    await expect(send(seller, [rowFor(part)])).resolves.toBeDefined();
  });

  test("cannot take it back once an admin has it", async () => {
    const [seller, part] = [await world.seller(), await someProduct(world)];
    const { id } = await send(seller, [rowFor(part)]);
    await world.drain();
    const cancel = seller.api.registerRequestHistories.change({
      params: { id },
      body: { status: "CANCELLED" },
    });
    expect(await codeOf(cancel)).toBe("INVALID_TRANSITION");
  });
});
