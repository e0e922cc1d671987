import { expect, type Page } from "@playwright/test";
import { ApiError } from "@bupum/shared/kernel/client";
import type { WikiDraft } from "@bupum/shared/reading/wikis/contract";
import { hostileAddresses, hostileTexts } from "../kit/hostile/payloads.ts";
import { demoPassword } from "@bupum/seed/people/people";
import { adminApi, apiOf, patiently } from "./kit/calls.ts";
import { addresses } from "./kit/place.ts";
import { byMenu } from "./kit/ways.ts";
import { logIn } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

type Body = WikiDraft["sections"][number]["body"];
const paragraph = (text: string, marks: object[] = []) => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks.length > 0 && { marks }) }],
});
const bodyOf = (content: object[]): Body => ({ type: "doc", content: content as Body["content"] });
const sectionsOf = (content: object[]) => [
  { name: "Outline", body: bodyOf(content) },
  { name: "Sources and references", body: bodyOf([]) },
  { name: "Other", body: bodyOf([]) },
];
/** Such as no text may hold are dropped by the API itself. */
const shown = hostileTexts.map((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim());
const short = (most: number) => shown.filter((text) => text.length <= most);

/** Everything that people type freely, each with as many of the texts as it holds. */
async function write(page: Page) {
  const writer = await apiOf(page.request, "seller08");
  const reader = await apiOf(page.request, "buyer02");
  const [category] = (await writer.wikis.categories({})).items.flatMap(({ children }) => children);
  const fields = { wikiCategoryId: category!.id, language: "ko" } as const;
  const cells = short(60).map((text) => ({ type: "tableCell", content: [paragraph(text)] }));
  const wiki = await patiently(() =>
    writer.wikis.create({
      body: {
        ...fields,
        title: `<img src=x onerror=window.ran=1> ${Date.now()}`,
        tags: short(30).slice(0, 10),
        summary: shown.find((text) => text.length > 60)!,
        sections: [
          ...sectionsOf([
            ...shown.map((text) => paragraph(text)),
            { type: "codeBlock", content: [{ type: "text", text: shown.join("\n") }] },
            { type: "table", content: [{ type: "tableRow", content: cells.slice(0, 6) }] },
          ]),
          { name: "<svg onload=window.ran=1>", body: bodyOf([paragraph("끝")]) },
        ],
      },
    }),
  );
  const posted = shown.join("\n").slice(0, 1_000);
  await patiently(() => reader.wikiComments.create({ body: { wikiId: wiki.id, content: posted } }));
  const [title] = short(100).filter((text) => text.length > 40);
  const board = await patiently(() =>
    reader.boards.create({
      body: {
        boardPurposeType: "BUY",
        title: title!,
        content: posted,
        partNumber: short(40)[0]!,
        manufactorName: short(40)[1]!,
      },
    }),
  );
  const params = { boardId: board.id };
  await patiently(() => writer.replies.create({ params, body: { content: posted } }));
  return { wikiId: wiki.id, boardId: board.id, fields, writer };
}

/** Nothing of a page has run, in any of its frames. */
async function nothingRan(page: Page): Promise<void> {
  for (const frame of page.frames())
    expect(await frame.evaluate(() => "ran" in window), frame.url()).toBe(false);
  expect(
    await page
      .locator(
        "main script:not([type='application/ld+json']), main iframe, main object, main embed",
      )
      .count(),
  ).toBe(0);
}

// Without the policy, too: what is drawn must be harmless by itself.
for (const bypassCSP of [false, true])
  test(`texts with markup are shown as text, ${bypassCSP ? "without" : "under"} the site's policy`, async ({
    browser,
    page: caller,
  }) => {
    const { wikiId, boardId } = await write(caller);
    const page = await (await browser.newContext({ bypassCSP })).newPage();
    page.on("dialog", (dialog) => {
      throw new Error(`A dialog: ${dialog.message()}`);
    });
    const { web } = addresses();
    const open = async (path: string, proof: string) => {
      const reply = await page.goto(`${web}${path}`);
      expect(reply?.headers()["content-security-policy"]).toContain("script-src");
      await expect(page.getByText(proof, { exact: false }).first()).toBeVisible();
      await page.mouse.wheel(0, 20_000);
      await nothingRan(page);
    };
    await open(`/wiki/${wikiId}`, "<noscript><p title=");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.locator("#comments")).toContainText("<IMG SRC=X", { ignoreCase: true });
    await nothingRan(page);
    await open(`/boards/${boardId}`, "onerror=window.ran=1");
    await open("/wiki", "<img src=x onerror=window.ran=1>");
    await open("/boards", "window.ran=1");
    await open("/search?searchKeyword=onerror", "onerror");
    await page.context().close();
  });

test("pasted markup runs neither in the editor nor in the article", async ({ browser }) => {
  // The policy would hide what the editor lets through.
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  await logIn(page, "seller08", demoPassword);
  await byMenu(page, "writer", "wikiCreate");
  const editor = page.getByRole("textbox", { name: "개요 본문" });
  await editor.click();
  for (const [at, html] of hostileTexts.entries()) {
    await editor.evaluate((node, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", given);
      node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, `<p>${at}</p>${html}`);
  }
  await expect(editor).toContainText(String(hostileTexts.length - 1));
  await nothingRan(page);
  const odd = await editor.evaluate(
    (node) =>
      [...node.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes].filter(({ name, value }) => /^on|script:/i.test(name + value)),
      ).length,
  );
  expect(odd).toBe(0);
  await page.context().close();
});

/** What the API found wrong with the fields. */
const codesOf = (error: unknown): string[] => {
  if (!(error instanceof ApiError)) throw error;
  return error.issues.map(({ code }) => code);
};

test("no link has an address that runs a script or hides its target", async ({ page }) => {
  const { fields, writer } = await write(page);
  const admin = await adminApi(page.request);
  const kept: string[] = [];
  for (const href of hostileAddresses) {
    const body = {
      ...fields,
      title: `링크 ${Date.now()}`,
      tags: [],
      sections: sectionsOf([paragraph("여기", [{ type: "link", attrs: { href } }])]),
    };
    for (const create of [
      () => writer.wikis.create({ body }),
      () => admin.wikiEntities.create({ body }),
    ])
      await patiently(create).then(
        () => kept.push(href),
        (error: unknown) => expect(codesOf(error)).toContain("TEXT_LINK"),
      );
  }
  expect(kept).toEqual([]);
});
