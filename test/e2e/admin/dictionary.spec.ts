import { expect, type Page } from "@playwright/test";
import { admin, demoPassword } from "@bupum/seed/people/people";
import { look } from "../kit/look.ts";
import { byAdminMenu, openSite, searchFor } from "../kit/ways.ts";
import { Complaints, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const stamp = Date.now().toString(36);
/** A word that no product has, new in each run. */
const slang = `두껍이${stamp}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

test("from a search in vain an admin adds a word, sees its effect first, and buyers find by it", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const buyer = await openWindow(browser, complaints);
  const page = await openWindow(browser, complaints);
  await openSite(buyer);
  await searchFor(buyer, slang);
  await expect(buyer.getByText(slang).first()).toBeVisible();
  await logInAsAdmin(page, admin.userId, demoPassword);

  await test.step("the keyword leads to a new entry with words like it", async () => {
    await byAdminMenu(page, "searchMisses");
    // Searches in vain are counted a moment after they were answered.
    await expect(async () => {
      await page.reload();
      await page
        .getByRole("link", { name: `검색어 사전에 ‘${slang}’ 등록` })
        .click({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect(dialog(page).getByLabel("같은 뜻의 말")).toHaveValue(slang);
    await dialog(page).getByLabel("같은 뜻의 말").fill(`${slang}, 배선용차단기`);
    await button(page, "효과 확인").click();
    const effects = dialog(page).getByRole("status", { name: "등록하면 찾는 부품 수" });
    await expect(effects).toContainText(new RegExp(`${slang}: 0 → [1-9]`));
    await look(page, "admin-search-word");
    await button(page, "저장").click();
    await expect(page.getByText(`${slang} = 배선용차단기`)).toBeVisible();
  });

  await test.step("its history says who added it", async () => {
    await button(page, `${slang} = 배선용차단기 이력`).click();
    await expect(dialog(page).getByRole("listitem")).toContainText("추가");
    await page.keyboard.press("Escape");
    await look(page, "admin-search-words");
  });
  complaints.none();
});

test("an admin sees what filters cannot read in a category, and names the specification", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  await byAdminMenu(page, "specificationRules");
  await page.getByLabel("분류").selectOption({ label: "센서 > 로터리 엔코더" });
  await expect(page.getByText(/사양.*읽/).first()).toBeVisible();
  await button(page, "단위 추가").click();
  await dialog(page).getByLabel("단위 표기").fill(`암페아${stamp}`);
  await dialog(page).getByLabel("아는 단위 (예: A, mm, kW)").fill("A");
  await button(page, "저장").click();
  await expect(page.getByText(`암페아${stamp} → A`)).toBeVisible();
  await look(page, "admin-specification-rules");
  await button(page, `암페아${stamp} → A 삭제`).click();
  await button(page, "삭제").click();
  await expect(page.getByText(`암페아${stamp} → A`, { exact: true })).toBeHidden();
  complaints.none();
});
