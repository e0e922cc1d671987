import { env } from "../env.ts";
import { bucketUrl, signLink } from "./object-link.ts";

/** A link to one object of the buyers' site, valid for one minute. */
export async function siteObjectLink(method: "GET" | "PUT", key: string): Promise<string> {
  const { SITE_BUCKET_NAME, AWS_ENDPOINT_URL_S3 } = env("site");
  const bucket = await bucketUrl(SITE_BUCKET_NAME, AWS_ENDPOINT_URL_S3);
  return signLink({ method, bucket, key, seconds: 60 });
}
