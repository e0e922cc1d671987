import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { admin, demoPassword } from "../seed/people.ts";
import { Complaints, logInAsAdmin, openWindow } from "./windows.ts";

const number = Date.now().toString(36).toUpperCase();

test("an admin orders the categories and saves the users as a file", async ({ browser }) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "엑셀로 내보내기" }).click();
  const [users] = (await readXlsx(await readFile(await (await coming).path()))).sheets;
  expect(users?.rows.some((row) => row.includes(admin.userId))).toBe(true);
  await page.getByRole("link", { name: "분류", exact: true }).click();
  const names = page.getByRole("list", { name: "분류" }).locator("b");
  await expect(names.first()).toBeVisible();
  await page.getByRole("button", { name: "분류 추가", exact: true }).click();
  await page.getByRole("dialog").getByLabel("이름: 한국어").fill(`가 시험 분류 ${number}`);
  await page.getByRole("dialog").getByRole("button", { name: "저장" }).click();
  await expect(names.last()).toHaveText(`가 시험 분류 ${number}`);
  await page.getByRole("button", { name: `가 시험 분류 ${number} 위로` }).click();
  await expect(names.last()).not.toHaveText(`가 시험 분류 ${number}`);
  await page.getByRole("button", { name: `가 시험 분류 ${number} 삭제` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "삭제" }).click();
  await expect(names.filter({ hasText: number })).toHaveCount(0);
  complaints.none();
});
