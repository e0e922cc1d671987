import type { RawObject } from "../templates/template.ts";

const partBytes = 10 * 1024 * 1024;

export interface StoredObject {
  bucket: string;
  key: string;
  body: Blob;
  headers: Record<string, string>;
}

const addressOf = (origin: string, bucket: string, key: string) =>
  `${origin}/${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`;

async function ask(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.ok) return response;
  throw new Error(`${init.method} ${url}: ${response.status} ${await response.text()}`);
}

const field = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";

/** Stores an object behind the gate, in parts when it is larger than the storage takes at once. */
export async function putObject(origin: string, object: StoredObject): Promise<string> {
  const { body, headers } = object;
  const url = addressOf(origin, object.bucket, object.key);
  if (body.size <= partBytes) {
    const response = await ask(url, {
      method: "PUT",
      headers,
      body: Buffer.from(await body.arrayBuffer()),
    });
    return response.headers.get("etag") ?? "";
  }
  const begun = await (await ask(`${url}?uploads`, { method: "POST", headers })).text();
  const id = encodeURIComponent(field(begun, "UploadId"));
  const parts: string[] = [];
  for (let at = 0; at < body.size; at += partBytes) {
    const number = parts.length + 1;
    const part = Buffer.from(await body.slice(at, at + partBytes).arrayBuffer());
    const { headers: sent } = await ask(`${url}?partNumber=${number}&uploadId=${id}`, {
      method: "PUT",
      body: part,
    });
    const etag = sent.get("etag") ?? "";
    parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
  }
  const done = await ask(`${url}?uploadId=${id}`, {
    method: "POST",
    headers: { "content-type": "application/xml" },
    body: `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`,
  });
  return field(await done.text(), "ETag").replaceAll("&quot;", '"');
}

interface ExpiryRule {
  prefix: string;
  days: number;
}

/** The expiry rules of a bucket's properties, as CloudFormation writes them. */
export function lifecycleOf(properties: RawObject): ExpiryRule[] {
  const rules = (properties["LifecycleConfiguration"] as RawObject | undefined)?.["Rules"];
  return ((rules ?? []) as RawObject[])
    .filter((rule) => rule["Status"] === "Enabled" && rule["ExpirationInDays"] !== undefined)
    .map((rule) => ({
      prefix: String(rule["Prefix"] ?? ""),
      days: Number(rule["ExpirationInDays"]),
    }));
}

/** Deletes objects older than a bucket's lifecycle rule allows; returns how many. */
export async function expireObjects(
  origin: string,
  bucket: string,
  rule: ExpiryRule,
  now = Date.now(),
): Promise<number> {
  const query = new URLSearchParams({ "list-type": "2", prefix: rule.prefix, "max-keys": "1000" });
  const listed = await (await ask(`${origin}/${bucket}?${query}`, { method: "GET" })).text();
  let removed = 0;
  for (const [, entry = ""] of listed.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const age = now - Date.parse(field(entry, "LastModified"));
    if (!(age > rule.days * 86_400_000)) continue;
    const key = field(entry, "Key").replaceAll("&amp;", "&");
    await ask(addressOf(origin, bucket, key), { method: "DELETE" });
    removed += 1;
  }
  return removed;
}
