import { ko } from "../../../web/src/homes/words/ko.ts";
import { ko as goods } from "../../../web/src/merchandises/words/ko.ts";
import type { Task } from "./buyer.ts";
import { sectionOf, type Presser } from "./presser.ts";

const heading = ({ page }: Presser, name: string | RegExp) =>
  page.getByRole("main").getByRole("heading", { level: 1, name }).waitFor();

async function openOrder(at: Presser, poNumber: string): Promise<void> {
  await at.byMenu("seller", "sellerOrders");
  await at.press(at.page.getByRole("row").filter({ hasText: poNumber }).getByRole("link"));
  await heading(at, poNumber);
}

const salesOf = ({ page }: Presser, state: string) =>
  sectionOf(page, ko.sales).getByRole("link", { name: new RegExp(state) });

async function acceptOrder(at: Presser): Promise<void> {
  await at.press(at.page.getByRole("button", { name: /^(?:\d+건 )?수락$/ }));
  const dialog = at.page.getByRole("dialog", { name: "주문 수락" });
  await at.press(dialog.getByRole("button", { name: "수락", exact: true }));
  await dialog.waitFor({ state: "hidden" });
}

async function shipOrder(at: Presser): Promise<void> {
  await at.press(at.page.getByRole("button", { name: /출고 정보 입력/ }));
  const dialog = at.page.getByRole("dialog", { name: "배송 정보" });
  await at.fill(dialog.getByLabel("운송사"), "한진택배");
  await at.fill(dialog.getByLabel(/^운송장 번호/), "512345678901");
  await at.press(dialog.getByRole("button", { name: "저장하고 구매자에게 알리기" }));
  await dialog.waitFor({ state: "hidden" });
}

/** Seven days of a seller. */
export const sellerTasks: readonly Task[] = [
  {
    what: "Mon: open what is due first, to answer",
    async home(at) {
      await at.press(sectionOf(at.page, ko.due).getByRole("link", { name: ko.answer }));
      await at.page.waitForURL(/product-estimates\/est_/);
    },
    async menus(at, { toAnswer }) {
      await at.byMenu("seller", "receivedEstimates");
      await at.press(at.page.getByRole("row").filter({ hasText: toAnswer }).getByRole("link"));
      await heading(at, toAnswer);
    },
  },
  {
    what: "Tue: accept an order",
    async home(at) {
      await at.press(salesOf(at, ko.sold.PENDING));
      await heading(at, /^PO-/);
      await acceptOrder(at);
    },
    async menus(at, { waits }) {
      await openOrder(at, waits.poNumber);
      await acceptOrder(at);
    },
  },
  {
    what: "Wed: ship an order",
    async home(at) {
      await at.press(salesOf(at, ko.sold.TO_SHIP));
      await heading(at, /^PO-/);
      await shipOrder(at);
    },
    async menus(at, { toShip }) {
      await openOrder(at, toShip.poNumber);
      await shipOrder(at);
    },
  },
  {
    // The list of listings has pages of 30, the old counts among the others.
    what: "Thu: say of 50 old counts that they hold, of 30 by the menus",
    async home(at) {
      const hold = sectionOf(at.page, ko.stocks).getByRole("button", { name: /그대로 확인/ });
      await at.press(hold);
      await at.page
        .getByText(/재고를 확인했습니다/)
        .first()
        .waitFor();
    },
    async menus(at) {
      await at.byMenu("seller", "merchandises");
      const boxes = at.page.getByRole("main").getByRole("checkbox");
      // Nothing is chosen by the first one before the rows are there.
      await boxes.nth(1).waitFor();
      await at.press(boxes);
      await at.press(at.page.getByRole("button", { name: goods.bulk.confirm }));
      await at.page
        .getByText(/재고를 그대로 확인했습니다/)
        .first()
        .waitFor();
    },
  },
  {
    what: "Fri: reply to somebody who looks for a part",
    async home(at, { post }) {
      await at.press(sectionOf(at.page, ko.posts).getByRole("link", { name: post }));
      await heading(at, post);
    },
    async menus(at, { post }) {
      await at.press(at.page.getByRole("banner").getByRole("link", { name: "게시판" }));
      await at.press(
        at.page.getByRole("main").locator('a[href*="/boards/brd_"]').filter({ hasText: post }),
      );
      await heading(at, post);
    },
  },
];
