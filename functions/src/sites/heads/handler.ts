import { stampPage } from "@bupum/shared/sites/head/stamp";
import { en } from "@bupum/shared/sites/head/words/en";
import { ko } from "@bupum/shared/sites/head/words/ko";
import { zh } from "@bupum/shared/sites/head/words/zh";
import { addressOf, languageOfPath } from "@bupum/shared/kernel/language/site-path";
import type { LambdaFunctionURLEvent, LambdaFunctionURLResult } from "aws-lambda";
import { env } from "../../kernel/env.ts";
import { measure } from "../../kernel/measure.ts";
import { resetSpent, spent } from "../../kernel/table.ts";
import { pageAt } from "./pages.ts";
import { siteIndex } from "./site-index.ts";

const catalogue = { ko, en, zh };

/** How long the edge caches a page: the maximum age of its prices. */
const keptSeconds = 60;

/**
 * Answers every page of the buyers' site with index.html and that page's own head (U3-1).
 * CloudFront's function puts the path into `x-page-path`, with a question mark at its end where the
 * address narrows a list: such an address is not indexed (S2-13). Any error becomes a 502, for which
 * CloudFront serves the plain index.html from the bucket.
 */
export async function handler(event: LambdaFunctionURLEvent): Promise<LambdaFunctionURLResult> {
  const started = performance.now();
  resetSpent();
  const [path = "/", narrowed] = (event.headers["x-page-path"] ?? "/").split("?");
  const { language, rest } = languageOfPath(path);
  const words = catalogue[language];
  const origin = env("site").SITE_URL.replace(/\/$/, "");
  const place = { origin, siteName: words.site, language, rest };
  const [index, found] = await Promise.all([siteIndex(), pageAt(words, place)]);
  measure(
    { Api: "site" },
    {
      Latency: [Math.round((performance.now() - started) * 100) / 100, "Milliseconds"],
      ReadUnits: [spent.readUnits, "Count"],
    },
    {
      requestId: event.requestContext.requestId,
      page: found.kind,
      status: found.status,
      calls: spent.calls,
    },
  );
  const cached = { "cache-control": `public, max-age=0, s-maxage=${keptSeconds}` };
  if (found.status === 301) {
    const location = addressOf(origin, language, found.rest);
    return { statusCode: 301, headers: { ...cached, location } };
  }
  const head = { ...found.stamp.head, ...(narrowed !== undefined && { hidden: true }) };
  return {
    statusCode: found.status,
    headers: {
      ...cached,
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      ...(head.hidden && { "x-robots-tag": "noindex" }),
    },
    body: stampPage(index, { ...found.stamp, head }),
  };
}
