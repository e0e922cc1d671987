import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { LineId } from "@bupum/shared/kernel/ids";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { ko as layout } from "../../web/src/layout/words/ko.ts";
import { ko } from "../../web/src/homes/words/ko.ts";
import {
  apiOf,
  askShop,
  emptyBasket,
  patiently,
  quoteLine,
  shipTo,
  type UserApi,
} from "./kit/calls.ts";
import { actFor, companyOf } from "./kit/companies.ts";
import { onPhone } from "./kit/look.ts";
import { standsStill, watchShifts } from "./kit/shifts.ts";
import { byMenu, openSite } from "./kit/ways.ts";
import { Complaints, logIn, openWindow } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const [buyer, approver, books] = [buyers[3]!, buyers[1]!, buyers[4]!];
// Certified as a writer as well.
const shop = sellers[8]!;
const stamp = Date.now() % 1_000_000;
const company = `나래정공 ${stamp}`;
const [wanted, wiki] = [`비교할 요청 ${stamp}`, `초안 ${stamp}`];

interface Pair {
  buys: UserApi;
  sells: UserApi;
}

/** A request of the shop's first part and of those in words; its quotes as lines of an order. */
async function quoted({ buys, sells }: Pair, title: string, names: readonly string[]) {
  const inWords = names.map((partName) => ({ partName, quantity: 2 }));
  const { lineIds } = await askShop(buys, sells, inWords, { title });
  const ask = async (productEstimateId: LineId) => {
    const { id } = await quoteLine(sells, productEstimateId);
    return { productEstimateId, responseId: id!, quantity: 2 };
  };
  return Promise.all(lineIds.map(ask));
}

type Line = Awaited<ReturnType<typeof quoted>>[number];
const order = (buys: UserApi, line: Line) =>
  patiently(() => buys.productEstimateOrders.create({ body: { items: [line], shipTo } }));

/** An order that its seller has accepted. */
async function accepted({ buys, sells }: Pair, line: Line) {
  const params = { id: (await order(buys, line)).orderIds[0]! };
  // The demo shop may have fewer pieces left than two.
  const body = { force: true, scope: "BATCH" as const };
  await patiently(() => sells.productEstimateOrders.accept({ params, body }));
  return params;
}

/** Of one request: a part to order again, an order that waits for the seller, a quote to decide. */
async function prepareBuyer(pair: Pair): Promise<void> {
  const [first, second] = await quoted(pair, wanted, ["브라켓", "케이블"]);
  await accepted(pair, first!);
  await order(pair.buys, second!);
  // Another journey may have asked for the part.
  await emptyBasket(pair.buys);
}

/** A company with an order that was supplied without an invoice, and one that waits for an approval. */
async function prepareCompany(request: APIRequestContext, sells: UserApi): Promise<void> {
  const members = [
    { userId: approver.userId, roles: ["APPROVER" as const] },
    { userId: books.userId, roles: ["ACCOUNTANT" as const] },
  ];
  const { companyId, params } = await companyOf(request, buyer.userId, {
    draft: { name: company },
    members,
  });
  const mine = await apiOf(request, buyer.userId);
  const { id: userId } = await mine.users.me();
  const roles = ["OWNER" as const, "BUYER" as const];
  await mine.companies.changeMember({ params: { companyId, userId }, body: { roles } });
  const buys = await apiOf(request, buyer.userId, companyId);
  const [first, second] = await quoted({ buys, sells }, `회사 요청 ${stamp}`, ["브라켓"]);
  const supplied = await accepted({ buys, sells }, first!);
  await patiently(() => buys.productEstimateOrders.complete({ params: supplied }));
  const { id: approves } = await (await apiOf(request, approver.userId)).users.me();
  const rules = [{ isNewSeller: false, steps: [[approves]] }];
  await mine.companies.setApprovalRules({ params, body: { rules, mayReleaseOwn: false } });
  await patiently(() => buys.orderApprovals.create({ body: { items: [second!], shipTo } }));
}

