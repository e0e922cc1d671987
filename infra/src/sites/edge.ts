import { narrowedPages } from "@bupum/shared/sites/head/narrowed";

/** Code of the CloudFront Functions: plain text, since it runs on CloudFront's own engine. */

/** Takes the public prefix away: /api/boards is /boards to the gateway. */
export function apiPath(prefix: `/${string}`): string {
  return `function handler(event) {
  var request = event.request;
  request.uri = request.uri.slice(${prefix.length}) || "/";
  return request;
}`;
}

/**
 * Every page is the same index.html. The page's path goes into a header, which separates the edge's
 * cache entries and tells the function which head to stamp (U3-1). A header of that name sent by
 * the viewer is overwritten. An address longer than any page's is not found. A question mark at the
 * end says that the address narrows a list (S2-13); what the query says is left out, so that a list
 * has two cache entries at most.
 */
export const stampedPath = `var narrowed = new RegExp(${JSON.stringify(narrowedPages)});
function handler(event) {
  var request = event.request;
  var path = request.uri.length > 300 ? "/-" : request.uri;
  var rest = path.replace(/^\\/(en|zh)(?=\\/)/, "");
  var isNarrowed = Object.keys(request.querystring).length > 0 && narrowed.test(rest);
  request.headers["x-page-path"] = { value: isNarrowed ? path + "?" : path };
  request.uri = "/index.html";
  return request;
}`;

/** robots.txt, which names the sitemap by its full address and so differs from stage to stage. */
export function robotsText(siteUrl: string): string {
  const closed = ["", "/en", "/zh"].flatMap((language) =>
    ["mypage", "seller", "writer"].map((part) => `Disallow: ${language}/${part}/`),
  );
  const lines = ["User-agent: *", ...closed, "", `Sitemap: ${siteUrl}/sitemap.xml`];
  return `function handler() {
  return {
    statusCode: 200,
    statusDescription: "OK",
    headers: {
      "content-type": { value: "text/plain; charset=utf-8" },
      "cache-control": { value: "public, max-age=3600" },
    },
    body: { encoding: "text", data: ${JSON.stringify(`${lines.join("\n")}\n`)} },
  };
}`;
}

/**
 * Answers every page with the same index.html, except the site's own files. These are recognised by
 * folder and name, never by a dot, because part numbers contain dots.
 */
export function pagePath(base: string, files: readonly string[]): string {
  return `var base = ${JSON.stringify(base)};
var files = ${JSON.stringify(files)};
function handler(event) {
  var request = event.request;
  if (base && request.uri.indexOf(base + "/") !== 0) {
    if (request.uri !== base)
      return {
        statusCode: 302,
        statusDescription: "Found",
        headers: { location: { value: base + "/" } },
      };
  }
  var path = request.uri.slice(base.length + 1);
  for (var i = 0; i < files.length; i++) {
    var file = files[i];
    if (path === file || (file.slice(-1) === "/" && path.indexOf(file) === 0)) return request;
  }
  request.uri = base + "/index.html";
  return request;
}`;
}
