import { expect, type Page } from "@playwright/test";
import { wikisOfMarket } from "@bupum/seed/articles/wiki-rows";
import { admin, buyers, demoPassword } from "@bupum/seed/people/people";
import { look } from "../kit/look.ts";
import { banner, byAdminMenu } from "../kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const stamp = Date.now().toString(36);
/** The newest one stands first in both sites. */
const [{ title }] = wikisOfMarket(true)
  .filter(({ language }) => language === "ko")
  .toSorted((a, b) => a.daysAgo - b.daysAgo) as [ReturnType<typeof wikisOfMarket>[number]];
const reader = buyers[5]!;
const reason = "운영 정책에 맞지 않습니다.";

const toast = (page: Page, text: string) =>
  expect(page.locator("button[data-tone]").filter({ hasText: text })).toBeVisible();
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

async function giveReason(page: Page, submit: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(reason);
  await dialog.getByRole("button", { name: submit, exact: true }).click();
}

const listOfWikis = (page: Page) => banner(page).getByRole("link", { name: "위키" }).click();
/** Beside the list those that are read most stand, a minute old. */
const listed = (page: Page) => page.getByRole("list", { name: "위키", exact: true });
const linkTo = (page: Page) => listed(page).getByRole("link", { name: title, exact: true });

async function openWiki(boss: Page): Promise<void> {
  await byAdminMenu(boss, "wikis");
  await boss.getByRole("link", { name: title }).click();
  await heading(boss, title);
}

/** Adds a tag in the dialog for what stands above the text. */
async function correctTags(boss: Page, tag: string): Promise<void> {
  await boss.getByRole("button", { name: "제목·분류·태그 수정" }).click();
  const dialog = boss.getByRole("dialog");
  const tags = dialog.getByRole("textbox", { name: "태그" });
  await tags.fill(`${await tags.inputValue()}, ${tag}`);
  await look(boss, "admin-wiki-facts");
  await dialog.getByRole("button", { name: "수정 저장" }).click();
  await toast(boss, "수정했습니다.");
}

test("an admin deletes a comment, corrects tags, and hides and restores a wiki", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const [page, boss] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const words = `이 부품 싸게 팝니다 ${stamp}`;
  await logIn(page, reader.userId, demoPassword);
  await listOfWikis(page);
  await linkTo(page).click();
  await page.getByRole("textbox", { name: "댓글" }).fill(words);
  await page.getByRole("button", { name: "댓글 등록" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: words })).toBeVisible();

  await logInAsAdmin(boss, admin.userId, demoPassword);
  await openWiki(boss);
  await look(boss, "admin-wiki");
  const comment = boss.getByRole("listitem").filter({ hasText: words });
  await comment.getByRole("button", { name: "댓글 삭제" }).click();
  await giveReason(boss, "삭제");
  await toast(boss, "댓글을 삭제했습니다.");
  await page.reload();
  await expect(page.getByText("삭제된 댓글입니다.").first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  await correctTags(boss, `점검 ${stamp}`);
  await page.reload();
  await expect(page.getByRole("link", { name: `점검 ${stamp}` })).toBeVisible();

  await boss.getByRole("button", { name: "숨기기" }).click();
  await giveReason(boss, "숨기기");
  await toast(boss, "위키를 숨겼습니다.");
  await page.reload();
  await expect(page.getByText("없는 위키입니다").first()).toBeVisible();
  await listOfWikis(page);
  await heading(page, "위키");
  await expect(listed(page).getByRole("listitem").first()).toBeVisible();
  await expect(linkTo(page)).toHaveCount(0);
  await boss.getByRole("button", { name: "다시 공개" }).click();
  await toast(boss, "위키를 다시 공개했습니다.");
  await page.reload();
  await expect(linkTo(page)).toBeVisible();
  complaints.none();
});

test("an admin adds a category of wikis, and decides a request to stop one", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const boss = await openWindow(browser, complaints);
  await logInAsAdmin(boss, admin.userId, demoPassword);
  await byAdminMenu(boss, "wikis");
  await look(boss, "admin-wikis");
  await boss.getByRole("link", { name: "위키 분류" }).click();
  await heading(boss, "위키 분류");
  await look(boss, "admin-wiki-categories");
  const name = `윤활 ${stamp}`;
  await boss.getByRole("button", { name: "분류 추가" }).click();
  const dialog = boss.getByRole("dialog");
  await dialog.getByLabel("이름: 한국어").fill(name);
  await dialog.getByRole("button", { name: "저장" }).click();
  await expect(boss.getByRole("listitem").filter({ hasText: name })).toContainText("위키 0건");

  const waiting = boss
    .getByRole("navigation")
    .getByRole("link", { name: /결정이 필요한 위키 게시 중단 요청 \d+건/ });
  const before = await waiting.innerText();
  await waiting.click();
  await heading(boss, "위키 의견");
  await look(boss, "admin-opinions");
  await boss.getByRole("main").getByRole("table").getByRole("link").first().click();
  await look(boss, "admin-opinion");
  await boss.getByRole("button", { name: "미반영으로 처리" }).click();
  await giveReason(boss, "미반영으로 처리");
  await toast(boss, "의견을 처리했습니다.");
  await expect(boss.getByRole("heading", { name: "운영자 결정" })).toHaveCount(0);
  await expect(waiting).not.toHaveText(before);
  complaints.none();
});
