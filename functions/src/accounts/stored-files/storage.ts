import { bucketUrl, signLink } from "../../kernel/files/object-link.ts";
import { env } from "../../kernel/env.ts";

const uploads = (): Promise<string> => {
  const { BUCKET_NAME, AWS_ENDPOINT_URL_S3 } = env("uploads");
  return bucketUrl(BUCKET_NAME, AWS_ENDPOINT_URL_S3);
};

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
  /** MD5 of the whole object; S3 uses it as the ETag of a single-part upload. */
  hash: string;
}

/** The first bytes of an object and its size, or undefined if it does not exist. */
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

/** Stores a generated file under a key. */
export async function storeObject(key: string, file: Blob): Promise<void> {
  const bucket = await uploads();
  const url = await signLink({ method: "PUT", bucket, key, seconds: 300 });
  const reply = await fetch(url, { method: "PUT", body: file });
  if (!reply.ok) throw new Error(`Storage answered ${reply.status} for ${key}.`);
}
