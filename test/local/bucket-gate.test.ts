import { afterAll, beforeAll, expect, test } from "vitest";
import {
  CopyObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Access } from "@bupum/infra/local/access/access";
import { startBucketGate } from "@bupum/infra/local/bucket/gate";
import { silent } from "@bupum/infra/local/kernel/log";
import { startStorage, type Storage } from "@bupum/infra/local/queues/queues";

const Bucket = "uploads";
const site = "http://localhost:3000";
let storage: Storage;
let gate: Awaited<ReturnType<typeof startBucketGate>>;
let s3: S3Client;

beforeAll(async () => {
  storage = await startStorage();
  storage.createBucket(Bucket);
  const rule = { AllowedOrigins: [site], AllowedMethods: ["POST", "GET"], AllowedHeaders: ["*"] };
  // Only as the operator: functions' rights are tested in bucket-roles.test.ts.
  const access = new Access({ functions: {}, roles: {}, resources: {} });
  gate = await startBucketGate({
    storage: storage.origin,
    cors: () => [rule],
    access: () => access,
    log: silent,
  });
  s3 = new S3Client({
    endpoint: gate.origin,
    region: "ap-northeast-2",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
});
afterAll(async () => {
  await gate.stop();
  await storage.stop();
});

interface Change {
  fields?: Record<string, string>;
  drop?: string[];
  file?: Blob;
  expires?: number;
  most?: number;
}
async function post({ fields = {}, drop = [], file, expires = 60, most = 1000 }: Change = {}) {
  const signed = await createPresignedPost(s3, {
    Bucket,
    Key: "quarantine/${filename}",
    Fields: { "Content-Type": "image/png", "x-amz-meta-owner": "usr_1" },
    Conditions: [
      ["content-length-range", 1, most],
      { "Content-Type": "image/png" },
      { "x-amz-meta-owner": "usr_1" },
    ],
    Expires: expires,
  });
  if (expires < 0) await new Promise((done) => setTimeout(done, 5));
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...signed.fields, ...fields }))
    if (!drop.includes(name)) form.set(name, value);
  form.set("file", file ?? new Blob(["picture"]), "a b.png");
  return fetch(signed.url, { method: "POST", body: form, headers: { origin: site } });
}
const codeOf = async (response: Response) =>
  `${response.status} ${/<Code>(\w+)</.exec(await response.text())?.[1] ?? ""}`;

test("an upload that fits its policy is stored, under its file's name and with its metadata", async () => {
  const response = await post();
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe(site);
  const found = await s3.send(new GetObjectCommand({ Bucket, Key: "quarantine/a b.png" }));
  expect(await found.Body?.transformToString()).toBe("picture");
  expect(found.ContentType).toBe("image/png");
  expect(found.Metadata).toEqual({ owner: "usr_1" });
});

test.each<[string, Change, string]>([
  ["a larger file", { file: new Blob(["x".repeat(2000)]) }, "400 EntityTooLarge"],
  ["an empty file", { file: new Blob([]) }, "400 EntityTooSmall"],
  ["another type", { fields: { "Content-Type": "text/html" } }, "403 AccessDenied"],
  ["another key", { fields: { key: "files/theirs.png" } }, "403 AccessDenied"],
  ["other metadata", { fields: { "x-amz-meta-owner": "usr_2" } }, "403 AccessDenied"],
  ["a further field", { fields: { "x-amz-meta-more": "1" } }, "403 AccessDenied"],
  ["an ACL of the sender's", { fields: { acl: "public-read" } }, "403 AccessDenied"],
  [
    "another signature",
    { fields: { "X-Amz-Signature": "0".repeat(64) } },
    "403 SignatureDoesNotMatch",
  ],
  ["a policy of the sender's", { fields: { Policy: "e30=" } }, "403 SignatureDoesNotMatch"],
  ["no policy", { drop: ["Policy"] }, "403 AccessDenied"],
  ["an expired policy", { expires: -1 }, "403 AccessDenied"],
])("an upload with %s is refused, because S3 refuses it", async (_name, change, expected) => {
  expect(await codeOf(await post(change))).toBe(expected);
});

