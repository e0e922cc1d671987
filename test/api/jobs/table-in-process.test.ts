import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Guard, Item, Write } from "@bupum/functions/kernel/table";
import { accessKey, region } from "@bupum/infra/local/kernel/place";
import { between } from "../../kit/cloud/between.ts";
import { tableInProcess } from "../../kit/cloud/rows/in-process.ts";
import { serveTable } from "../../kit/cloud/rows/server.ts";
import { randomOf } from "../../kit/random.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ isStreamed: false, table: "dynamodb" });
});
afterAll(() => world.stop());

/** Writes and reads of few rows, so that they meet; the same for the same seed. */
function dice(seed: number) {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const isSo = (percent: number) => below(100) < percent;
  const key = () => ({ pk: `p#${below(4)}`, sk: `s#${below(5)}` });
  const text = () => "가나b".repeat(below(isSo(20) ? 500 : 5));
  // As everywhere, a row's place in an index ends with what it alone has: no two are in one place.
  const row = (own = key()): Item => ({
    ...own,
    ...(isSo(50) && { gsi1pk: `all#${below(2)}`, gsi1sk: `${below(9)}#${own.pk}${own.sk}` }),
    ...(isSo(50) && { gsi2pk: "due#billing", gsi2sk: `${below(3)}#${own.pk}${own.sk}` }),
    ...(isSo(70) && { text: text() }),
    version: below(3),
    deep: { list: [1, -2.5, "x", null, true], none: undefined },
  });
  const guard = (): { guard?: Guard } => {
    const told = new Problem("BUSY");
    const refused = isSo(50) ? told : (old: object | undefined) => Object.assign(told, { old });
    const parts: Omit<Guard, "refused">[] = [
      { exists: true, lacks: ["text"] },
      { exists: false },
      { equals: { version: below(3) } },
      { equals: { deep: row()["deep"] }, atLeast: { version: 1 } },
      { absentOrBelow: { version: 2 } },
      { absentOrBelow: { text: "가나c" } },
    ];
    return isSo(60) ? { guard: { ...parts[below(parts.length)], refused } } : {};
  };
  const write = (): Write => {
    const { pk, sk, gsi1pk: _pk, gsi1sk: _sk, ...set } = row();
    const change: Write = {
      change: { pk, sk },
      ...(isSo(70) && { set }),
      ...(isSo(40) && { initial: { first: below(9), second: text() } }),
      ...(isSo(40) && { add: { count: below(9) } }),
      unset: [...(isSo(40) ? ["gsi1pk", "gsi1sk"] : []), "gone"],
      ...guard(),
    };
    const all: Write[] = [{ put: row(), ...guard() }, change, { drop: key(), ...guard() }];
    return all[below(5)] ?? { put: row() };
  };
  return { below, isSo, key, write };
}

const keyOf = (one: Write) =>
  "put" in one ? one.put : "change" in one ? one.change : "drop" in one ? one.drop : one.check;

