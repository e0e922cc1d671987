import type { IncomingHttpHeaders } from "node:http";
import { AccessDenied } from "../bucket/signature.ts";
import type { Ask } from "./policy.ts";

interface Call {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

const ask = (name: string, resource: string): Ask => ({ action: `s3:${name}`, resource });
const bucketArn = (bucket: string) => `arn:aws:s3:::${bucket}`;
const objectArn = (bucket: string, key: string) => `${bucketArn(bucket)}/${key}`;

/** Bucket and key of a path in path style. */
export function placeOf(url: string): { bucket: string; key: string } {
  const [, bucket = "", ...key] = url.split("?")[0]!.split("/");
  return { bucket: decodeURIComponent(bucket), key: key.map(decodeURIComponent).join("/") };
}

/** Query parameters that turn a call into another action; any others are unknown here. */
const subresources =
  /^(x-id|list-type|prefix|max-keys|delimiter|continuation-token|start-after|encoding-type|partNumber|uploadId|uploads|location|X-Amz-.*|x-amz-.*|response-.*)$/;

function copySource(header: string): Ask {
  const { bucket, key } = placeOf(header.startsWith("/") ? header : `/${header}`);
  return ask("GetObject", objectArn(bucket, key));
}

/**
 * A write needs further permissions if it sets tags or an ACL, or has conditions on existing
 * objects.
 */
function writeAsks(headers: Record<string, unknown>, object: string): Ask[] {
  return [
    ask("PutObject", object),
    ...(headers["x-amz-tagging"] ? [ask("PutObjectTagging", object)] : []),
    ...(headers["x-amz-acl"] ? [ask("PutObjectAcl", object)] : []),
    ...(headers["if-match"] ? [ask("GetObject", object)] : []),
  ];
}

function objectAsks({ method, headers }: Call, query: URLSearchParams, object: string): Ask[] {
  if (query.has("uploadId") && method === "DELETE") return [ask("AbortMultipartUpload", object)];
  if (query.has("uploadId") && method === "GET") return [ask("ListMultipartUploadParts", object)];
  if (method === "GET" || method === "HEAD") return [ask("GetObject", object)];
  if (method === "DELETE")
    return [
      ask("DeleteObject", object),
      ...(headers["if-match"] ? [ask("GetObject", object)] : []),
    ];
  const source = headers["x-amz-copy-source"];
  return [...(source ? [copySource(String(source))] : []), ...writeAsks(headers, object)];
}

const ofBucket: Record<string, string> = {
  GET: "ListBucket",
  HEAD: "ListBucket",
  PUT: "CreateBucket",
  DELETE: "DeleteBucket",
};

/** The permissions that a call to a bucket or an object needs; throws Denied for unknown calls. */
export function objectStoreAsks(call: Call): Ask[] {
  const { bucket, key } = placeOf(call.url);
  const query = new URL(call.url, "http://gate").searchParams;
  const strange = [...query.keys()].find((name) => !subresources.test(name));
  const action = ofBucket[call.method];
  if (strange !== undefined || (!key && !action))
    throw new AccessDenied(
      501,
      "NotImplemented",
      `The buckets of this machine do not know ${strange ?? call.method}`,
    );
  if (!key) return [ask(query.has("location") ? "GetBucketLocation" : action!, bucketArn(bucket))];
  return objectAsks(call, query, objectArn(bucket, key));
}

/** Fields of a form that correspond to headers with another name. */
const headerOf: Record<string, string> = { tagging: "x-amz-tagging", acl: "x-amz-acl" };

/** The permissions of a posted form: those its signer would need to put the object. */
export const uploadAsks = (bucket: string, fields: ReadonlyMap<string, string>): Ask[] =>
  writeAsks(
    Object.fromEntries([...fields].map(([name, value]) => [headerOf[name] ?? name, value])),
    objectArn(bucket, fields.get("key") ?? ""),
  );

/** The additional permission that S3 requires before it reveals that an object does not exist. */
export const listAsk = (bucket: string): Ask => ask("ListBucket", bucketArn(bucket));
