import { jsonClient } from "@bupum/infra/local/kernel/aws";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Answers one call a connection, and hangs up on the next one that comes over it. */
const answered = new Map<Socket, number>();
let hangsUpAtOnce = false;
const server = createServer(({ socket }, response) => {
  const before = answered.get(socket) ?? 0;
  answered.set(socket, before + 1);
  if (hangsUpAtOnce || before > 0) socket.destroy();
  else response.end(JSON.stringify({ connections: answered.size }));
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)));
afterAll(() => void server.close());

const client = () => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return jsonClient({ origin, target: "Test", version: "1.0", scope: "test" });
};

test("a kept connection that was closed as it was used again costs a new one and no error", async () => {
  const call = client();
  expect(await call("One", {})).toEqual({ connections: 1 });
  expect(await call("Two", {})).toEqual({ connections: 2 });
  expect(answered.size).toBe(2);
});

test("a new connection that is closed is an error", async () => {
  hangsUpAtOnce = true;
  await expect(client()("Three", {})).rejects.toThrow("socket hang up");
});
