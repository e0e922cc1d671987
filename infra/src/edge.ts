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
 * Answers every page with the one index.html, but for the site's own files. These are known by
 * their folders and names, never by a dot: part numbers contain dots.
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
