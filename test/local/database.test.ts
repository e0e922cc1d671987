import { startDynamoDb } from "@bupum/infra/local/table/dynamodb";
import { close, freePort, listen } from "@bupum/infra/local/kernel/ports";
import { createServer } from "node:http";
import { expect, test } from "vitest";

test("a port that is taken while the database starts is replaced by another one", async () => {
  const other = createServer((_, response) => response.writeHead(404).end());
  const ports = [await listen(other, 0), await freePort()];
  const asked: number[] = [];
  try {
    const database = await startDynamoDb({
      async anyPort() {
        const port = ports[asked.length]!;
        asked.push(port);
        return port;
      },
    });
    await database.stop();
    expect(asked).toEqual(ports);
  } finally {
    await close(other);
  }
});
