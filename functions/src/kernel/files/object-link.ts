import { createHash } from "node:crypto";
import { hmac, signatureKey } from "../secrets/signature-key.ts";
import { client } from "../table.ts";

/** What a signature of S3 needs: AWS Signature Version 4, by the credentials of the function. */
export interface Signer {
  date: string;
  scope: string;
  accessKeyId: string;
  sessionToken: string | undefined;
  sign: (text: string) => string;
}

export async function signerAt(now: Date): Promise<Signer> {
  const [credentials, region] = await Promise.all([
    client.config.credentials(),
    client.config.region(),
  ]);
  const date = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = date.slice(0, 8);
  const key = signatureKey(credentials.secretAccessKey, day, region, "s3");
  return {
    date,
    scope: `${day}/${region}/s3/aws4_request`,
    accessKeyId: credentials.accessKeyId,
    sessionToken: credentials.sessionToken,
    sign: (text) => hmac(key, text).toString("hex"),
  };
}

/** Where buckets are: host style on AWS, path style where an endpoint is given. */
export async function bucketUrl(bucket: string, endpoint: string | undefined): Promise<string> {
  if (endpoint) return `${endpoint.replace(/\/$/, "")}/${bucket}`;
  return `https://${bucket}.s3.${await client.config.region()}.amazonaws.com`;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export interface LinkTerms {
  method?: "GET" | "PUT";
  /** The bucket's address, from `bucketUrl`. */
  bucket: string;
  key: string;
  seconds: number;
  /** Answer headers that S3 is told to send, such as response-content-disposition. */
  reply?: Record<string, string>;
}

/**
 * A link that reads or writes one object until it expires. Signed here and not by the SDK: its S3
 * client alone would take a function of the API over its bundle budget (A2-1).
 */
export async function signLink(terms: LinkTerms, now = new Date()): Promise<string> {
  const signer = await signerAt(now);
  const url = new URL(`${terms.bucket}/${terms.key.split("/").map(encode).join("/")}`);
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
  const request = [terms.method ?? "GET", url.pathname, canonical, `host:${url.host}`, "", "host"];
  const hash = createHash("sha256")
    .update([...request, "UNSIGNED-PAYLOAD"].join("\n"))
    .digest("hex");
  const text = ["AWS4-HMAC-SHA256", signer.date, signer.scope, hash].join("\n");
  return `${url.origin}${url.pathname}?${canonical}&X-Amz-Signature=${signer.sign(text)}`;
}
