import { createServer } from "node:http";
import { marshall } from "@aws-sdk/util-dynamodb";

// A child process: answers each call to a table at once with rows like ours, so that only the
// caller's time is measured.

const row = (at: number) => ({
  pk: `product#prd_01K9V0000000000000000000${at}`,
  sk: "row",
  gsi1pk: "products#pn#xbc",
  gsi1sk: `xbcdr10000${at}#prd_01K9V0000000000000000000${at}`,
  id: `prd_01K9V0000000000000000000${at}`,
  partNumber: `XBC-DR10000${at}`,
  name: { ko: `PLC 본체 10000${at}`, en: `PLC unit 10000${at}`, zh: `PLC 主机 10000${at}` },
  manufactorId: "mkr_01K9V00000000000000000000A",
  manufactorName: { ko: "엘에스", en: "LS", zh: "LS" },
  unit: "EA",
  offerCount: at,
  bestOffer: { unitPrice: "120000", currency: "KRW", moq: 1, stock: 500, leadTimeDays: 2 },
  inStock: true,
  state: "SHOWN",
  categoryTagIds: [],
  createdAt: "2026-09-01T00:00:00.000Z",
});
const rows = Array.from({ length: 30 }, (_, at) => marshall(row(at)));
const consumed = { TableName: "t", CapacityUnits: 1 };
const answers: Record<string, string> = Object.fromEntries(
  Object.entries({
    GetItem: { Item: rows[0], ConsumedCapacity: consumed },
    Query: { Items: rows, Count: 30, ScannedCount: 30, ConsumedCapacity: consumed },
    BatchGetItem: { Responses: { t: rows }, UnprocessedKeys: {}, ConsumedCapacity: [consumed] },
    TransactWriteItems: { ConsumedCapacity: [consumed] },
  }).map(([name, answer]) => [name, JSON.stringify(answer)]),
);

const server = createServer((request, response) => {
  const operation = String(request.headers["x-amz-target"]).split(".")[1]!;
  request.resume();
  request.on("end", () => {
    const headers = { "content-type": "application/x-amz-json-1.0", "x-amz-crc32": "0" };
    response.writeHead(200, headers).end(answers[operation]);
  });
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as { port: number };
  process.send?.(`http://127.0.0.1:${port}`);
});
process.on("disconnect", () => process.exit(0));
