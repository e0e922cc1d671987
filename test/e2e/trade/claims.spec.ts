import { expect, type Page } from "@playwright/test";
import { admin, buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { acceptedOrder, apiOf, patiently } from "../kit/calls.ts";
import { look, onPhone } from "../kit/look.ts";
import { openLine, openOrder } from "../kit/orders.ts";
import { byAdminMenu, byMenu } from "../kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[1]!, sellers[3]!];
/** The smallest picture: one pixel. */
const photo = {
  name: "파손 사진.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const [broken, other] = ["파손·불량", "견적과 다름"];
const damage = "상자를 열어 보니 한 개의 하우징이 깨져 있습니다.";
const credit = "깨진 한 개의 대금을 빼 드리겠습니다.";
const refusal = "견적서와 명판의 전압이 같습니다.";
const difference = "견적에 적힌 전압과 다른 부품이 왔습니다.";
const doubt = "명판 사진을 다시 보아 주세요.";
const decision = "명판의 전압이 견적과 다릅니다.";

const claimRow = (page: Page, poNumber: string) =>
  page.getByRole("row").filter({ hasText: poNumber });

/** On a phone: from the list of orders to the shipped line, and what is wrong with one piece. */
async function claimDamage(page: Page, poNumber: string): Promise<void> {
  await openOrder(page, poNumber);
  await openLine(page).getByRole("button", { name: "클레임 신청" }).click();
  const dialog = page.getByRole("dialog", { name: "클레임 신청" });
  await dialog.getByLabel("사유").selectOption({ label: broken });
  await dialog.getByLabel("문제가 있는 수량").fill("1");
  await dialog.getByLabel("어떤 문제가 있나요?").fill(damage);
  await dialog.getByLabel("사진 (선택)").setInputFiles(photo);
  await expect(dialog.getByText("올렸습니다")).toBeVisible();
  await look(page, "claim-form");
  await dialog.getByRole("button", { name: "클레임 신청" }).click();
  await expect(page.getByText("클레임을 신청했습니다.")).toBeVisible();
  await expect(openLine(page).getByRole("link", { name: `${broken} · 답변 대기` })).toBeVisible();
  await openLine(page).getByRole("button", { name: "닫기" }).click();
  await expect(openLine(page)).toBeHidden();
}

/** By the menu of one's claims to that about an order and for that reason. */
async function openClaim(page: Page, side: Side, poNumber: string, kind: string): Promise<void> {
  if (side === "buyer") await byMenu(page, "estimate", "claims");
  else await byMenu(page, "seller", "receivedClaims");
  await claimRow(page, poNumber).filter({ hasText: kind }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: kind, level: 1 })).toBeVisible();
}
type Side = "buyer" | "seller";

async function offerCredit(page: Page, poNumber: string): Promise<void> {
  await openClaim(page, "seller", poNumber, broken);
  await expect(page.getByText(damage)).toBeVisible();
  await expect(page.getByRole("button", { name: `${photo.name} 열기` })).toBeVisible();
  await look(page, "claim-to-answer");
  await page.getByLabel("처리 방안", { exact: true }).selectOption({ label: "대금 감액" });
  await page.getByRole("button", { name: "처리 방안 보내기" }).click();
  await expect(page.getByLabel("돌려줄 금액")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("돌려줄 금액").fill("110000");
  await page.getByLabel("설명 (선택)").fill(credit);
  await page.getByRole("button", { name: "처리 방안 보내기" }).click();
  await expect(page.getByText("처리 방안을 보냈습니다.")).toBeVisible();
}

async function agree(page: Page, poNumber: string): Promise<void> {
  await openClaim(page, "buyer", poNumber, broken);
  await expect(page.getByText(credit)).toBeVisible();
  await look(page, "claim-proposed");
  await page.getByRole("button", { name: "이 방안으로 합의" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "이 방안으로 합의" }).click();
  await expect(page.getByText("합의 완료")).toBeVisible();
  await expect(page.getByText("구매자가 동의했습니다.")).toBeVisible();
  await look(page, "claim-settled");
}

/** The buyer does not take a refusal, and asks the admins. */
async function disagree(page: Page, poNumber: string): Promise<void> {
  await openClaim(page, "buyer", poNumber, other);
  await expect(page.getByText(refusal)).toBeVisible();
  await page.getByRole("button", { name: "운영자 검토 요청" }).click();
  const form = page.getByRole("form", { name: "운영자 검토 요청" });
  await form.getByLabel("운영자에게 전할 말 (선택)").fill(doubt);
  await form.getByRole("button", { name: "운영자 검토 요청" }).click();
  await expect(page.getByText("운영자 결정 예정")).toBeVisible();
  await look(page, "claim-escalated");
}

async function decide(desk: Page, poNumber: string): Promise<void> {
  await byAdminMenu(desk, "claims");
  await look(desk, "admin-claims");
  await claimRow(desk, poNumber).getByRole("link").first().click();
  for (const words of [difference, refusal, doubt])
    await expect(desk.getByText(words)).toBeVisible();
  await look(desk, "admin-claim");
  await desk.getByLabel("결정", { exact: true }).selectOption({ label: "교체" });
  await desk.getByLabel("이유 (5자 이상)").fill(decision);
  await desk.getByRole("button", { name: "결정하기" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "결정하기" }).click();
  await expect(desk.getByText("결정했습니다.").last()).toBeVisible();
}

test("a buyer claims on a phone and agrees with the seller; where they do not agree, an admin decides", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, selling, desk] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const calls = [await apiOf(request, buyer.userId), await apiOf(request, shop.userId)] as const;
  const { poNumber, orderId } = await acceptedOrder(
    ...calls,
    `깨진 부품 ${Date.now() % 1_000_000}`,
  );
  const parcel = { carrier: "한진택배", trackingNo: "512345678901" };
  await patiently(() =>
    calls[1].productEstimateOrders.ship({ params: { id: orderId }, body: parcel }),
  );
  await onPhone(buying);
  await logIn(buying, buyer.userId, demoPassword);
  await logIn(selling, shop.userId, demoPassword);
  await logInAsAdmin(desk, admin.userId, demoPassword);

  await test.step("the buyer claims one broken piece with a picture", () =>
    claimDamage(buying, poNumber));
  await test.step("the seller offers its price back", () => offerCredit(selling, poNumber));
  await test.step("the buyer agrees on the phone", async () => {
    await onPhone(buying);
    await agree(buying, poNumber);
  });
  await test.step("a second claim is refused, and the buyer asks the admins", async () => {
    const again = { orderId, kind: "NOT_AS_DESCRIBED", quantity: 1, detail: difference } as const;
    const { id } = await patiently(() => calls[0].claims.create({ body: again }));
    const refused = { remedy: "REFUSAL", detail: refusal } as const;
    await patiently(() => calls[1].claims.propose({ params: { id }, body: refused }));
    await disagree(buying, poNumber);
  });
  await test.step("an admin decides with a reason that the buyer reads", async () => {
    await decide(desk, poNumber);
    await buying.reload();
    await expect(buying.getByText("운영자가 결정했습니다.")).toBeVisible();
    await expect(buying.getByText(decision)).toBeVisible();
    await look(buying, "claim-decided");
  });
  complaints.none();
});
