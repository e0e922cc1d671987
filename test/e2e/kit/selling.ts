import { expect, type Page } from "@playwright/test";
import { type Bargain, drawing } from "./buying.ts";
import { look } from "./look.ts";
import { byMenu } from "./ways.ts";
import type { Complaints } from "./windows.ts";

export interface QuotedTerms {
  unitPrice: string;
  leadTimeDays: number;
}

/** A mail with a link for one sendQuote, and the name of the picture of what it opens. */
interface LinkMail {
  subject: RegExp;
  button: string;
  picture: string;
}

/** From the inbox with the request's mail on the page: answers by its link on a phone, once. */
export async function quoteByLink(
  inbox: Page,
  { subject, button, picture }: LinkMail,
  given: QuotedTerms,
  complaints: Complaints,
): Promise<void> {
  await inbox.getByRole("link", { name: subject }).first().click();
  const link = inbox.frameLocator("iframe").getByRole("link", { name: button });
  const [page] = await Promise.all([inbox.waitForEvent("popup"), link.click()]);
  complaints.watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("checkbox", { name: "이 품목 견적 제출" }).check();
  await fillPrice(page, given);
  await look(page, picture);
  await page.getByRole("button", { name: "견적 제출" }).click();
  await expect(page.getByText("답변을 보냈습니다")).toBeVisible();
  await page.reload();
  await expect(page.getByText("사용할 수 없는 링크입니다")).toBeVisible();
}

async function fillPrice(page: Page, { unitPrice, leadTimeDays }: QuotedTerms): Promise<void> {
  // A listed part is answered with the price steps of its listing; this answer has one price.
  // Prices of other quantities are folded away below the line.
  await page.getByText("조건·대체품·메모·첨부").first().click();
  const steps = page.getByRole("button", { name: "이 단가 삭제" });
  for (const step of (await steps.all()).toReversed()) await step.click();
  await page.getByLabel("단가", { exact: true }).fill(unitPrice);
  await page.getByLabel("납기 (영업일)").fill(String(leadTimeDays));
}

/** Answers the newest request for a part with a price and a lead time. */
export async function sendQuote(
  page: Page,
  { partNumber }: Bargain,
  given: QuotedTerms,
  isLooked: boolean,
): Promise<void> {
  await byMenu(page, "seller", "receivedEstimates");
  const request = page.getByRole("row").filter({ hasText: partNumber }).first();
  await expect(request).toBeVisible();
  if (isLooked) await look(page, "received-estimates");
  await request.getByRole("link").click();
  await expect(page.getByRole("button", { name: drawing.name })).toBeVisible();
  const include = page.getByRole("checkbox", { name: "이 품목 견적 제출" });
  await include.check();
  await fillPrice(page, given);
  if (isLooked) await look(page, "answer");
  await page.getByRole("button", { name: "견적 제출" }).click();
  await expect(page.getByText("1개 품목의 견적을 제출했습니다.")).toBeVisible();
  if (isLooked) await look(page, "answered");
}

/** Accepts the newest order for a part, and checks the delivery address. */
export async function acceptOrder(page: Page, { partNumber }: Bargain): Promise<void> {
  await byMenu(page, "seller", "sellerOrders");
  const row = page.getByRole("row").filter({ hasText: partNumber }).first();
  await expect(row.getByText("수락 대기")).toBeVisible();
  await look(page, "received-orders");
  await row.getByRole("link").first().click();
  await expect(page.getByText("주소와 연락처는 주문을 수락하면 공개됩니다.")).toBeVisible();
  await page.getByRole("button", { name: "수락", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "주문 수락" });
  await expect(dialog.getByLabel("출고 예정일")).not.toHaveValue("");
  await look(page, "accept-dialog");
  await dialog.getByRole("button", { name: "수락", exact: true }).click();
  await expect(page.getByText("주문 1건을 확정했습니다.")).toBeVisible();
  await expect(page.getByText("서울특별시 강남구 새봄길 3")).toBeVisible();
  await look(page, "accepted");
}
