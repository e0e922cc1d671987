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
  home: { buyerId: buyers[5]!.userId, sellerId: sellers[6]!.userId },
  menus: { buyerId: buyers[0]!.userId, sellerId: sellers[9]!.userId },
} as const satisfies Record<Way, object>;

// What U1-11 tells.
const said = (took: Taken | undefined) =>
  took ? `${took.presses} presses, ${took.pages} pages` : "not reached";

async function windowOf(browser: Browser, userId: string): Promise<Presser> {
  const context = await browser.newContext({
    locale: "ko-KR",
    viewport: { width: 1440, height: 900 },
  });
  // For calls as well: nothing here is a matter of seconds.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
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

/** A task that cannot be done says why, leaves its page, and the next one is played. */
const notReached =
  ({ page }: Presser, say: (text: string) => void) =>
  async (error: Error): Promise<undefined> => {
    say(`At ${page.url()}: ${error.message}`);
    await page.reload();
  };

async function playWeek(
  browser: Browser,
  way: Way,
  say: (text: string) => void,
): Promise<Map<string, Taken | undefined>> {
  const of = people[way];
  const buying = await windowOf(browser, of.buyerId);
  const week = await weekOf(buying.page.request, of);
  await lookAt(buying, week.seen);
  const taken = new Map<string, Taken | undefined>();
  // The seller accepts and ships after the buyer has looked.
  const play = async (at: Presser, who: string, tasks: readonly Task[], found: Week) => {
    for (const task of tasks) {
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      const took = await at.taken(() => task[way](at, found)).catch(notReached(at, say));
      taken.set(`${who}, ${task.what}`, took);
      say(`${way}: ${who}, ${task.what}: ${said(took)}`);
    }
  };
  await play(buying, "buyer", buyerTasks, week);
  await play(await windowOf(browser, of.sellerId), "seller", sellerTasks, week);
  return taken;
}

/**
 * Seven days of a buyer's and of a seller's work, by links and buttons from the start page: once by
 * its entries, once by the menus of the header alone (U1-11). BUPUM_E2E_PORT names a market that
 * runs.
 */
export async function presses(say: (text: string) => void): Promise<Section> {
  const stopMarket = await market();
  const executablePath = browserPath();
  const browser = await chromium.launch({
    args: browserArgs,
    ...(executablePath && { executablePath }),
  });
  try {
    const [home, menus] = await Promise.all([
      playWeek(browser, "home", say),
      playWeek(browser, "menus", say),
    ]);
    const lines = [...home].map(([what, by]) => {
      const other = menus.get(what);
      return {
        what,
        measured: `${said(by)}; by the menus ${said(other)}`,
        budget: "fewer presses than by the menus",
        ok: by !== undefined && other !== undefined && by.presses < other.presses,
      };
    });
    return { lines, figures: { home: [...home], menus: [...menus] } };
  } finally {
    await browser.close();
    await stopMarket?.();
  }
}
