import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { openSiteFiles } from "@bupum/infra/local/sites/files";
import { artefacts } from "../report.ts";

const source = join(import.meta.dirname, "floor");
const vite = join(import.meta.dirname, "../../../node_modules/vite/bin/vite.js");

interface Listed {
  id: string;
  partNumber: string;
  name: { ko: string };
  manufactorName: { ko: string };
}

/**
 * React, the router and a list of these parts, built with the sites' settings and served as the
 * sites are: the least that a page of ours could cost.
 */
export async function startFloor(parts: readonly Listed[]) {
  const built = join(artefacts, "floor");
  execFileSync(process.execPath, [vite, "build", source, "--outDir", built, "--emptyOutDir"], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const rows = parts.map(({ id, partNumber, name, manufactorName }) => ({
    id,
    partNumber,
    name: name.ko,
    maker: manufactorName.ko,
  }));
  const files = openSiteFiles(built, "");
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "");
    if (path === "/rows.json")
      return void response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify(rows));
    const found = files(path, request.headers["accept-encoding"]);
    response.writeHead(found ? 200 : 404, found?.headers).end(found?.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}
