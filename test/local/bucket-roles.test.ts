import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Access, functionKey } from "@bupum/infra/local/access/access";
import { startBucketGate } from "@bupum/infra/local/bucket/gate";
import { silent } from "@bupum/infra/local/kernel/log";
import { startStorage, type Storage } from "@bupum/infra/local/queues/queues";
import { afterAll, beforeAll, expect, test } from "vitest";

const Bucket = "uploads";
const bucket = `arn:aws:s3:::${Bucket}`;
const role = "arn:aws:iam::000000000000:role/one";
let storage: Storage;
let gate: Awaited<ReturnType<typeof startBucketGate>>;
let access: Access;

/** Gives the function only these rights. */
function allow(...rights: [action: string, resource: string][]) {
  const Statement = rights.map(([Action, Resource]) => ({ Effect: "Allow", Action, Resource }));
  const trust = { Version: "2012-10-17", Statement: [] };
  access = new Access({
    functions: { one: role },
    roles: { [role]: { trust, policies: [{ Version: "2012-10-17", Statement }] } },
    resources: {},
  });
}
const clientOf = (accessKeyId: string) =>
  new S3Client({
    endpoint: gate.origin,
    region: "ap-northeast-2",
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: "local" },
  });
let operator: S3Client;
let one: S3Client;

beforeAll(async () => {
  storage = await startStorage();
  storage.createBucket(Bucket);
  gate = await startBucketGate({
    storage: storage.origin,
    cors: () => [],
    access: () => access,
    log: silent,
  });
  allow();
  operator = clientOf("local");
  one = clientOf(functionKey("one"));
  await operator.send(new PutObjectCommand({ Bucket, Key: "quarantine/a", Body: "a" }));
});
afterAll(async () => {
  await gate.stop();
  await storage.stop();
});

interface Failure {
  name: string;
  message: string;
  $metadata: { httpStatusCode: number };
}
/** The result of a function's call: "passed", or the refusal's status, name and right. */
async function outcome(command: unknown, client = one): Promise<string> {
  try {
    await client.send(command as Parameters<S3Client["send"]>[0]);
    return "passed";
  } catch (error) {
    const { name, message, $metadata } = error as Failure;
    return `${$metadata.httpStatusCode} ${name} ${/perform: (\S+)/.exec(message)?.[1] ?? ""}`;
  }
}
const denied = (action: string) => `403 AccessDenied ${action}`;
const Key = "quarantine/a";
const get = new GetObjectCommand({ Bucket, Key });
const put = new PutObjectCommand({ Bucket, Key: "files/b", Body: "b" });

test("each call needs its own right on that object", async () => {
  allow(["s3:GetObject", `${bucket}/quarantine/*`]);
  expect(await outcome(get)).toBe("passed");
  expect(await outcome(new HeadObjectCommand({ Bucket, Key }))).toBe("passed");
  expect(await outcome(put)).toBe(denied("s3:PutObject"));
  expect(await outcome(new DeleteObjectCommand({ Bucket, Key }))).toBe(denied("s3:DeleteObject"));
  expect(await outcome(new ListObjectsV2Command({ Bucket }))).toBe(denied("s3:ListBucket"));
  expect(await outcome(new GetObjectCommand({ Bucket, Key: "files/b" }))).toBe(
    denied("s3:GetObject"),
  );
});

test("a copy needs the rights to read and to write", async () => {
  const copy = new CopyObjectCommand({ Bucket, Key: "files/c", CopySource: `${Bucket}/${Key}` });
  allow(["s3:GetObject", `${bucket}/quarantine/*`]);
  expect(await outcome(copy)).toBe(denied("s3:PutObject"));
  allow(["s3:PutObject", `${bucket}/files/*`]);
  expect(await outcome(copy)).toBe(denied("s3:GetObject"));
  allow(["s3:PutObject", `${bucket}/files/*`], ["s3:GetObject", `${bucket}/quarantine/*`]);
  expect(await outcome(copy)).toBe("passed");
});

const more = (given: object) => new PutObjectCommand({ ...put.input, ...given });

test("tags, ACLs and conditions on existing objects need rights of their own", async () => {
  allow(["s3:PutObject", `${bucket}/files/*`]);
  expect(await outcome(more({ Tagging: "a=b" }))).toBe(denied("s3:PutObjectTagging"));
  expect(await outcome(more({ ACL: "public-read" }))).toBe(denied("s3:PutObjectAcl"));
  expect(await outcome(more({ IfMatch: '"a"' }))).toBe(denied("s3:GetObject"));
});

test("a missing object is not disclosed to callers without the right to list the bucket", async () => {
  const missing = new GetObjectCommand({ Bucket, Key: "quarantine/none" });
  allow(["s3:GetObject", `${bucket}/*`]);
  expect(await outcome(missing)).toBe("403 AccessDenied ");
  allow(["s3:GetObject", `${bucket}/*`], ["s3:ListBucket", bucket]);
  expect(await outcome(missing)).toBe("404 NoSuchKey ");
});

test("a form and a link have the rights of their signer at the time of use", async () => {
  const { url, fields } = await createPresignedPost(one, { Bucket, Key: "quarantine/b" });
  const post = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new Blob(["b"]));
    return fetch(url, { method: "POST", body: form });
  };
  const link = await getSignedUrl(one, get);
  allow(["s3:PutObject", `${bucket}/quarantine/*`]);
  expect([(await post()).status, (await fetch(link)).status]).toEqual([204, 403]);
  allow(["s3:GetObject", `${bucket}/quarantine/*`]);
  expect([(await post()).status, (await fetch(link)).status]).toEqual([403, 200]);
});

test("an unknown key is refused", async () => {
  allow(["s3:*", "*"]);
  expect(await outcome(get, clientOf("AKIASTRANGER"))).toBe("403 InvalidAccessKeyId ");
  expect(await outcome(get, operator)).toBe("passed");
});
