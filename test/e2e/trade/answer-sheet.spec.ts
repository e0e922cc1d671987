import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { readXlsx } from "hucre/xlsx";
import { type TestCell, workbookOf } from "../../kit/workbook.ts";
import { apiOf, askShop } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[4]!, sellers[9]!];
const stamp = String(Date.now() % 1_000_000);
const [wanted, gone] = [`시트 너트 ${stamp}`, `시트 볼트 ${stamp}`];

/** The cells of the sheet that the button saves. */
async function downloaded(page: Page): Promise<TestCell[][]> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "내려받기" }).click();
  const [first] = (await readXlsx(await readFile(await (await coming).path()))).sheets;
  return first!.rows.map((row) => row.map((cell) => (cell === null ? undefined : String(cell))));
}

/** The rows again, those of this journey filled in by hand. */
function filledIn(rows: TestCell[][], ownKeys: readonly string[]): TestCell[][] {
  const [head = [], ...others] = rows;
  const at = (name: string) => head.indexOf(name);
  return [
    head,
    ...others.map((row) => {
      const isOwn = ownKeys.some((key) => String(row[at("관리번호(수정 금지)")]).startsWith(key));
      if (!isOwn) return row;
      const cells = [...row];
      if (row[at("품명")] === gone) cells[at("거절 사유")] = "재고 없음";
      else {
        cells[at("단가")] = row[at("품명")] === wanted ? { xml: formula } : "98,500";
        cells[at("납기(영업일)")] = "4";
      }
      return cells;
    }),
  ];
}
const formula = '<c r="{ref}"><f>1000*2</f><v>2000</v></c>';

test("a seller fills in waiting requests in Excel, reviews the difference and sends the quotes", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  const calls = {
    buyer: await apiOf(request, buyer.userId),
    shop: await apiOf(request, shop.userId),
  };
  const { asked, lineIds } = await askShop(calls.buyer, calls.shop, [
    { partName: gone, quantity: 4 },
    { partName: wanted, quantity: 9 },
  ]);
  await logIn(page, shop.userId, demoPassword);
  await byMenu(page, "seller", "receivedEstimates");
  await page.getByRole("link", { name: "엑셀로 답변하기" }).click();
  const rows = await downloaded(page);
  const buffer = workbookOf(filledIn(rows, lineIds));
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const upload = (name: string, bytes: Buffer) =>
    page.getByLabel("파일 고르기").setInputFiles({ name, mimeType, buffer: bytes });

  await test.step("a file that is no sheet of ours is refused", async () => {
    await upload("다른파일.xlsx", workbookOf([["품번", "수량"]]));
    await expect(page.getByText("답변용 엑셀이 아닙니다.")).toBeVisible();
  });

  await test.step("what will be sent is shown first, and what stays behind with its reason", async () => {
    await upload("답변.xlsx", buffer);
    await expect(page.getByText("견적 1줄, 거절 1줄을 1건의 요청에 보냅니다.")).toBeVisible();
    await expect(page.getByText("보내지 않는 줄 1개")).toBeVisible();
    await expect(page.getByText("수식이 있습니다.")).toBeVisible();
    await look(page, "answer-sheet");
  });

  await test.step("sent once, the buyer reads price and refusal", async () => {
    await page.getByRole("button", { name: "1건에 답변 보내기" }).dblclick();
    await expect(page.getByText("1건의 요청에 답변했습니다.")).toBeVisible();
    const query = { groupId: asked.id };
    const { items } = await calls.buyer.productEstimates.listOfEstimate({ query });
    const [listed, refused, left] = lineIds.map((id) => items.find((line) => line.id === id)!);
    expect(listed).toMatchObject({
      replyType: "REPLIED",
      currentResponse: { revision: 1, leadTimeDays: 4, breaks: [{ unitPrice: "98500" }] },
    });
    expect(refused).toMatchObject({ replyType: "REJECTED", rejectReason: "OUT_OF_STOCK" });
    expect(left).toMatchObject({ replyType: "PENDING" });
  });

  await test.step("the same file again is known to be answered", async () => {
    await upload("답변.xlsx", buffer);
    await expect(page.getByText("이미 답변한 줄입니다.")).toHaveCount(2);
  });
  complaints.none();
});
