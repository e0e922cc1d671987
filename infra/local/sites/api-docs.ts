import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";

const folder = () =>
  dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

const files: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
};

const page = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bupum API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <div id="ui"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#ui",
  deepLinking: true,
  persistAuthorization: true,
  docExpansion: "none",
  filter: true,
  validatorUrl: null,
});
`;

const contentSecurityPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'";

/** The human view of an API's document, at <prefix>/docs; answers whether the path was its own. */
export function apiDocs(prefix: string) {
  return (_request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (path !== `${prefix}/docs` && !path.startsWith(`${prefix}/docs/`)) return false;
    const name = path.slice(`${prefix}/docs/`.length);
    const send = (type: string, body: string | Buffer) => {
      response.writeHead(200, {
        "content-type": type,
        "content-security-policy": contentSecurityPolicy,
      });
      response.end(body);
    };
    const file = join(folder(), name);
    const type = files[extname(name)];
    if (path === `${prefix}/docs`) send("text/html; charset=utf-8", page);
    else if (name === "start.js") send(files[".js"]!, start);
    else if (type && /^[\w.-]+$/.test(name) && existsSync(file)) send(type, readFileSync(file));
    else response.writeHead(404).end();
    return true;
  };
}
