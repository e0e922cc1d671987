import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Hash } from "@smithy/core/serde";
import { SignatureV4 } from "@smithy/signature-v4";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decryptBillingKey, encryptBillingKey } from "./billing-key.ts";

interface Call {
  headers: IncomingMessage["headers"];
  body: string;
}
const calls: Call[] = [];
let answers: [number, object][] = [];

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    calls.push({ headers: request.headers, body });
    const [status, answer] = answers.shift() ?? [200, { CiphertextBlob: "AAAA" }];
    response.writeHead(status, { "content-type": "application/x-amz-json-1.1" });
    response.end(JSON.stringify(answer));
  });
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  Object.assign(process.env, {
    TABLE_NAME: "none",
    AWS_REGION: "ap-northeast-2",
    AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "secret",
    AWS_SESSION_TOKEN: "token",
    // A server on a port has such an address.
    AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    BILLING_KEY_ARN: "arn:aws:kms:ap-northeast-2:000000000000:key/billing",
  });
});
afterAll(() => void server.close());

test("a call is signed to the letter as the SDK signs it", async () => {
  await encryptBillingKey("usr_01J00000000000000000000001", "billing-key");
  const { headers, body } = calls.at(-1)!;
  const names = ["content-type", "host", "x-amz-target", "x-amz-security-token"];
  const signer = new SignatureV4({
    service: "kms",
    region: "ap-northeast-2",
    credentials: { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "secret", sessionToken: "token" },
    sha256: Hash.bind(null, "sha256"),
    applyChecksum: false,
  });
  const parts = /(....)(..)(..)T(..)(..)(..)Z/.exec(String(headers["x-amz-date"]))!.slice(1);
  const [year, month, ...rest] = parts.map(Number);
  const wanted = await signer.sign(
    {
      method: "POST",
      protocol: "http:",
      hostname: "127.0.0.1",
      path: "/",
      query: {},
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
      body,
    },
    { signingDate: new Date(Date.UTC(year!, month! - 1, ...rest)) },
  );
  expect(headers.authorization).toBe(wanted.headers["authorization"]);
});

test("a throttled call is tried again, and a refused one is not", async () => {
  const before = calls.length;
  answers = [
    [400, { __type: "ThrottlingException" }],
    [500, { __type: "KMSInternalException" }],
    [200, { Plaintext: Buffer.from("billing-key").toString("base64") }],
  ];
  expect(await decryptBillingKey("usr_01J00000000000000000000001", "AAAA")).toBe("billing-key");
  expect(calls.length - before).toBe(3);
  answers = [[400, { __type: "com.amazonaws.kms#InvalidCiphertextException" }]];
  const refused = decryptBillingKey("usr_01J00000000000000000000001", "AAAA");
  await expect(refused).rejects.toThrow("KMS did not decrypt: InvalidCiphertextException");
  expect(calls.length - before).toBe(4);
});