/** What the same requests get, from whatever table answers: rows, refusals, units of writes. */
async function answersOf(seed: number, count: number): Promise<unknown[]> {
  const { spent, resetSpent, write, read, readMany } =
    await import("@bupum/functions/kernel/table");
  const { query } = await import("@bupum/functions/kernel/list");
  const { below, isSo, key, write: drawn } = dice(seed);
  const lists = () => {
    const order = { newestFirst: isSo(50), ...(isSo(20) && { keysOnly: true }) };
    const pk = `p#${below(5)}`;
    return [
      { pk, ...order, consistent: isSo(50) },
      { pk, skPrefix: "s#", ...order },
      { pk, between: ["s#1", "s#3"] as const, ...order },
      { index: "gsi1" as const, pk: `all#${below(2)}`, skPrefix: `${below(9)}`, ...order },
      { index: "gsi2" as const, pk: "due#billing", between: ["0", "1~"] as const, ...order },
    ][below(5)]!;
  };
  const acts: (() => Promise<unknown>)[] = [
    () => write(drawn()),
    () => {
      const rows = Array.from({ length: 1 + below(4) }, drawn);
      const apart = new Map(rows.map((one) => [`${keyOf(one).pk} ${keyOf(one).sk}`, one]));
      return write(...apart.values());
    },
    () => read(key(), isSo(50)),
    () => readMany([key(), key(), key()], isSo(50)),
    () => query(lists(), 1 + below(6)),
  ];
  const answers: unknown[] = [];
  for (let at = 0; at < count; at++) {
    resetSpent();
    const kind = below(acts.length);
    // oxlint-disable-next-line no-await-in-loop -- each request stands on the ones before
    const answer = await acts[kind]!().catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return { refused: error.code, ...("old" in error && { old: error.old }) };
    });
    // DynamoDB Local counts nothing for rows that are not there and too little for some transactions.
    answers.push({
      at,
      answer,
      calls: spent.calls,
      ...(kind === 0 && { units: spent.writeUnits }),
    });
  }
  return answers;
}

/** As DynamoDB Local answers, which is asked once. */
let asDynamoDb: Promise<unknown[]> | undefined;
const real = () => (asDynamoDb ??= answersOf(7, 800));

test("the table in the process replies as DynamoDB does, and counts the same write units", async () => {
  const expected = await real();
  const table = await tableInProcess();
  try {
    expect(await answersOf(7, 800)).toEqual(expected);
    expect(table.rows).toBeGreaterThan(0);
  } finally {
    table.stop();
  }
});

type Reply = Record<string, unknown>;
/** A client as the SDK has it, for a table at an address. */
const plainClient = (endpoint: string) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey.id, secretAccessKey: accessKey.secret },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

test("the table at an address replies the same to the SDK's own client", async () => {
  const expected = await real();
  const file = join(tmpdir(), `bupum-table-${process.pid}.jsonl`);
  const served = await serveTable(file);
  const client = plainClient(served.origin);
  const watching = await between(
    async (_input, _send, command) => (await client.send(command as never)) as Reply,
  );
  try {
    expect(await answersOf(7, 800)).toEqual(expected);
  } finally {
    watching.stop();
    client.destroy();
    await served.stop();
    await rm(file);
  }
});

const row = (at: number) => ({ pk: "p", sk: `s#${at}` });

const puts = (count: number, apart = count) =>
  Array.from({ length: count }, (_, at) => ({ PutRequest: { Item: row(at % apart) } }));

test("both tables refuse invalid requests", async () => {
  const { client, write } = await import("@bupum/functions/kernel/table");
  const { PutCommand, UpdateCommand, BatchWriteCommand } = await import("@aws-sdk/lib-dynamodb");
  const { tableName: TableName } = world;
  const asked: (() => Promise<unknown>)[] = [
    () =>
      client.send(new PutCommand({ TableName, Item: { ...row(1), text: "x".repeat(410_000) } })),
    () => client.send(new PutCommand({ TableName, Item: { ...row(1), gsi1pk: "", gsi1sk: "a" } })),
    () => client.send(new PutCommand({ TableName, Item: { ...row(1), gsi1pk: 4, gsi1sk: "a" } })),
    () => client.send(new UpdateCommand({ TableName, Key: row(1), UpdateExpression: "" })),
    () => client.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts(26) } })),
    () => client.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts(4, 3) } })),
    () => write(...Array.from({ length: 101 }, (_, at) => ({ put: row(at) }))),
    () => write({ put: row(1) }, { drop: row(1) }),
  ];
  const refusals = () =>
    Promise.all(
      asked.map((ask) =>
        ask().then(
          () => "taken",
          (error: Error) => error.name,
        ),
      ),
    );
  const real = await refusals();
  expect(new Set(real)).toEqual(new Set(["ValidationException"]));
  const table = await tableInProcess();
  try {
    expect(await refusals()).toEqual(real);
  } finally {
    table.stop();
  }
});
