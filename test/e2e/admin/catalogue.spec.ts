import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { admin, demoPassword } from "@bupum/seed/people/people";
import { look } from "../kit/look.ts";
import { addresses } from "../kit/place.ts";
import { openAdminSite, openSite, searchFor } from "../kit/ways.ts";
import { Complaints, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const stamp = Date.now().toString(36).toUpperCase();
// Contains a digit at any time of day: the lists recognise a number by its digits.
const number = `BPM-1${stamp}`;
const twin = `${number}-DUP`;

const toast = (page: Page, text: string | RegExp) =>
  expect(page.locator("button[data-tone]").filter({ hasText: text })).toBeVisible();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const openList = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).click();

/** Types into a box with suggestions, and takes the first one. */
async function pick(page: Page, box: string, text: string, offered: string | RegExp) {
  await page.getByRole("searchbox", { name: box }).fill(text);
  await page.getByRole("option", { name: offered }).first().click();
}

async function confirmTyped(page: Page, name: string): Promise<void> {
  await button(page, "통합하기").click();
  await expect(page.getByText("입력한 값이 다릅니다.")).toBeVisible();
  await page.getByRole("textbox", { name: /확인을 위해/ }).fill(name);
  await button(page, "통합하기").click();
  await expect(page.getByText("통합을 완료했습니다.")).toBeVisible();
}

