import type { Cloud } from "../market/cloud.ts";
import { putObject } from "../bucket/objects.ts";
import { openSiteFiles, type FileReply } from "./files.ts";

/**
 * The bucket of the buyers' site. Files of the build are served from their folder; the bucket holds
 * what functions read of them, as the deploy command would have uploaded it, and what they write.
 */
export function siteBucket(cloud: Cloud) {
  const bucket = cloud.environment["SITE_BUCKET_NAME"] ?? "";
  const { origin } = cloud.storage;

  return {
    /** Uploads the page that heads are stamped into; `dist` is the built site. */
    async upload(dist: string): Promise<void> {
      const index = openSiteFiles(dist, "")("/index.html");
      if (!index || !bucket) return;
      const body = new Blob([new Uint8Array(index.body)]);
      await putObject(origin, { bucket, key: "index.html", body, headers: index.headers });
    },

    /** An object by its key, or undefined. */
    async stored(key: string): Promise<FileReply | undefined> {
      const reply = await fetch(`${origin}/${bucket}/${encodeURI(key)}`);
      if (!reply.ok) return undefined;
      const type = reply.headers.get("content-type") ?? "application/octet-stream";
      const body = Buffer.from(await reply.arrayBuffer());
      return { body, headers: { "content-type": type } };
    },
  };
}
