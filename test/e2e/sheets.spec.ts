import { readFile } from "node:fs/promises";
import { en } from "@bupum/shared/sheets/register-request-histories/words/en";
import { ko } from "@bupum/shared/sheets/register-request-histories/words/ko";
import { zh } from "@bupum/shared/sheets/register-request-histories/words/zh";
import { expect, type Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { type TestCell, workbookOf } from "../kit/workbook.ts";
import { admin, demoPassword, sellers } from "@bupum/seed/people/people";
import { look } from "./kit/look.ts";
import { addresses } from "./kit/place.ts";
import { byAdminMenu, byMenu, openProduct, openSite, readIn } from "./kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, openWindow } from "./kit/windows.ts";
import { furtherStep, test } from "./kit/test.ts";

const shop = sellers.at(-1)!;
const stamp = String(Date.now() % 1_000_000);
const fileName = `재고표 ${stamp}.xlsx`;
const heads = ["품번", "제조사", "품명", "상태", "단가", "재고", "색상"];

interface Part {
  id: string;
  partNumber: string;
  manufactorName: { ko: string };
}
const goodRows = 10;

/** Parts that the demo market shows. */
async function someParts(page: Page): Promise<Part[]> {
  const query = new URLSearchParams({ searchKeyword: "PLC", itemsPerPage: String(goodRows) });
  const reply = await page.request.get(`${addresses().web}/api/products/search?${query}`);
  return ((await reply.json()) as { items: Part[] }).items;
}

/** Valid rows, a part and a maker that are unknown, and invalid rows. */
function rowsOf(parts: readonly Part[]): TestCell[][] {
  const maker = parts[0]!.manufactorName.ko;
  return [
    heads,
    ...parts.map((part, index): TestCell[] => {
      const price = `${index + 1},${stamp.slice(-3)}`;
      return [part.partNumber, part.manufactorName.ko, "", "신품", price, 20, "검정"];
    }),
    [
      `NEW-${stamp}`,
      maker,
      "긴 이름의 새로운 소형 파워 릴레이 (접점 4개, 코일 DC 24 V)",
      "",
      900,
      3,
    ],
    [`ODD-${stamp}`, `두루미정밀${stamp}`, "", "", "1200", 1],
    [`BAD-${stamp}`, maker, "", "신품", "무료", -4],
    [{ xml: '<c r="{ref}"><v>1.9E+18</v></c>' }, maker, "", "", "100", 1],
  ];
}

/** A file as a spreadsheet saves it; another `saved` makes another file of the same rows. */
const sheet = (parts: readonly Part[], name: string, saved = 0) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: workbookOf(rowsOf(parts), { tail: `<!-- ${saved} -->` }),
});

async function send(page: Page, file: ReturnType<typeof sheet>): Promise<void> {
  await page.getByLabel("작성한 파일을 올려 주세요").setInputFiles(file);
  await expect(page.getByText("올렸습니다")).toBeVisible();
  await page.getByRole("button", { name: "파일 보내기" }).click();
}

/** The cells of the first sheet of the file that a click saves. */
async function saved(page: Page, button: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await coming;
  const [first] = (await readXlsx(await readFile(await download.path()))).sheets;
  return { name: download.suggestedFilename(), rows: first!.rows.map((row) => row.map(String)) };
}

async function confirmAsAdmin(page: Page, name: string, createMakers: boolean): Promise<void> {
  await byAdminMenu(page, "registerRequests");
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "확인하고 반영" }).click();
  const dialog = page.getByRole("dialog", { name: "확인하고 반영" });
  if (createMakers) {
    await dialog.getByRole("checkbox").check();
    await look(page, "admin-bulk-confirm");
  }
  await dialog.getByRole("button", { name: "확인하고 반영" }).click();
  await expect(page.getByText("처리 완료", { exact: true })).toBeVisible();
}

async function openDesk(page: Page): Promise<void> {
  await byMenu(page, "seller", "merchandises");
  await page.getByRole("link", { name: "대량 등록" }).click();
  await expect(page.getByRole("heading", { name: "대량 등록", level: 1 })).toBeVisible();
}

async function takeTemplates(page: Page): Promise<void> {
  const offered = [
    { from: "한국어", to: "English", button: "Download the template", words: en },
    { from: "English", to: "中文", button: "下载模板", words: zh },
    { from: "中文", to: "한국어", button: "양식 내려받기", words: ko },
  ];
  await openDesk(page);
  for (const { from, to, button, words } of offered) {
    await readIn(page, from, to);
    const { name, rows } = await saved(page, button);
    expect(name).toMatch(/\.xlsx$/);
    expect(rows[0]!.map((head) => head.replace(" *", ""))).toEqual(Object.values(words.columns));
  }
}

/** Sends the sheet, watches it being read, and checks the result of each row. */
async function sendAndPreview(page: Page, parts: readonly Part[]): Promise<void> {
  await openDesk(page);
  await look(page, "bulk-send");
  await send(page, sheet(parts, fileName));
  await expect(page.getByRole("progressbar", { name: "진행률" })).toBeVisible();
  await expect(page.getByText("검사가 끝났습니다")).toBeVisible();
  await expect(page.getByText("읽지 않은 열: 색상")).toBeVisible();
  await expect(page.getByRole("button", { name: "전체 14" })).toBeVisible();
  await look(page, "bulk-preview");
  await page.getByRole("button", { name: "오류 3" }).click();
  for (const said of ["등록되지 않은 제조사입니다", "단가 칸에는 0보다 큰 숫자를", "숫자 서식이라"])
    await expect(page.getByText(said, { exact: false })).toBeVisible();
  await look(page, "bulk-errors");
}