test("a file of 20 MB, which the storage behind cannot take at once, arrives whole", async () => {
  const file = new Blob([Buffer.alloc(20_000_000, "0123456789")]);
  const response = await post({ file, most: 20_000_000, fields: {} });
  expect(response.status).toBe(204);
  const found = await s3.send(new GetObjectCommand({ Bucket, Key: "quarantine/a b.png" }));
  const bytes = await found.Body!.transformToByteArray();
  expect(bytes.length).toBe(20_000_000);
  expect(found.ContentType).toBe("image/png");
  expect(Buffer.from(bytes.subarray(-10)).toString()).toBe("0123456789");
});

const Key = "files/부품 도면.pdf";
const signed = (expiresIn: number) =>
  getSignedUrl(
    s3,
    new GetObjectCommand({
      Bucket,
      Key,
      ResponseContentDisposition: 'attachment; filename="a.pdf"',
    }),
    { expiresIn },
  );

test("a signed download works, with the signed file name", async () => {
  await s3.send(
    new PutObjectCommand({ Bucket, Key, Body: "drawing", ContentType: "application/pdf" }),
  );
  const response = await fetch(await signed(60));
  expect([response.status, await response.text()]).toEqual([200, "drawing"]);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="a.pdf"');
});

test("a download is refused without a signature, with a wrong one, and after its time", async () => {
  const url = await signed(60);
  const bare = url.split("?")[0]!;
  expect(await codeOf(await fetch(bare))).toBe("403 AccessDenied");
  const other = url.replace(encodeURIComponent("부품"), "x");
  expect(await codeOf(await fetch(other))).toBe("403 SignatureDoesNotMatch");
  const longer = url.replace("X-Amz-Expires=60&", "X-Amz-Expires=600&");
  expect(await codeOf(await fetch(longer))).toBe("403 SignatureDoesNotMatch");
  const past = new URL(url);
  past.searchParams.set("X-Amz-Date", "20200101T000000Z");
  expect(await codeOf(await fetch(past))).toBe("403 AccessDenied");
});

const preflight = (origin: string) =>
  fetch(`${gate.origin}/${Bucket}`, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST" },
  });

test("another site's page may not upload", async () => {
  expect((await preflight(site)).headers.get("access-control-allow-origin")).toBe(site);
  const foreign = await preflight("https://evil.example");
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
});

test("a read or copy that names a checked ETag is refused once the object was replaced, as on S3", async () => {
  const [from, to] = ["quarantine/검사 1.pdf", "files/kept.pdf"];
  const put = (Body: string) => s3.send(new PutObjectCommand({ Bucket, Key: from, Body }));
  const { ETag } = await put("first");
  const CopySource = `${Bucket}/${encodeURIComponent(from)}`;
  const copy = (CopySourceIfMatch = ETag) =>
    s3.send(new CopyObjectCommand({ Bucket, Key: to, CopySource, CopySourceIfMatch }));
  const get = () => s3.send(new GetObjectCommand({ Bucket, Key: from, IfMatch: ETag }));
  await expect(copy()).resolves.toMatchObject({ CopyObjectResult: { ETag } });
  await expect(get()).resolves.toBeDefined();
  const { ETag: other } = await put("second");
  const refusal = { name: "PreconditionFailed", $metadata: { httpStatusCode: 412 } };
  await expect(copy()).rejects.toMatchObject(refusal);
  await expect(get()).rejects.toMatchObject(refusal);
  const kept = await s3.send(new GetObjectCommand({ Bucket, Key: to }));
  expect(await kept.Body?.transformToString()).toBe("first");
  await expect(copy(other)).resolves.toBeDefined();
});
