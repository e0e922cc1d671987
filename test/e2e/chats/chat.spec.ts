import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { buyers, demoPassword } from "@bupum/seed/people/people";
import { ko } from "../../../web/src/chats/words/ko.ts";
import { accountOf, type Bargain, findBargain, openShare } from "../kit/buying.ts";
import { apiOf, askShop, patiently, quoteLine } from "../kit/calls.ts";
import {
  byRoomMenu,
  field,
  log,
  openRoomOf,
  reads,
  say,
  sendByIme,
  sent,
} from "../kit/chatting.ts";
import { look } from "../kit/look.ts";
import { banner, byMenu, openProduct, openSite } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { furtherStep, test } from "../kit/test.ts";

const phoneNumber = "010-9876-5432";
const stamp = Date.now() % 1_000_000;

const picture = {
  name: "명판.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** From a part's offers to the room with one of its sellers. */
/** What the room was opened from; it goes with the first message. */
const topic = (page: Page) => page.getByText(ko.topic).locator("..");

async function askAbout(page: Page, { productId, partNumber, companies }: Bargain): Promise<void> {
  await openSite(page);
  await openProduct(page, { id: productId, partNumber });
  await look(page, "chat-offer");
  await page.getByRole("link", { name: `${companies[0]}에 채팅 문의` }).click();
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/);
  await expect(topic(page).getByRole("link", { name: new RegExp(partNumber) })).toBeVisible();
  await look(page, "chat-opened");
}

/** The badge in the header leads to the list, and the list to the room. */
async function followBadge(page: Page, buyerName: string): Promise<void> {
  await expect(banner(page).getByRole("link", { name: /읽지 않은 채팅방 \d+개/ })).toBeVisible();
  await banner(page).getByRole("link", { name: /^채팅/ }).click();
  const row = page.getByRole("link", { name: new RegExp(buyerName) });
  await expect(row.getByText(/읽지 않은 메시지 \d+개/)).toHaveCount(1);
  await look(page, "chats");
  await row.click();
  await expect(log(page)).toBeVisible();
}

async function sendPicture(page: Page): Promise<void> {
  await page.getByLabel(ko.composer.files).setInputFiles(picture);
  const button = page.getByRole("button", { name: ko.composer.send, exact: true });
  await expect(button).toBeEnabled();
  await button.click();
  await sent(page);
}

/** Drawn and not broken. */
async function seesPicture(page: Page): Promise<void> {
  const drawn = log(page)
    .getByRole("button", { name: /명판\.png/ })
    .locator("img");
  await expect(drawn).toBeVisible();
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** From the comparison of a request to the room with its seller. */
async function askAboutEstimate(page: Page, title: string, company: string): Promise<void> {
  await byMenu(page, "estimate", "requestedEstimates");
  await page.getByRole("link", { name: title }).first().click();
  const share = await openShare(page, `${company} 자세히 보기`);
  await share.getByRole("link", { name: `${company}에 채팅 문의` }).click();
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/);
  await expect(topic(page).getByText("견적 제출")).toBeVisible();
}

async function askAboutOrder(page: Page, poNumber: string, company: string): Promise<void> {
  await byMenu(page, "estimate", "receivedOrders");
  await page.getByRole("row").filter({ hasText: poNumber }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: poNumber, level: 1 })).toBeVisible();
  await page.getByRole("link", { name: `${company}에 채팅 문의` }).click();
  await expect(topic(page).getByText("수락 대기")).toBeVisible();
}

async function block(page: Page, company: string): Promise<void> {
  await byRoomMenu(page, "block");
  const sure = page.getByRole("dialog", { name: `${company} 차단` });
  await sure.getByRole("button", { name: ko.menu.block }).click();
  await expect(page.getByText(ko.ended.blocked)).toBeVisible();
  await look(page, "chat-blocked");
}

interface Talk {
  buying: Page;
  selling: Page;
  /** The seller's company. */
  company: string;
  buyer: string;
  shop: string;
}

