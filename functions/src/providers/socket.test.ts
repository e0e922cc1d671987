import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeConnection, postToConnection } from "./socket.ts";

interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}
const calls: Call[] = [];
let answers: number[] = [];

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body });
    const status = answers.shift() ?? 200;
    if (status === 0) return void response.destroy();
    response.writeHead(status).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    TABLE_NAME: "none",
    AWS_REGION: "ap-northeast-2",
    AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "secret",
    AWS_SESSION_TOKEN: "token",
    CHAT_SOCKET_ENDPOINT: `http://127.0.0.1:${port}/ws`,
  });
});
afterAll(() => void server.close());

const id = "L0SM9cOFvHcCIhw=";

test.each([
  ["POST", () => postToConnection(id, '{"type":"가"}'), '{"type":"가"}'],
  ["DELETE", () => closeConnection(id), ""],
] as const)(
  "%s goes to the connection's own path, signed for the gateway (P8-1)",
  async (method, act, text) => {
    expect(await act()).toBe("reached");
    const { headers, ...call } = calls.at(-1)!;
    expect(call).toEqual({ method, body: text, url: "/ws/@connections/L0SM9cOFvHcCIhw%3D" });
    expect(headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-amz-security-token": "token",
      authorization: expect.stringMatching(
        /Credential=AKIDEXAMPLE\/\d{8}\/ap-northeast-2\/execute-api\/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-security-token,/,
      ),
    });
  },
);

test("a missing connection is a result; throttled and lost calls are repeated", async () => {
  answers = [410];
  expect(await postToConnection(id, "{}")).toBe("gone");
  const before = calls.length;
  answers = [429, 0, 200];
  expect(await postToConnection(id, "{}")).toBe("reached");
  expect(calls.length - before).toBe(3);
});

test("a refusal is thrown at once, and a failure after three tries", async () => {
  const before = calls.length;
  answers = [403];
  await expect(postToConnection(id, "{}")).rejects.toThrow("POST to a connection: 403");
  expect(calls.length - before).toBe(1);
  answers = [500, 502, 503];
  await expect(postToConnection(id, "{}")).rejects.toThrow("POST to a connection: 503");
  expect(calls.length - before).toBe(4);
});