async function decide(page: Page): Promise<void> {
  await logInAsAdmin(page, admin.userId, demoPassword);
  await byAdminMenu(page, "registerRequests");
  await expect(page.getByRole("link", { name: fileName, exact: true })).toBeVisible();
  await look(page, "admin-bulk-list");
  await page.getByRole("link", { name: fileName, exact: true }).click();
  await expect(page.getByRole("button", { name: "확인하고 반영" })).toBeVisible();
  await look(page, "admin-bulk");
  await confirmAsAdmin(page, fileName, true);
}

/** The seller's page updates by itself; the report lists each row. */
async function readReport(page: Page): Promise<void> {
  await expect(page.getByText("처리를 완료했습니다")).toBeVisible();
  await expect(page.getByText("반영 12행 · 건너뜀 0행 · 오류 2행")).toBeVisible();
  await look(page, "bulk-done");
  const { name, rows } = await saved(page, "결과 파일 내려받기");
  expect(name).toBe(`재고표 ${stamp}_처리결과.xlsx`);
  const [heading, ...lines] = rows;
  expect(heading!.slice(0, 6)).toEqual(["행", "결과", "오류 코드", "설명", "지운 값", "품번"]);
  expect(lines.map(([, result]) => result)).toEqual(["오류", "오류"]);
  const [bad, lost] = lines;
  expect(bad).toEqual(expect.arrayContaining(["PRICE_INVALID", `BAD-${stamp}`]));
  expect(bad![4]).toContain("단가: 무료");
  expect(bad![3]).toContain("단가 칸에는 0보다 큰 숫자를");
  expect(lost![2]).toBe("CODE_NOT_TEXT");
}

/** A refused row is mended on the page, and listed without another file. */
async function mend(page: Page, deciding: Page): Promise<void> {
  await page.getByRole("button", { name: "오류 2" }).click();
  const row = page.getByRole("row").filter({ hasText: `BAD-${stamp}` });
  await row.getByRole("textbox", { name: "단가" }).fill("1,500원");
  await row.getByRole("textbox", { name: "재고" }).fill("4개");
  await look(page, "bulk-mend");
  await page.getByRole("button", { name: "다시 등록" }).click();
  await expect(page.getByText("검사가 끝났습니다")).toBeVisible();
  await confirmAsAdmin(deciding, fileName, false);
  await expect(page.getByText("반영 13행 · 건너뜀 0행 · 오류 1행")).toBeVisible();
}

/** The same file is refused; its rows in another file have nothing to change. */
async function sendAgain(page: Page, deciding: Page, parts: readonly Part[]): Promise<void> {
  await openDesk(page);
  await send(page, sheet(parts, fileName));
  await expect(page.getByText("24시간 안에 같은 파일을 이미 접수했습니다")).toBeVisible();
  const again = `다시 ${fileName}`;
  await openDesk(page);
  await send(page, sheet(parts, again, 1));
  await expect(page.getByText("검사가 끝났습니다")).toBeVisible();
  await page.getByRole("button", { name: "건너뜀 12" }).click();
  await expect(page.getByText("판매 중인 내용과 같아 변경하지 않습니다")).toHaveCount(12);
  await look(page, "bulk-again");
  await confirmAsAdmin(deciding, again, false);
  await expect(page.getByText("반영 0행 · 건너뜀 12행 · 오류 2행")).toBeVisible();
  await page.getByRole("link", { name: "대량 등록 내역" }).click();
  await expect(page.getByRole("link", { name: again })).toBeVisible();
  await look(page, "bulk-history");
}

test(
  "a seller registers listings by a sheet, and the same sheet again changes nothing",
  { tag: "@essential" },
  async ({ browser }) => {
    const complaints = new Complaints();
    const selling = await openWindow(browser, complaints);
    const deciding = await openWindow(browser, complaints);
    const buying = await openWindow(browser, complaints);
    await logIn(selling, shop.userId, demoPassword);
    const parts = await someParts(selling);
    expect(parts).toHaveLength(goodRows);
    await furtherStep("the template comes in three languages", () => takeTemplates(selling));
    await test.step("the rows say what they will do, or in Korean what is wrong with them", () =>
      sendAndPreview(selling, parts));
    await test.step("an admin confirms, with the maker that was missing", () => decide(deciding));
    await test.step("the report tells of each row", () => readReport(selling));
    await test.step("the rows are on sale", async () => {
      await openSite(buying);
      await openProduct(buying, parts[0]!);
      await expect(buying.getByText(shop.companyName).first()).toBeVisible();
      await expect(buying.getByText(`1,${stamp.slice(-3)}원`).first()).toBeVisible();
    });
    await furtherStep("a refused row is mended on the page", () => mend(selling, deciding));
    await furtherStep("a second time changes nothing", () => sendAgain(selling, deciding, parts));
    complaints.none();
  },
);