/** The rows of the Excel file that a list saves, without the header. */
async function saved(page: Page, name: string) {
  const coming = page.waitForEvent("download");
  await button(page, "엑셀로 내보내기").click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}_\\d{4}-\\d\\d-\\d\\d\\.xlsx$`));
  const [sheet] = (await readXlsx(await readFile(await file.path()))).sheets;
  return sheet?.rows.slice(1) ?? [];
}

/** A hidden part with every field of its form filled in. */
async function createPart(page: Page): Promise<void> {
  await openList(page, "부품");
  await page.getByRole("link", { name: "부품 등록" }).click();
  await button(page, "부품 등록").click();
  await expect(page.getByRole("textbox", { name: /^품번/ })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await pick(page, "제조사", "오므론", /오므론/);
  await page.getByRole("textbox", { name: /^품번/ }).fill(number);
  await field(page, "품명: 한국어").fill("시험용 근접센서 M12");
  await page.getByRole("combobox", { name: "분류" }).fill("센서");
  await page.getByRole("option", { name: /센서/ }).first().click();
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "별칭" }).fill(`${number}-ALT`);
  await page.keyboard.press("Enter");
  await button(page, "사양 추가").click();
  await field(page, "이름 (한국어)").fill("검출 거리");
  await field(page, "값").fill("4 mm");
  const picture = { name: "sensor.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByLabel(/사진 추가/).setInputFiles(picture);
  await expect(page.getByText("올렸습니다")).toBeVisible();
  await look(page, "admin-product-new");
  await button(page, "부품 등록").click();
  await toast(page, `${number} 부품을 등록했습니다.`);
  await expect(page.getByText("숨김", { exact: true })).toBeVisible();
}

/** A second part of the same maker, visible from the start. */
async function createTwin(page: Page): Promise<void> {
  await openList(page, "부품");
  await page.getByRole("link", { name: "부품 등록" }).click();
  await pick(page, "제조사", "오므론", /오므론/);
  await page.getByRole("textbox", { name: /^품번/ }).fill(twin);
  await field(page, "품명: 한국어").fill("시험용 근접센서");
  await page.getByRole("combobox", { name: "공개 상태" }).selectOption("SHOWN");
  await button(page, "부품 등록").click();
  await toast(page, `${twin} 부품을 등록했습니다.`);
}

/** A result of a search by its number and name, once the index contains it. */
async function foundAsBuyer(page: Page, partNumber: string, name: string) {
  const row = page
    .locator("a[data-row]")
    .and(page.getByRole("link", { name: new RegExp(`${partNumber} ${name}$`) }));
  await searchFor(page, partNumber);
  await expect(async () => {
    await page.reload();
    await expect(row).toHaveCount(1, { timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  return row;
}

/** Finds one by name in a list of the admin site, and opens it. */
async function openFound(page: Page, list: "부품" | "제조사", name: string): Promise<void> {
  await openList(page, list);
  await page.getByRole("searchbox", { name: "검색어" }).fill(name);
  await button(page, "검색").click();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

/** Finds it by number on the buyers' site, and opens its page. */
async function findAsBuyer(page: Page): Promise<void> {
  await openSite(page);
  const row = await foundAsBuyer(page, number, "시험용 근접센서 M12");
  await expect(page.locator("a[data-row]")).toHaveCount(1);
  await row.click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  // Below it stand the filters of parts like it, whose names have the same value.
  await expect(page.getByRole("definition").filter({ hasText: "4 mm" }).first()).toBeVisible();
}

async function saveOverAnother(page: Page, complaints: Complaints) {
  const other = await page.context().newPage();
  complaints.watch(other);
  await openAdminSite(other);
  await openFound(other, "부품", number);
  await other.getByRole("link", { name: "부품 수정" }).click();
  await other.getByRole("textbox", { name: /^원산지/ }).fill("JP");
  await button(other, "저장").click();
  await toast(other, /저장했습니다/);
  await other.close();
  await button(page, "저장").click();
  const conflict = page.getByRole("alert").filter({ hasText: "다른 곳에서 변경되었습니다" });
  await expect(conflict.getByRole("row", { name: /원산지 - 일본/ })).toBeVisible();
  await look(page, "admin-product-conflict");
  await conflict.getByRole("button", { name: "내 내용으로 저장" }).click();
  await toast(page, /저장했습니다/);
  await expect(page.getByText("Test proximity sensor M12")).toBeVisible();
}

test("an admin adds a part, publishes it, edits it, merges a duplicate into it and saves the list", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  const buyer = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  await createPart(page);
  const id = page.url().split("/").at(-1) ?? "";

  await test.step("buyers see it only once it is published", async () => {
    expect((await page.request.get(`${addresses().web}/api/products/${id}`)).status()).toBe(404);
    await button(page, "공개하기").click();
    await toast(page, /공개했습니다/);
    await expect(button(page, "숨기기")).toBeVisible();
    await look(page, "admin-product");
    await findAsBuyer(buyer);
  });

  await test.step("what is typed is not lost by a wrong click", async () => {
    await page.getByRole("link", { name: "부품 수정" }).click();
    await field(page, "품명: 영어").fill("Test proximity sensor M12");
    await openList(page, "제조사");
    const dialog = page.getByRole("dialog", { name: "저장하지 않은 내용" });
    await dialog.getByRole("button", { name: "계속 작성" }).click();
    await expect(field(page, "품명: 영어")).toHaveValue("Test proximity sensor M12");
  });

  await test.step("a save that met another one shows what changed, and goes on", () =>
    saveOverAnother(page, complaints));

  await test.step("its double goes into it, and the old address leads on", async () => {
    await createTwin(page);
    await (await foundAsBuyer(buyer, twin, "시험용 근접센서")).click();
    await expect(buyer.getByRole("heading", { level: 1, name: twin })).toBeVisible();
    await page.getByRole("link", { name: "통합", exact: true }).click();
    await pick(page, "남길 부품", number, new RegExp(`^${number} `));
    await expect(page.getByRole("row", { name: /별칭/ })).toContainText(twin);
    await look(page, "admin-product-merge");
    await confirmTyped(page, twin);
    await look(page, "admin-product-merged");
    await buyer.reload();
    await expect(buyer).toHaveURL(new RegExp(`/products/${id}$`));
    await expect(buyer.getByRole("heading", { level: 1, name: number })).toBeVisible();
  });

  await test.step("the list as it is searched is saved as an Excel file", async () => {
    await openList(page, "부품");
    await page.getByRole("searchbox", { name: "검색어" }).fill(number);
    await button(page, "검색").click();
    await page.getByLabel("공개 상태").selectOption("SHOWN");
    await expect(page.getByRole("link", { name: twin })).toHaveCount(0);
    await expect(page.getByRole("link", { name: number })).toBeVisible();
    const rows = await saved(page, "부품");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining([number, "공개", "시험용 근접센서 M12"]));
  });
  complaints.none();
});

async function createMaker(page: Page, name: string): Promise<void> {
  await openList(page, "제조사");
  await page.getByRole("link", { name: "제조사 등록" }).click();
  await field(page, "이름: 한국어").fill(name);
  await page.getByRole("combobox", { name: "별칭" }).fill(`${name} 별칭`);
  await page.keyboard.press("Enter");
  await button(page, "제조사 등록").click();
  await toast(page, `${name} 제조사를 등록했습니다.`);
}

async function remove(page: Page): Promise<void> {
  await button(page, "삭제").click();
  await page.getByRole("dialog").getByRole("button", { name: "삭제" }).click();
}

test("an admin adds makers, renames one, merges two, and deletes only one without parts", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  const [gone, kept, empty] = [`가온전기 ${stamp}`, `나래정밀 ${stamp}`, `다솜기전 ${stamp}`];
  await createMaker(page, gone);

  await test.step("one that has a part is not deleted", async () => {
    await openList(page, "부품");
    await page.getByRole("link", { name: "부품 등록" }).click();
    await pick(page, "제조사", gone, new RegExp(gone));
    await page.getByRole("textbox", { name: /^품번/ }).fill(`GA-${stamp}`);
    await field(page, "품명: 한국어").fill("누름 스위치");
    await button(page, "부품 등록").click();
    await toast(page, /등록했습니다/);
    await page.getByRole("link", { name: gone }).click();
    await remove(page);
    await toast(page, "등록된 부품이 1건 있는 제조사는 삭제할 수 없습니다.");
  });

  await test.step("a maker is changed", async () => {
    await createMaker(page, kept);
    await button(page, "제조사 수정").click();
    await field(page, "이름: 영어").fill(`Narae Precision ${stamp}`);
    await page.getByRole("textbox", { name: "국가" }).fill("KR");
    await look(page, "admin-maker-edit");
    await button(page, "저장").click();
    await toast(page, /저장했습니다/);
    await expect(page.getByText(`Narae Precision ${stamp}`)).toBeVisible();
  });

  await test.step("the other goes into it with its part", async () => {
    await openFound(page, "제조사", gone);
    await button(page, "통합").click();
    await pick(page, "남길 제조사", kept, new RegExp(kept));
    await expect(page.getByRole("row", { name: /별칭/ })).toContainText(`${gone} 별칭`);
    await look(page, "admin-maker-merge");
    await confirmTyped(page, gone);
    await expect(page.getByText("옮긴 부품 1건, 남은 부품 0건.")).toBeVisible();
    await page.getByRole("link", { name: "남은 항목 열기" }).click();
    await expect(page.getByRole("link", { name: "1건 (공개 0건)" })).toBeVisible();
    await look(page, "admin-maker");
  });

  await test.step("one without parts is deleted", async () => {
    await createMaker(page, empty);
    await remove(page);
    await toast(page, /삭제했습니다/);
    await page.getByRole("searchbox", { name: "검색어" }).fill(empty);
    await button(page, "검색").click();
    await expect(page.getByText("조건에 맞는 제조사가 없습니다")).toBeVisible();
  });
  complaints.none();
});
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
  await page.getByRole("dialog").getByLabel("이름: 한국어").fill(`가 시험 분류 ${stamp}`);
  await page.getByRole("dialog").getByRole("button", { name: "저장" }).click();
  await expect(names.last()).toHaveText(`가 시험 분류 ${stamp}`);
  await page.getByRole("button", { name: `가 시험 분류 ${stamp} 위로` }).click();
  await expect(names.last()).not.toHaveText(`가 시험 분류 ${stamp}`);
  await page.getByRole("button", { name: `가 시험 분류 ${stamp} 삭제` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "삭제" }).click();
  await expect(names.filter({ hasText: stamp })).toHaveCount(0);
  complaints.none();
});
