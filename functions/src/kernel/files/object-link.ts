import { formatUrl } from "@aws-sdk/core/util";
import { S3RequestPresigner } from "@aws-sdk/s3-request-presigner";
import { escapeUriPath, HttpRequest } from "@smithy/core/protocols";
import { signingAs } from "../calls/signer.ts";
import { client } from "../table.ts";

/** Where buckets are: host style on AWS, path style where an endpoint is given. */
export async function bucketUrl(bucket: string, endpoint: string | undefined): Promise<string> {
  if (endpoint) return `${endpoint.replace(/\/$/, "")}/${bucket}`;
  return `https://${bucket}.s3.${await client.config.region()}.amazonaws.com`;
}

/**
 * The SDK's presigner, without its S3 client: only the functions that make upload forms load that
 * one (A2-1).
 */
const presigner = new S3RequestPresigner(signingAs(client));

export interface LinkTerms {
  method?: "GET" | "PUT" | "DELETE";
  /** The bucket's address, from `bucketUrl`. */
  bucket: string;
  key: string;
  seconds: number;
  /** Answer headers that S3 is told to send, such as response-content-disposition. */
  reply?: Record<string, string>;
}

/** A link that reads, writes or deletes one object until it expires. */
export async function signLink(
  { method = "GET", bucket, key, seconds, reply = {} }: LinkTerms,
  now = new Date(),
): Promise<string> {
  const { protocol, hostname, port, pathname } = new URL(`${bucket}/${escapeUriPath(key)}`);
  const request = new HttpRequest({
    method,
    protocol,
    hostname,
    ...(port && { port: Number(port) }),
    path: pathname,
    query: reply,
  });
  return formatUrl(await presigner.presign(request, { expiresIn: seconds, signingDate: now }));
}