/** A picture and a phone number go over: the one is drawn, the other hidden. */
async function exchange({ buying, selling }: Talk): Promise<void> {
  await sendPicture(buying);
  await seesPicture(buying);
  await seesPicture(selling);
  await field(buying).fill(`${phoneNumber}으로 전화 주세요`);
  await expect(buying.getByText(ko.masked.writing)).toBeVisible();
  await field(buying).press("Enter");
  await expect(log(buying).getByText(ko.masked.mine)).toBeVisible();
  await expect(log(selling).getByText(ko.masked.theirs)).toBeVisible();
  await expect(log(selling).getByText(phoneNumber)).toHaveCount(0);
  await look(buying, "chat-room");
  await look(selling, "chat-masked");
}

const shipTo = {
  name: "박수령",
  phone: "010-1234-5678",
  zip: "04524",
  address: "서울특별시 중구 세종대로 110",
  region: "SEOUL",
} as const;

/** An estimate is talked about, then the order that comes of it, until it is confirmed. */
async function deal(request: APIRequestContext, talk: Talk): Promise<void> {
  const { buying, selling, company } = talk;
  const [buyer, shop] = [await apiOf(request, talk.buyer), await apiOf(request, talk.shop)];
  const title = `채팅으로 물어본 견적 ${stamp}`;
  const { lineIds } = await askShop(buyer, shop, [], { title });
  const productEstimateId = lineIds[0]!;
  const { id: responseId } = await quoteLine(shop, productEstimateId);
  await askAboutEstimate(buying, title, company);
  await reads(buying, "네, 두 대 있습니다.");
  await say(buying, "이 견적으로 할게요.");
  await expect(log(selling).getByRole("link", { name: new RegExp(title) })).toBeVisible();

  const items = [{ productEstimateId, responseId: responseId!, quantity: 2 }];
  const body = { items, shipTo };
  const order = await patiently(() => buyer.productEstimateOrders.create({ body }));
  await askAboutOrder(buying, order.poNumber, company);
  await say(buying, "주문했습니다.");
  const params = { id: order.orderIds[0]! };
  await patiently(() => shop.productEstimateOrders.accept({ params, body: { force: true } }));
  // An open room shows what that changes within a minute (room-page.test.tsx), a new one at once.
  await Promise.all([selling.reload(), buying.reload()]);
  await expect(log(selling).getByText(`${phoneNumber}으로 전화 주세요`)).toBeVisible();
  await expect(log(buying).getByText("주문 확정").first()).toBeVisible();
  await look(selling, "chat-confirmed");
}

test(
  "a buyer opens a chat from an offer, both talk and deal, and then see each other's contacts",
  { tag: "@essential" },
  async ({ browser, request }) => {
    const complaints = new Complaints();
    const [buying, selling] = [
      await openWindow(browser, complaints),
      await openWindow(browser, complaints),
    ];
    // A pair that has dealt before hides nothing.
    const buyer = buyers[4]!;
    const bargain = await findBargain(buying, 1);
    const [company] = bargain.companies;
    const talk = { buying, selling, company, buyer: buyer.userId, shop: accountOf(company) };

    await test.step("the buyer asks from a part's offer, in Korean", async () => {
      await logIn(buying, buyer.userId, demoPassword);
      await askAbout(buying, bargain);
      await sendByIme(buying, "재고있나요");
      await reads(buying, "재고있나요");
      await expect(field(buying)).toHaveValue("");
    });
    await test.step("the seller sees the badge, opens the room and answers", async () => {
      await logIn(selling, talk.shop, demoPassword);
      await followBadge(selling, buyer.companyName);
      await reads(selling, "재고있나요");
      await expect(log(buying).getByText(ko.log.read)).toBeVisible();
      await say(selling, "네, 두 대 있습니다.");
      await reads(buying, "네, 두 대 있습니다.");
    });
    await test.step("a picture is drawn on both sides, a phone number hidden", () =>
      exchange(talk));
    await furtherStep("they deal, and a confirmed order opens the number", () =>
      deal(request, talk),
    );
    await furtherStep(
      "the buyer blocks the seller, who can write no more, and takes it back",
      async () => {
        await block(buying, company);
        // As above: an open room says so by itself, a little later.
        await selling.reload();
        await expect(selling.getByText(ko.ended.blocked)).toBeVisible();
        await buying.getByRole("button", { name: ko.menu.unblock }).last().click();
        await expect(field(buying)).toBeVisible();
      },
    );
    await furtherStep("whoever comes back finds the room in the list", async () => {
      await openSite(buying);
      await openRoomOf(buying, company);
      await reads(buying, "재고있나요");
    });
    complaints.none();
  },
);
