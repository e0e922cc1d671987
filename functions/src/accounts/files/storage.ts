import { bucketUrl, signerAt, signLink } from "../../kernel/files/object-link.ts";
import { env } from "../../kernel/env.ts";

const uploads = (): Promise<string> => {
  const { BUCKET_NAME, AWS_ENDPOINT_URL_S3 } = env("uploads");
  return bucketUrl(BUCKET_NAME, AWS_ENDPOINT_URL_S3);
};

export interface UploadTerms {
  key: string;
  contentType: string;
  maxBytes: number;
  seconds: number;
}

/**
 * The form that a browser posts straight to the bucket, bound to key, content type and length.
 * Signed here and not by the SDK: its S3 client alone would take a function of the API over its
 * bundle budget (A2-1). A test holds the form against the SDK's.
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
    url: await uploads(),
    fields: { ...signed, Policy: encoded, "X-Amz-Signature": signer.sign(encoded) },
  };
}

export interface DownloadTerms {
  key: string;
  seconds: number;
  /** Answer headers that S3 is told to send, such as response-content-disposition. */
  reply?: Record<string, string>;
}

/** A link that reads one object until it expires. */
export const signDownload = async (terms: DownloadTerms, now = new Date()): Promise<string> =>
  signLink({ ...terms, bucket: await uploads() }, now);

interface ObjectHead {
  head: Uint8Array;
  size: number;
  /** MD5 of the whole object, which S3 gives as the ETag of a single-part upload. */
  hash: string;
}

/** The first bytes of an object and its whole size, or undefined where there is none. */
export async function readHead(key: string): Promise<ObjectHead | undefined> {
  const url = await signDownload({ key, seconds: 60 });
  const reply = await fetch(url, { headers: { range: "bytes=0-1023" } });
  if (reply.status === 404) return undefined;
  if (!reply.ok) throw new Error(`Storage answered ${reply.status} for ${key}.`);
  const head = new Uint8Array(await reply.arrayBuffer());
  const total = /\/(\d+)$/.exec(reply.headers.get("content-range") ?? "")?.[1];
  const hash = (reply.headers.get("etag") ?? "").replaceAll('"', "");
  return { head: head.subarray(0, 1024), size: Number(total ?? head.length), hash };
}

/** A whole object, or undefined if it is gone or was replaced: `etag` is that of the check. */
export async function fetchObject(
  key: string,
  etag: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const headers: HeadersInit = etag === undefined ? {} : { "if-match": `"${etag}"` };
  const reply = await fetch(await signDownload({ key, seconds: 60 }), { headers });
  if (reply.status === 404 || reply.status === 412) return undefined;
  if (!reply.ok) throw new Error(`Storage answered ${reply.status} for ${key}.`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Stores a file that we made under a key. */
export async function storeObject(key: string, file: Blob): Promise<void> {
  const bucket = await uploads();
  const url = await signLink({ method: "PUT", bucket, key, seconds: 300 });
  const reply = await fetch(url, { method: "PUT", body: file });
  if (!reply.ok) throw new Error(`Storage answered ${reply.status} for ${key}.`);
}
