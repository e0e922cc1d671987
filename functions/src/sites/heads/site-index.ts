import { log, textOf } from "../../kernel/log.ts";
import { siteObjectLink } from "../../kernel/files/site-files.ts";

const keptMs = 60_000;
let kept: { html: string; at: number } | undefined;

/**
 * The deployed index.html, cached for a minute in each instance. Old assets stay in the bucket, so
 * an index.html that is a minute old still works.
 */
export async function siteIndex(now = Date.now()): Promise<string> {
  if (kept && now - kept.at < keptMs) return kept.html;
  try {
    const reply = await fetch(await siteObjectLink("GET", "index.html"));
    if (!reply.ok) throw new Error(`Storage answered ${reply.status} for index.html.`);
    kept = { html: await reply.text(), at: now };
  } catch (error) {
    if (!kept) throw error;
    log("warn", { function: "heads", kept: true, error: textOf(error) });
  }
  return kept.html;
}
