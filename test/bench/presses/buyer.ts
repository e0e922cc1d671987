import { sectionOf, type Presser } from "./presser.ts";
import { ko } from "../../../web/src/homes/words/ko.ts";
import type { Week } from "./week.ts";

/** A task of a day, by the home and by the menus; each begins at the start page. */
export interface Task {
  what: string;
  home: (at: Presser, of: Week) => Promise<void>;
  menus: (at: Presser, of: Week) => Promise<void>;
}

const row = ({ page }: Presser, text: string) =>
  page.getByRole("row").filter({ hasText: text }).getByRole("link");
const heading = ({ page }: Presser, name: string | RegExp) =>
  page.getByRole("main").getByRole("heading", { level: 1, name }).waitFor();

/** The market may have had such a week before: the first entry is meant. */
const anyOrder = /^PO-/;
/** An entry of the home by its state. */
const ordered = (state: keyof typeof ko.bought) => new RegExp(ko.bought[state]);

async function confirmArrival(at: Presser): Promise<void> {
  await at.press(at.page.getByRole("button", { name: /거래 완료/ }));
  const sure = at.page.getByRole("dialog").filter({ hasText: "물품을 받고 거래를 마쳤다면" });
  await at.press(sure.getByRole("button", { name: /거래 완료/ }));
  await sure.waitFor({ state: "hidden" });
}

async function openOrder(at: Presser, poNumber: string): Promise<void> {
  await at.byMenu("estimate", "receivedOrders");
  await at.press(row(at, poNumber));
  await heading(at, poNumber);
}

async function openBySearch(at: Presser, partNumber: string): Promise<void> {
  await at.fill(at.page.getByRole("combobox", { name: "부품 검색" }), partNumber, "Enter");
  await at.press(at.page.locator("a[data-row]").filter({ hasText: partNumber }));
  await heading(at, new RegExp(partNumber.replaceAll(/[^\w]/g, ".")));
}

const adding = ({ page }: Presser, partNumber: string) =>
  page.getByRole("main").getByRole("button", { name: `담기: ${partNumber}` });
const added = ({ page }: Presser, partNumber: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: `담았습니다: ${partNumber}` })
    .first()
    .waitFor();

/** Seven days of a buyer. */
export const buyerTasks: readonly Task[] = [
  {
    what: "Mon: compare the quotes that end first",
    async home(at, { toDecide }) {
      await at.press(sectionOf(at.page, ko.quotes).getByRole("link", { name: toDecide }));
      await heading(at, toDecide);
    },
    async menus(at, { toDecide }) {
      await at.byMenu("estimate", "requestedEstimates");
      await at.press(at.page.getByRole("main").getByRole("link", { name: toDecide }));
      await heading(at, toDecide);
    },
  },
  {
    what: "Tue: look at what should have come",
    async home(at) {
      await at.press(sectionOf(at.page, ko.orders).getByRole("link", { name: ordered("PENDING") }));
      await heading(at, anyOrder);
    },
    menus: (at, { waits }) => openOrder(at, waits.poNumber),
  },
  {
    what: "Wed: confirm a parcel that came",
    async home(at) {
      await at.press(sectionOf(at.page, ko.orders).getByRole("link", { name: ordered("SHIPPED") }));
      await heading(at, anyOrder);
      await confirmArrival(at);
    },
    async menus(at, { onItsWay }) {
      await openOrder(at, onItsWay.poNumber);
      await confirmArrival(at);
    },
  },
  {
    what: "Thu: ask again for what was ordered last",
    async home(at, { again }) {
      await at.press(
        sectionOf(at.page, ko.again).getByRole("button", { name: new RegExp(again.part) }),
      );
      await added(at, again.part);
    },
    async menus(at, { again }) {
      await openOrder(at, again.poNumber);
      await openBySearch(at, again.part);
      await at.press(adding(at, again.part));
      await added(at, again.part);
    },
  },
  {
    what: "Fri: ask for a part of one's list",
    async home(at, { marked }) {
      await at.press(
        sectionOf(at.page, ko.marked).getByRole("button", { name: new RegExp(marked) }),
      );
      await added(at, marked);
    },
    async menus(at, { marked }) {
      await at.byMenu("mypage", "bookmarks");
      await at.press(at.page.getByRole("main").locator('a[href*="/products/prd_"]'));
      await at.press(adding(at, marked));
      await added(at, marked);
    },
  },
  {
    what: "Sat: ask for a part that was looked at",
    async home(at, { seen }) {
      await at.press(sectionOf(at.page, ko.seen).getByRole("button", { name: new RegExp(seen) }));
      await added(at, seen);
    },
    async menus(at, { seen }) {
      await openBySearch(at, seen);
      await at.press(adding(at, seen));
      await added(at, seen);
    },
  },
];
