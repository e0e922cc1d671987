import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { accessKey, region } from "../kernel/place.ts";

/** Whether that access key exists. */
export type IsKnown = (keyId: string) => boolean;

/** A request that S3 would refuse, with S3's own code. */
export class AccessDenied extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const skewMs = 15 * 60_000;
const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** AWS Signature Version 4 of a text, in hex. */
export function sign(date: string, service: string, text: string): string {
  const day = hmac(`AWS4${accessKey.secret}`, date);
  const key = hmac(hmac(hmac(day, region), service), "aws4_request");
  return hmac(key, text).toString("hex");
}

export function mustMatch(given: string, expected: string): void {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  if (one.length === other.length && timingSafeEqual(one, other)) return;
  throw new AccessDenied(
    403,
    "SignatureDoesNotMatch",
    "The request signature we calculated does not match the signature you provided.",
  );
}

/** Key and day of a credential scope; throws for an unknown key, another region or service. */
export function signerOf(credential: string, isKnown: IsKnown): { keyId: string; day: string } {
  const [keyId = "", day = "", ...scope] = credential.split("/");
  if (!isKnown(keyId))
    throw new AccessDenied(
      403,
      "InvalidAccessKeyId",
      "The AWS Access Key Id you provided does not exist in our records.",
    );
  if (scope.join("/") !== `${region}/s3/aws4_request`)
    throw new AccessDenied(
      400,
      "AuthorizationQueryParametersError",
      "The credential scope is wrong.",
    );
  return { keyId, day };
}

/** The time of an x-amz-date such as 20261121T013000Z, in milliseconds. */
export function timeOf(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!parts) throw new AccessDenied(403, "AccessDenied", "The date of the request is malformed.");
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number);
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
}

interface Signed {
  keyId: string;
  date: string;
  day: string;
  signedHeaders: string;
  signature: string;
  payload: string;
}

function fromQuery(query: URLSearchParams, isKnown: IsKnown, now: number): Signed {
  const field = (name: string) => query.get(`X-Amz-${name}`) ?? "";
  const date = field("Date");
  const expires = Number(field("Expires"));
  if (!(expires >= 1 && expires <= 604_800))
    throw new AccessDenied(
      400,
      "AuthorizationQueryParametersError",
      "X-Amz-Expires is out of range.",
    );
  const signer = signerOf(field("Credential"), isKnown);
  if (now > timeOf(date) + expires * 1000)
    throw new AccessDenied(403, "AccessDenied", "Request has expired");
  const signedHeaders = field("SignedHeaders");
  const signature = field("Signature");
  return { ...signer, date, signedHeaders, signature, payload: "UNSIGNED-PAYLOAD" };
}

function fromHeaders(request: IncomingMessage, isKnown: IsKnown, now: number): Signed {
  const { authorization = "", ...headers } = request.headers;
  const fields =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)$/.exec(
      authorization,
    );
  if (!fields) throw new AccessDenied(403, "AccessDenied", "Access Denied");
  const date = String(headers["x-amz-date"]);
  if (Math.abs(now - timeOf(date)) > skewMs)
    throw new AccessDenied(
      403,
      "RequestTimeTooSkewed",
      "The difference between the times is too large.",
    );
  const [, credential = "", signedHeaders = "", signature = ""] = fields;
  const payload = String(headers["x-amz-content-sha256"] ?? "UNSIGNED-PAYLOAD");
  return { ...signerOf(credential, isKnown), date, signedHeaders, signature, payload };
}

/** The access key that signed a request to a bucket, presigned or by header; throws Denied. */
export function verifyRequest(
  request: IncomingMessage,
  isKnown: IsKnown,
  now = Date.now(),
): string {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://gate");
  const signed = searchParams.has("X-Amz-Signature")
    ? fromQuery(searchParams, isKnown, now)
    : fromHeaders(request, isKnown, now);
  const path = pathname
    .split("/")
    .map((part) => encode(decodeURIComponent(part)))
    .join("/");
  const names = signed.signedHeaders.split(";");
  const headers = names.map((name) => {
    const value = String(request.headers[name] ?? "");
    return `${name}:${value.trim().replace(/ +/g, " ")}\n`;
  });
  // A presigned HEAD is not a presigned GET: the method is part of what was signed.
  const canonical = [
    request.method,
    path,
    canonicalQuery(searchParams),
    headers.join(""),
    signed.signedHeaders,
    signed.payload,
  ].join("\n");
  const text = [
    "AWS4-HMAC-SHA256",
    signed.date,
    `${signed.day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join("\n");
  mustMatch(signed.signature, sign(signed.day, "s3", text));
  return signed.keyId;
}
