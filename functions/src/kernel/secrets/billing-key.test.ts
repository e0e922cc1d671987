import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
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

test("a key is closed for its account, by a call that is signed for KMS", async () => {
  await encryptBillingKey("usr_01J00000000000000000000001", "billing-key");
  const { headers, body } = calls.at(-1)!;
  expect(JSON.parse(body)).toEqual({
    KeyId: "arn:aws:kms:ap-northeast-2:000000000000:key/billing",
    EncryptionContext: { userId: "usr_01J00000000000000000000001" },
    Plaintext: Buffer.from("billing-key").toString("base64"),
  });
  expect(headers).toMatchObject({
    "content-type": "application/x-amz-json-1.1",
    "x-amz-target": "TrentService.Encrypt",
    authorization: expect.stringMatching(
      /Credential=AKIDEXAMPLE\/\d{8}\/ap-northeast-2\/kms\/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-security-token;x-amz-target,/,
    ),
  });
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
