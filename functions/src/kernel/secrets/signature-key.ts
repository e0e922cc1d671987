import { createHmac } from "node:crypto";

/** HMAC with SHA-256. */
export const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

const kept = new Map<string, { of: string; key: Buffer }>();

/** The key of AWS Signature Version 4 for a day, a region and a service; the last one is kept. */
export function signatureKey(secret: string, day: string, region: string, service: string): Buffer {
  const of = [secret, day, region].join("\n");
  const known = kept.get(service);
  if (known?.of === of) return known.key;
  const steps = [region, service, "aws4_request"];
  const key = steps.reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  kept.set(service, { of, key });
  return key;
}
