import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { look } from "./kit/look.ts";
import { banner, byMenu } from "./kit/ways.ts";
import { Complaints, logIn, openWindow } from "./kit/windows.ts";
import { furtherStep, test } from "./kit/test.ts";

/** A certified writer, an expert of sensors, and somebody who reads. */
const [writer, expert, reader] = [sellers[0]!, sellers[1]!, buyers[3]!];

/** A part of the demo's market that is on sale. */
const partNumber = "MY2N-GS AC24";
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const toast = (page: Page, text: string) =>
  expect(page.locator("button[data-tone]").filter({ hasText: text })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const outline = (page: Page) => page.getByRole("textbox", { name: "개요 본문" });
const titleField = (page: Page) => page.getByRole("textbox", { name: "제목" });
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** Adds a paragraph to the end of the outline. */
async function addLine(page: Page, line: string): Promise<void> {
  await outline(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type(line);
  await expect(outline(page)).toContainText(line);
}

/** Types "@" into the outline, and takes the first part found by the keyboard alone. */
async function mention(page: Page): Promise<void> {
  await page.keyboard.type(" 릴레이는 @");
  await expect(page.getByRole("searchbox", { name: "품번 또는 제조사" })).toBeFocused();
  await page.keyboard.type(partNumber);
  await expect(page.getByRole("option", { name: partNumber }).first()).toBeVisible();
  await look(page, "wiki-mention");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(outline(page).locator("[data-product-id]")).toHaveText(partNumber);
  await expect(outline(page)).toBeFocused();
  await page.keyboard.type("입니다.");
}

/** The part that the article speaks of shows its price to the pointer and to the keyboard. */
async function pointAtPart(page: Page): Promise<void> {
  const link = page.getByRole("article").getByRole("link", { name: partNumber });
  const card = page.getByRole("tooltip");
  await link.hover();
  await expect(card).toContainText("원");
  await card.hover();
  await look(page, "wiki-mention-card");
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await page.getByRole("heading", { level: 2, name: "개요" }).click();
  await link.evaluate((one) => one.closest("article")!.querySelectorAll("a")[0]!.focus());
  for (let links = 0; links < 30; links += 1) {
    if (await link.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(card).toContainText("판매자");
  await page.keyboard.press("Tab");
  await expect(card).toBeHidden();
}

/** The manual beside the text opens by a link that is signed when it is pressed. */
async function openManual(page: Page): Promise<void> {
  await expect(page.getByText("1kB")).toBeVisible();
  const answer = page.waitForResponse((reply) => reply.url().endsWith("/document"));
  await button(page, "MY2N 설명서.pdf 열기").click();
  expect((await answer).status()).toBe(200);
}

/** Writes an article with a part, a picture and a table by the member's menu. */
async function write(page: Page, title: string): Promise<void> {
  await logIn(page, writer.userId, demoPassword);
  await byMenu(page, "writer", "wikiCreate");
  await button(page, "위키 등록").click();
  await expect(page.getByRole("textbox", { name: "제목" })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "제목" }).fill(title);
  await page.getByLabel("분류").selectOption({ label: "센서" });
  await outline(page).click();
  await page.keyboard.type("NPN과 PNP는 부하를 잇는 자리가 다릅니다.");
  await mention(page);
  await page.getByLabel("그림 파일").setInputFiles({
    name: "npn.png",
    mimeType: "image/png",
    buffer: dot,
  });
  await expect(outline(page).locator("img")).toHaveCount(1);
  await page.getByLabel("첨부파일 추가").setInputFiles({
    name: "MY2N 설명서.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 manual"),
  });
  await expect(page.getByText("올렸습니다")).toBeVisible();
  await button(page, "기타 편집").click();
  await page.getByRole("textbox", { name: "기타 본문" }).click();
  await button(page, "표 넣기").click();
  await page.keyboard.type("단자");
  await page.keyboard.press("Tab");
  await page.keyboard.type("색");
  await look(page, "wiki-editor");
  await button(page, "위키 등록").click();
  await toast(page, "위키를 등록했습니다.");
  await heading(page, title);
  await expect(
    page.getByRole("cell", { name: "단자" }).or(page.getByRole("columnheader", { name: "단자" })),
  ).toBeVisible();
  await expect(page.getByRole("article").locator("img")).toHaveJSProperty("naturalWidth", 1);
  await pointAtPart(page);
  await openManual(page);
}

/** What was begun on one machine is gone on with on another, and thrown away there. */
async function goOnElsewhere(begun: Page, elsewhere: Page): Promise<void> {
  await logIn(begun, writer.userId, demoPassword);
  await byMenu(begun, "writer", "wikiCreate");
  const kept = begun.waitForResponse(
    (reply) => reply.url().endsWith("/wikis/drafts/new") && reply.request().method() === "PUT",
  );
  await titleField(begun).fill("쓰다 만 글");
  expect((await kept).status()).toBe(200);
  await logIn(elsewhere, writer.userId, demoPassword);
  await byMenu(elsewhere, "writer", "wikiCreate");
  await expect(elsewhere.getByText(/다른 기기에서 .*에 저장한 초안/)).toBeVisible();
  await expect(titleField(elsewhere)).toHaveValue("쓰다 만 글");
  await look(elsewhere, "wiki-draft");
  await button(elsewhere, "초안 버리고 새로 시작").click();
  await expect(titleField(elsewhere)).toHaveValue("");
  await Promise.all([begun.close(), elsewhere.close()]);
}

/** Finds the article among the newest, and opens its editor. */
async function openEditor(page: Page, title: string): Promise<void> {
  await banner(page).getByRole("link", { name: "위키" }).click();
  await page.getByRole("link", { name: title }).first().click();
  await heading(page, title);
  await page.getByRole("link", { name: "위키 수정" }).click();
  await expect(outline(page)).toBeVisible();
}

/** Two people save over one revision: the second sees both texts, and keeps both lines. */
async function collide(writing: Page, editing: Page, title: string): Promise<void> {
  await logIn(editing, expert.userId, demoPassword);
  await openEditor(editing, title);
  await addLine(editing, "유도형은 자성체에 가깝습니다.");
  await writing.getByRole("link", { name: "위키 수정" }).click();
  await addLine(writing, "갈색은 전원, 청색은 0V입니다.");
  await button(writing, "수정 저장").click();
  await toast(writing, "수정 내용을 저장했습니다.");
  await button(editing, "수정 저장").click();
  await expect(
    editing.getByRole("heading", { name: "그 사이 다른 사람이 저장했습니다" }),
  ).toBeVisible();
  await expect(button(editing, "합쳐서 저장")).toBeDisabled();
  await editing.getByRole("radio", { name: "둘 다 남기기" }).check();
  await look(editing, "wiki-conflict");
  await button(editing, "합쳐서 저장").click();
  await toast(editing, "수정 내용을 저장했습니다.");
  for (const line of ["갈색은 전원, 청색은 0V입니다.", "유도형은 자성체에 가깝습니다."])
    await expect(editing.getByRole("article")).toContainText(line);
}

/** A reader corrects a line and comments. */
async function propose(reading: Page, title: string): Promise<void> {
  await logIn(reading, reader.userId, demoPassword);
  await banner(reading).getByRole("link", { name: "위키" }).click();
  await reading.getByRole("link", { name: title }).first().click();
  await reading.getByRole("textbox", { name: "댓글" }).fill("잘 보았습니다.");
  await button(reading, "댓글 등록").click();
  await expect(reading.getByText("잘 보았습니다.")).toBeVisible();
  await reading.getByRole("link", { name: "의견 보내기" }).click();
  await reading.getByRole("textbox", { name: "제목" }).fill("흑색 선도 적어 주세요");
  await reading.getByLabel("의견 내용").fill("흑색 선은 출력이라고 적어 두면 좋겠습니다.");
  const proposed = reading.getByLabel("제안하는 글");
  const text = await proposed.inputValue();
  expect(text).toContain("청색은 0V입니다.");
  await proposed.fill(text.replace("청색은 0V입니다.", "청색은 0V, 흑색은 출력입니다."));
  await button(reading, "의견 보내기").click();
  await toast(reading, "의견을 보냈습니다.");
}

/** The writer reads it by the menu and applies it. */
async function apply(writing: Page, title: string): Promise<void> {
  await byMenu(writing, "writer", "wikiOpinion");
  await writing.getByRole("link", { name: "흑색 선도 적어 주세요" }).first().click();
  await look(writing, "wiki-opinion-received");
  await button(writing, "의견 반영하기").click();
  await toast(writing, "의견을 반영했습니다.");
  await writing.getByRole("link", { name: title }).first().click();
  await expect(writing.getByRole("article")).toContainText("흑색은 출력입니다.");
  await expect(writing.getByRole("article").locator("img")).toHaveCount(1);
  await writing.getByRole("link", { name: /^편집 기록/ }).click();
  await expect(writing.getByText(/님의 의견 반영/)).toBeVisible();
  await button(writing, "4판을 이전 판과 비교").click();
  await expect(writing.getByText("흑색은 출력", { exact: false }).first()).toBeVisible();
  await look(writing, "wiki-revisions");
  await byMenu(writing, "writer", "wikiList");
  await expect(writing.getByRole("link", { name: title })).toBeVisible();
}

test(
  "a wiki is written, edited by two people at once, corrected by a reader and commented on",
  { tag: "@essential" },
  async ({ browser }) => {
    const complaints = new Complaints();
    const title = `근접센서 결선 ${Date.now().toString(36)}`;
    const [writing, editing, reading] = [
      await openWindow(browser, complaints),
      await openWindow(browser, complaints),
      await openWindow(browser, complaints),
    ];
    await furtherStep(
      "a writer goes on with a draft on another machine, and throws it away",
      async () =>
        goOnElsewhere(await openWindow(browser, complaints), await openWindow(browser, complaints)),
    );
    await test.step("a writer publishes an article with a part, a picture and a table", () =>
      write(writing, title));
    await test.step("an expert edits it meanwhile, and keeps both lines", () =>
      collide(writing, editing, title));
    await test.step("a reader comments and proposes another wording", () =>
      propose(reading, title));
    await test.step("the writer applies it with one click", () => apply(writing, title));
    complaints.none();
  },
);
