import { createHash } from "node:crypto";
import { env } from "../../kernel/env.ts";
import { bucketUrl, signLink } from "../../kernel/files/object-link.ts";
import { retry } from "../../kernel/retry.ts";
import type { Collection, Snapshot } from "./items.ts";
import { compress, decompress } from "./zstd.ts";

/** Pieces are read side by side, which a bucket answers faster than one large object. */
const pieceBytes = 8 * 1024 * 1024;
/** Of one piece, at the network of the smallest function. */
const mostMs = 30_000;

type Method = "GET" | "PUT" | "DELETE";

/** A snapshot that is not what was written: no repeat helps. */
export class BrokenSnapshot extends Error {}

async function call(method: Method, key: string, body?: Uint8Array): Promise<Response> {
  const { SNAPSHOT_BUCKET_NAME, AWS_ENDPOINT_URL_S3 } = env("snapshots");
  const bucket = await bucketUrl(SNAPSHOT_BUCKET_NAME, AWS_ENDPOINT_URL_S3);
  return fetch(await signLink({ method, bucket, key, seconds: 60 }), {
    method,
    // A copy, because fetch does not accept a view on Node's Buffer.
    ...(body && { body: new Uint8Array(body) }),
    signal: AbortSignal.timeout(mostMs),
  });
}

type Named = Pick<Snapshot, "file" | "pieces">;
const keysOf = (collection: Collection, { file, pieces }: Named): string[] =>
  Array.from({ length: pieces }, (_, at) => `${collection}/${file}/${at}`);

/** A snapshot as it is stored. */
export interface Packed {
  pieces: Uint8Array[];
  bytes: number;
  checksum: string;
}

export async function pack(content: Uint8Array): Promise<Packed> {
  const packed = await compress(content);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < packed.length; at += pieceBytes)
    pieces.push(packed.subarray(at, at + pieceBytes));
  const checksum = createHash("sha256").update(packed).digest("hex");
  return { pieces, bytes: packed.length, checksum };
}

/** Stores a snapshot under a name that was never used. */
export async function storeFile(
  collection: Collection,
  file: string,
  pieces: readonly Uint8Array[],
): Promise<void> {
  for (const [at, key] of keysOf(collection, { file, pieces: pieces.length }).entries()) {
    const reply = await call("PUT", key, pieces[at]);
    if (!reply.ok) throw new Error(`Storage answered ${reply.status} for ${key}.`);
  }
}

/** A bucket answers some calls with 503, and a connection may break: no reason for an alarm. */
const mostTries = 3;
const isPassing = (error: unknown) => !(error instanceof BrokenSnapshot);

async function readPiece(key: string): Promise<Uint8Array> {
  const reply = await call("GET", key);
  if (reply.ok) return new Uint8Array(await reply.arrayBuffer());
  const text = `Storage answered ${reply.status} for ${key}.`;
  throw reply.status < 500 ? new BrokenSnapshot(text) : new Error(text);
}

/** The content of a snapshot. Throws BrokenSnapshot where it is not what was written. */
export async function readFile(collection: Collection, snapshot: Snapshot): Promise<Uint8Array> {
  const pieces = await Promise.all(
    keysOf(collection, snapshot).map((key) => retry(isPassing, () => readPiece(key), mostTries)),
  );
  const packed = Buffer.concat(pieces);
  const checksum = createHash("sha256").update(packed).digest("hex");
  if (checksum !== snapshot.checksum)
    throw new BrokenSnapshot(
      `${collection}/${snapshot.file} has ${packed.length} bytes of ${snapshot.bytes}.`,
    );
  return decompress(packed);
}

/** Deletes the pieces of a snapshot, as far as they are there. */
export async function dropFile(collection: Collection, named: Named): Promise<void> {
  for (const key of keysOf(collection, named)) {
    const reply = await call("DELETE", key);
    if (!reply.ok) throw new Error(`Storage answered ${reply.status} for ${key}.`);
  }
}
