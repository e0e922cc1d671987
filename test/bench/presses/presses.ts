import { type Browser, chromium } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { browserArgs, browserPath } from "../../e2e/kit/browser.ts";
import market from "../../e2e/kit/market.ts";
import { searchFor } from "../../e2e/kit/ways.ts";
import { logIn } from "../../e2e/kit/windows.ts";
import type { Section } from "../report.ts";
import { buyerTasks, type Task } from "./buyer.ts";
import { Presser, type Taken } from "./presser.ts";
import { sellerTasks } from "./seller.ts";
import { type Week, weekOf } from "./week.ts";

type Way = "home" | "menus";
/** Each way has people of its own, with the same week: an act is done once. */
const people = {
  home: { buyerId: buyers[4]!.userId, sellerId: sellers[5]!.userId },
  menus: { buyerId: buyers[1]!.userId, sellerId: sellers[8]!.userId },
} as const satisfies Record<Way, object>;

async function windowOf(browser: Browser, userId: string): Promise<Presser> {
  const context = await browser.newContext({
    locale: "ko-KR",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await logIn(page, userId, demoPassword);
  return new Presser(page);
}

/** The page of the part is shown before, so that its browser knows it. */
async function lookAt({ page }: Presser, partNumber: string): Promise<void> {
  await searchFor(page, partNumber);
  await page.locator("a[data-row]").filter({ hasText: partNumber }).first().click();
  await page.waitForURL(/\/products\/prd_/);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function playWeek(browser: Browser, way: Way): Promise<Map<string, Taken>> {
  const of = people[way];
  const buying = await windowOf(browser, of.buyerId);
  const week = await weekOf(buying.page.request, of);
  await lookAt(buying, week.seen);
  const taken = new Map<string, Taken>();
  // The seller accepts and ships after the buyer has looked.
  const play = async (at: Presser, who: string, tasks: readonly Task[], found: Week) => {
    for (const task of tasks)
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      taken.set(`${who}, ${task.what}`, await at.taken(() => task[way](at, found)));
  };
  await play(buying, "buyer", buyerTasks, week);
  await play(await windowOf(browser, of.sellerId), "seller", sellerTasks, week);
  return taken;
}

const said = ({ presses, pages }: Taken) => `${presses} presses, ${pages} pages`;

/**
 * Seven days of a buyer's and of a seller's work, by links and buttons from the start page: once by
 * its entries, once by the menus of the header alone. BUPUM_E2E_PORT names a market that runs.
 */
export async function presses(): Promise<Section> {
  const stopMarket = await market();
  const executablePath = browserPath();
  const browser = await chromium.launch({
    args: browserArgs,
    ...(executablePath && { executablePath }),
  });
  try {
    const [home, menus] = [await playWeek(browser, "home"), await playWeek(browser, "menus")];
    const lines = [...home].map(([what, by]) => ({
      what,
      measured: `${said(by)}; by the menus ${said(menus.get(what)!)}`,
      budget: "fewer presses than by the menus",
      ok: by.presses < menus.get(what)!.presses,
    }));
    return { lines, figures: { home: [...home], menus: [...menus] } };
  } finally {
    await browser.close();
    await stopMarket?.();
  }
}