async function prepareDraft(writes: UserApi): Promise<void> {
  const params = { of: "new" as const };
  const { draft: kept } = await writes.wikis.draft({ params });
  const body = {
    title: wiki,
    wikiCategoryId: "" as const,
    language: "ko" as const,
    tags: [],
    linkedProductIds: [],
    linkedManufactorIds: [],
    files: [],
    summary: "",
    sections: [],
    version: kept?.version ?? 0,
  };
  await writes.wikis.keepDraft({ params, body });
}

const partOf = (page: Page, title: string | RegExp) =>
  page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { level: 3, name: title }),
  });

/** The home as it was loaded at the desk, and again on the phone, where the role acts. */
async function isStill(page: Page, home: () => Promise<void>): Promise<void> {
  await home();
  await standsStill(page);
  await onPhone(page);
  await page.reload();
  await home();
  await standsStill(page);
}

const shows = (page: Page, title: string | RegExp) => () =>
  expect(partOf(page, title).last()).toBeVisible();

/** A guest's has no act but the ways into the catalogue. */
async function looksAround(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await isStill(page, () => expect(main.getByRole("heading", { name: "이용 방법" })).toBeVisible());
  await main.getByRole("link", { name: layout.categories, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: layout.categories })).toBeVisible();
}

/** Asks for what was ordered last by one press; the request to decide stands above it. */
async function buysAgain(page: Page): Promise<void> {
  await isStill(page, shows(page, ko.quotes));
  await expect(partOf(page, ko.quotes).last()).toContainText(wanted);
  const again = partOf(page, ko.again).last().getByRole("button").first();
  await again.click();
  await expect(again).toHaveAttribute("aria-pressed", "true");
}

async function acceptsOrder(page: Page): Promise<void> {
  await isStill(page, shows(page, ko.sales));
  const act = { name: new RegExp(ko.soldActs.PENDING) };
  await partOf(page, ko.sales).last().getByRole("link", act).first().click();
  await page.getByRole("button", { name: "수락", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "주문 수락" });
  await dialog.getByRole("button", { name: "수락", exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** By my own page, which shows the same home. */
async function goesOnWriting(page: Page): Promise<void> {
  await byMenu(page, "mypage", "home");
  await partOf(page, ko.drafts).last().getByRole("link", { name: wiki }).click();
  await expect(page.getByRole("textbox", { name: "제목" })).toHaveValue(wiki);
}

async function approves(page: Page): Promise<void> {
  await actFor(page, company);
  const turns = /^내 결재 차례/;
  await isStill(page, shows(page, turns));
  await partOf(page, turns).last().getByRole("link", { name: ko.decide }).click();
  await page.getByRole("button", { name: "승인하고 발주" }).click();
  await expect(page.getByText("승인·발주됨").first()).toBeVisible();
}

async function seesWhatIsMissing(page: Page): Promise<void> {
  await actFor(page, company);
  await isStill(page, shows(page, ko.expected));
  await partOf(page, ko.expected).last().getByRole("link", { name: shop.companyName }).click();
  await expect(page.getByRole("heading", { level: 1, name: "받은 세금계산서" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(shop.companyName);
}

test("each role finds its home by the menus, which stands still at both widths, and acts on it at once", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  /** A role's window, which is closed after its act. */
  const asRole = async (userId: string | undefined, act: (page: Page) => Promise<void>) => {
    const page = await openWindow(browser, complaints);
    await watchShifts(page);
    await (userId ? logIn(page, userId, demoPassword) : openSite(page));
    await act(page);
    await page.context().close();
  };
  await test.step("the beginnings, by calls", async () => {
    const [buys, sells] = [await apiOf(request, buyer.userId), await apiOf(request, shop.userId)];
    await Promise.all([
      prepareBuyer({ buys, sells }),
      prepareCompany(request, sells),
      prepareDraft(sells),
    ]);
  });
  await test.step("a guest reads how it works", () => asRole(undefined, looksAround));
  await test.step("a buyer asks again", () => asRole(buyer.userId, buysAgain));
  await test.step("a seller accepts, and goes on with his draft", () =>
    asRole(shop.userId, async (page) => {
      await acceptsOrder(page);
      await goesOnWriting(page);
    }));
  await test.step("an approver decides", () => asRole(approver.userId, approves));
  await test.step("an accountant sees which invoice is missing", () =>
    asRole(books.userId, seesWhatIsMissing));
  complaints.none();
});
