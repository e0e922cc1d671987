import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { close, listen } from "@bupum/infra/local/kernel/ports";
import { beingBuilt, indexFills } from "@bupum/infra/local/sites/not-yet";
import { type PageOptions, pagesOf } from "@bupum/infra/local/sites/pages";

const page = "<html><body class=a><div></div></body></html>";
const behaviour = { pattern: /./, lambda: "site-heads", headers: {}, originHeaders: {} };

/** A site of one page, which a function answers, and one script. */
async function siteWith(more: Partial<PageOptions>): Promise<string> {
  const { servePage, serveFile } = pagesOf({
    files: () => () => ({
      body: Buffer.from("let a = '<body>';"),
      headers: { "content-type": "text/javascript" },
    }),
    invoke: async () => ({ statusCode: 200, headers: { "content-type": "text/html" }, body: page }),
    ...more,
  });
  const server = createServer((request, response) => {
    const serve = request.url === "/a.js" ? serveFile : servePage;
    void serve(request, response, behaviour, request.url ?? "/");
  });
  const port = await listen(server, 0);
  onTestFinished(() => close(server));
  return `http://127.0.0.1:${port}`;
}

test("while the index fills, each page says so in its language, and no file is changed", async () => {
  let isFilling = true;
  const site = await siteWith({ notice: () => (isFilling ? indexFills : undefined) });
  const reply = await fetch(site);
  const text = await reply.text();
  expect(text).toBe(page.replace("<body class=a>", `<body class=a>${indexFills}`));
  expect(Number(reply.headers.get("content-length"))).toBe(Buffer.byteLength(text));
  for (const words of ["위키·뉴스·게시판 검색은 준비 중입니다", 'lang="en"', 'lang="zh"'])
    expect(indexFills).toContain(words);
  expect(await (await fetch(`${site}/a.js`)).text()).toBe("let a = '<body>';");
  isFilling = false;
  expect(await (await fetch(site)).text()).toBe(page);
});

test("a site that is being built says so and is polled until it is ready", async () => {
  let isBuilding = true;
  const site = await siteWith({ beingBuilt: () => (isBuilding ? beingBuilt : undefined) });
  for (const path of ["/", "/a.js"]) {
    // oxlint-disable-next-line no-await-in-loop
    const reply = await fetch(site + path);
    expect(reply.status).toBe(503);
    // oxlint-disable-next-line no-await-in-loop
    expect(await reply.text()).toContain('http-equiv="refresh"');
  }
  isBuilding = false;
  expect(await (await fetch(site)).text()).toBe(page);
});
