import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { close, listen } from "@bupum/infra/local/kernel/ports";
import { openKms } from "@bupum/infra/local/stand-ins/kms";
import { afterAll, beforeAll, expect, test } from "vitest";

type Kernel = typeof import("@bupum/functions/kernel/secrets/billing-key");
const folder = mkdtempSync(join(tmpdir(), "kms-"));
const file = join(folder, "kms.json");
const billingKey = "Z_t5vOQQRxbEXAMPLE-billing-key=";
const mine = "usr_01J00000000000000000000001";
const yours = "usr_01J00000000000000000000002";
let handle: (request: IncomingMessage, response: ServerResponse) => unknown;
let stop: () => Promise<void>;
let kernel: Kernel;

beforeAll(async () => {
  const kms = openKms(file);
  kms.create(["billing"]);
  handle = kms.handle;
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server, 0);
  stop = () => close(server);
  Object.assign(process.env, {
    TABLE_NAME: "none",
    AWS_REGION: "ap-northeast-2",
    AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "secret",
    AWS_SESSION_TOKEN: "token",
    AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${port}`,
    BILLING_KEY_ARN: "arn:aws:kms:ap-northeast-2:000000000000:key/billing",
  });
  kernel = await import("@bupum/functions/kernel/secrets/billing-key");
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
test("a billing key can be decrypted for its own account only (P6-5)", async () => {
  const closed = await kernel.encryptBillingKey(mine, billingKey);
  expect(Buffer.from(closed, "base64").toString("latin1")).not.toContain(billingKey);
  expect(await kernel.decryptBillingKey(mine, closed)).toBe(billingKey);
  const refused = await kernel.decryptBillingKey(yours, closed).catch(String);
  expect(refused).toContain("InvalidCiphertextException");
  expect(refused).not.toContain(billingKey);
});

test("the same key is encrypted differently each time", async () => {
  const closed = [1, 2].map(() => kernel.encryptBillingKey(mine, billingKey));
  const [one, other] = await Promise.all(closed);
  expect(one).not.toBe(other);
});

test("a changed ciphertext cannot be decrypted", async () => {
  const bytes = Buffer.from(await kernel.encryptBillingKey(mine, billingKey), "base64");
  bytes[bytes.length - 1]! ^= 1;
  const opened = kernel.decryptBillingKey(mine, bytes.toString("base64"));
  await expect(opened).rejects.toThrow("InvalidCiphertextException");
});

test("keys survive a restart, in files that only their owner reads", async () => {
  const closed = await kernel.encryptBillingKey(mine, billingKey);
  const again = openKms(file);
  again.create(["billing"]);
  handle = again.handle;
  expect(await kernel.decryptBillingKey(mine, closed)).toBe(billingKey);
  expect(readFileSync(file, "utf8")).not.toContain(billingKey);
});

test("a missing key is reported", async () => {
  handle = openKms().handle;
  await expect(kernel.encryptBillingKey(mine, billingKey)).rejects.toThrow("NotFoundException");
});
