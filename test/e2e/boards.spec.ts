import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { apiOf } from "./kit/calls.ts";
import { look } from "./kit/look.ts";
import { banner, byMenu } from "./kit/ways.ts";
import { Complaints, logIn, openWindow } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const [buyer, shop] = [buyers[3]!, sellers[4]!];

/** Posts by the site's own menu. */
async function post(buying: Page, title: string): Promise<void> {
  await logIn(buying, buyer.userId, demoPassword);
  await banner(buying).getByRole("link", { name: "게시판" }).click();
  await expect(buying.getByRole("heading", { name: "거래 게시판", level: 1 })).toBeVisible();
  await look(buying, "boards");
  await buying.getByRole("link", { name: "글쓰기" }).first().click();
  await buying.getByLabel("제목").fill(title);
  await buying.getByLabel("내용").fill("MR-J2S-40A 두 대가 필요합니다. 010-9999-0000");
  await buying.getByLabel("품번").fill("MR-J2S-40A");
  await buying.getByLabel("수량").fill("2");
  await buying.getByLabel("알림 받는 방법").selectOption("EMAIL");
  await look(buying, "board-form");
  await buying.getByRole("button", { name: "등록하기" }).click();
  await expect(buying.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await look(buying, "board");
}

/** Corrects it from its page. */
async function correct(buying: Page): Promise<void> {
  await buying.getByRole("link", { name: "수정", exact: true }).click();
  await expect(buying.getByLabel("품번")).toHaveValue("MR-J2S-40A");
  await buying.getByLabel("수량").fill("3");
  await look(buying, "board-edit");
  await buying.getByRole("button", { name: "저장", exact: true }).click();
  await expect(buying.getByText("3개")).toBeVisible();
}

/** Finds the post and answers it. */
async function answer(selling: Page, title: string): Promise<void> {
  await logIn(selling, shop.userId, demoPassword);
  await banner(selling).getByRole("link", { name: "게시판" }).click();
  await selling.getByRole("link", { name: title }).click();
  await expect(selling.getByText("010-9999-0000")).toBeVisible();
  await selling.getByRole("textbox", { name: "답변 쓰기" }).fill("재고 두 대 있습니다.");
  await selling.getByRole("button", { name: "답변 등록" }).click();
  await expect(selling.getByText("재고 두 대 있습니다.")).toBeVisible();
  await expect(selling.getByRole("heading", { name: "답변 1건" })).toBeVisible();
}

/** Makes a request of the post, comes back and completes it. */
async function complete(buying: Page, title: string): Promise<void> {
  await byMenu(buying, "mypage", "boards");
  await buying.getByRole("link", { name: title }).click();
  await expect(buying.getByText("재고 두 대 있습니다.")).toBeVisible();
  await buying.getByRole("button", { name: "견적 요청으로 바꾸기" }).click();
  await expect(buying.getByLabel("품번").first()).toHaveValue("MR-J2S-40A");
  await byMenu(buying, "mypage", "boards");
  await buying.getByRole("link", { name: title }).click();
  await buying.getByRole("button", { name: "마감하기" }).click();
  await buying.getByRole("dialog").getByRole("button", { name: "마감하기" }).click();
  await expect(buying.getByText("더 이상 답변을 받지 않습니다.")).toBeVisible();
}

/** Deletes the post from its page. */
async function remove(buying: Page, title: string): Promise<void> {
  await buying.getByRole("button", { name: "삭제" }).last().click();
  const dialog = buying.getByRole("dialog");
  await expect(dialog).toContainText("복구할 수 없습니다");
  await dialog.getByRole("button", { name: "삭제" }).click();
  await expect(buying.getByRole("heading", { name: "거래 게시판", level: 1 })).toBeVisible();
  await expect(buying.getByRole("link", { name: title })).toHaveCount(0);
}

test("a buyer posts, a seller replies, and a completed post takes no more replies", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, selling] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const title = `단종 앰프 구합니다 ${Date.now() % 1_000_000}`;

  await test.step("the buyer posts by the site's own menu", () => post(buying, title));
  await test.step("the buyer corrects how many", () => correct(buying));
  await test.step("the seller finds it and answers", () => answer(selling, title));
  await test.step("the buyer makes a request of it, comes back and completes it", () =>
    complete(buying, title));
  await test.step("whoever still has the page open is refused, and told why", async () => {
    await selling.getByRole("textbox", { name: "답변 쓰기" }).fill("한 대 더 있습니다.");
    await selling.getByRole("button", { name: "답변 등록" }).click();
    await expect(selling.getByText(/마감된 글입니다/).first()).toBeVisible();
    await expect(selling.getByText("한 대 더 있습니다.")).toHaveCount(0);
  });

  await test.step("the buyer deletes it, and nobody finds it any more", async () => {
    await remove(buying, title);
    const { items } = await (await apiOf(request, buyer.userId)).boards.list({ query: {} });
    expect(items.map((item) => item.title)).not.toContain(title);
  });
  complaints.none();
});
