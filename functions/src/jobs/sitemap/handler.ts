import { now } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { measure } from "../../kernel/measure.ts";
import { siteObjectLink } from "../../kernel/files/site-files.ts";
import { writeSitemap } from "./sitemap.ts";
import { sources } from "./sources.ts";

/** The most addresses in a part (sitemaps.org). */
const mostInPart = 50_000;

async function put(name: string, body: Buffer, contentType: string): Promise<void> {
  const reply = await fetch(await siteObjectLink("PUT", name), {
    method: "PUT",
    // A copy, because fetch does not accept a view on Node's Buffer.
    body: new Uint8Array(body),
    headers: { "content-type": contentType, "cache-control": "public, max-age=3600" },
  });
  if (!reply.ok) throw new Error(`Storage answered ${reply.status} for ${name}.`);
}

/**
 * Writes the sitemap into the site's bucket. An interrupted run leaves the old index, and the next
 * run writes every part again.
 */
export async function handler(): Promise<void> {
  const origin = env("site").SITE_URL.replace(/\/$/, "");
  const written = await writeSitemap({ origin, sources: sources(), most: mostInPart, put }, now());
  measure(
    { Job: "sitemap" },
    { Addresses: [written.addresses, "Count"], Parts: [written.parts, "Count"] },
    {},
  );
}
