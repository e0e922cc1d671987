import { createHash, createHmac } from "node:crypto";
import { env } from "../kernel/env.ts";
import { client } from "../kernel/table.ts";

/** What a signature of S3 needs: AWS Signature Version 4, by the credentials of the function. */
interface Signer {
  date: string;
  scope: string;
  accessKeyId: string;
  sessionToken: string | undefined;
  sign: (text: string) => string;
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

async function signerAt(now: Date): Promise<Signer> {
  const [credentials, region] = await Promise.all([
    client.config.credentials(),
    client.config.region(),
  ]);
  const date = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = date.slice(0, 8);
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(
    hmac,
    hmac(`AWS4${credentials.secretAccessKey}`, day),
  );
  return {
    date,
    scope: `${day}/${region}/s3/aws4_request`,
    accessKeyId: credentials.accessKeyId,
    sessionToken: credentials.sessionToken,
    sign: (text) => hmac(key, text).toString("hex"),
  };
}

/** The address of the bucket: host style on AWS, path style where an endpoint is given. */
async function bucketUrl(): Promise<string> {
  const { BUCKET_NAME, AWS_ENDPOINT_URL_S3 } = env("uploads");
  if (AWS_ENDPOINT_URL_S3) return `${AWS_ENDPOINT_URL_S3.replace(/\/$/, "")}/${BUCKET_NAME}`;
  return `https://${BUCKET_NAME}.s3.${await client.config.region()}.amazonaws.com`;
}

export interface UploadTerms {
  key: string;
  contentType: string;
  maxBytes: number;
  seconds: number;
}

/**
 * The form that a browser posts straight to the bucket, bound to key, content type and length.
 * Signed here and not by the SDK: its S3 client alone would take a function of the API over its
 * bundle budget (DESIGN.md 7). A test holds the form against the SDK's.
 */
export async function signUpload(terms: UploadTerms, now = new Date()) {
  const { BUCKET_NAME } = env("uploads");
  const signer = await signerAt(now);
  const signed = {
    "Content-Type": terms.contentType,
    bucket: BUCKET_NAME,
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${signer.accessKeyId}/${signer.scope}`,
    "X-Amz-Date": signer.date,
    ...(signer.sessionToken && { "X-Amz-Security-Token": signer.sessionToken }),
    key: terms.key,
  };
  const policy = {
    expiration: new Date(now.getTime() + terms.seconds * 1000)
      .toISOString()
      .replace(/\.\d{3}Z$/, "Z"),
    conditions: [
      ["content-length-range", 1, terms.maxBytes],
      ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
    ],
  };
  const encoded = Buffer.from(JSON.stringify(policy)).toString("base64");
  return {
    url: `${await bucketUrl()}/`.replace(/\/$/, ""),
    fields: { ...signed, Policy: encoded, "X-Amz-Signature": signer.sign(encoded) },
  };
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export interface DownloadTerms {
  key: string;
  seconds: number;
  /** Answer headers that S3 is told to send, such as response-content-disposition. */
  reply?: Record<string, string>;
}

/** A link that reads one object until it expires. */
export async function signDownload(terms: DownloadTerms, now = new Date()): Promise<string> {
  const signer = await signerAt(now);
  const url = new URL(`${await bucketUrl()}/${terms.key.split("/").map(encode).join("/")}`);
  const query: [string, string][] = [
    ["X-Amz-Algorithm", "AWS4-HMAC-SHA256"],
    ["X-Amz-Credential", `${signer.accessKeyId}/${signer.scope}`],
    ["X-Amz-Date", signer.date],
    ["X-Amz-Expires", String(terms.seconds)],
    ...(signer.sessionToken
      ? [["X-Amz-Security-Token", signer.sessionToken] as [string, string]]
      : []),
    ["X-Amz-SignedHeaders", "host"],
    ...Object.entries(terms.reply ?? {}),
  ];
  const canonical = query
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
  const request = ["GET", url.pathname, canonical, `host:${url.host}`, "", "host"];
  const hash = createHash("sha256")
    .update([...request, "UNSIGNED-PAYLOAD"].join("\n"))
    .digest("hex");
  const text = ["AWS4-HMAC-SHA256", signer.date, signer.scope, hash].join("\n");
  return `${url.origin}${url.pathname}?${canonical}&X-Amz-Signature=${signer.sign(text)}`;
}

/** The first bytes of an object and its whole size, or undefined where there is none. */
export async function peek(key: string): Promise<{ head: Uint8Array; size: number } | undefined> {
  const url = await signDownload({ key, seconds: 60 });
  const reply = await fetch(url, { headers: { range: "bytes=0-1023" } });
  if (reply.status === 404) return undefined;
  if (!reply.ok) throw new Error(`Storage answered ${reply.status} for ${key}.`);
  const head = new Uint8Array(await reply.arrayBuffer());
  const total = /\/(\d+)$/.exec(reply.headers.get("content-range") ?? "")?.[1];
  return { head: head.subarray(0, 1024), size: Number(total ?? head.length) };
}
