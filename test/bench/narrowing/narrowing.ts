import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { browserArgs, browserPath } from "../../e2e/kit/browser.ts";
import market from "../../e2e/kit/market.ts";
import { addresses } from "../../e2e/kit/place.ts";
import { type Measured, quantile, type Section } from "../report.ts";

/** A mid-range phone is four times slower than the machine. */
const slowdown = 4;
/** Milliseconds from a press of a filter to the narrowed list (the goal of the filters). */
const mostMs = 100;
const presses = 12;
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

interface Counted {
  total: number;
  facets: { name: string; values: { value: string; count: number }[] }[];
}

/** The category with the most parts. */
async function largest(web: string): Promise<{ value: string; count: number }> {
  const found = await fetch(`${web}/api/products/search?facets=category&itemsPerPage=10`);
  const { facets } = (await found.json()) as Counted;
  const [first] = facets
    .flatMap(({ values }) => values)
    .toSorted((left, right) => right.count - left.count);
  if (!first) throw new Error("No category has parts.");
  return first;
}

/** Keeps the moment of each press, and of the paint after the number of hits has changed. */
async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = { pressed: 0, times: [] as number[] };
    (globalThis as unknown as { narrowed: typeof seen }).narrowed = seen;
    addEventListener("click", () => (seen.pressed = performance.now()), { capture: true });
    const painted = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (seen.pressed > 0) seen.times.push(performance.now() - seen.pressed);
          seen.pressed = 0;
        }),
      );
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver((changes) => {
        const isCount = changes.some(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest("[role=status]"),
        );
        if (seen.pressed > 0 && isCount) painted();
      }).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
  });
}

const timesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { narrowed: { times: number[] } }).narrowed.times);

/** Boxes of values that some of the parts have, with which the number of hits changes. */
async function telling(panel: Locator): Promise<Locator[]> {
  const counts = await panel
    .locator("label", { has: panel.page().locator("small") })
    .evaluateAll((labels) =>
      labels.map((label) => Number(label.querySelector("small")!.textContent.replaceAll(",", ""))),
    );
  const most = Math.max(...counts);
  const at = counts.flatMap((count, place) => (count > 0 && count < most / 2 ? [place] : []));
  if (at.length < presses / 2) throw new Error("Too few values narrow the list.");
  const labels = panel.locator("label", { has: panel.page().locator("small") });
  return at.slice(0, presses / 2).map((place) => labels.nth(place).getByRole("checkbox"));
}

/** Milliseconds of a phone from each press to the paint of the narrowed list. */
async function narrowed(
  context: BrowserContext,
  category: string,
  isPhone: boolean,
): Promise<number[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${addresses().web}/search?categoryTagIds=${category}`);
  if (isPhone) await page.getByRole("button", { name: /^조건/ }).click();
  const panel = isPhone
    ? page.getByRole("dialog", { name: "조건" })
    : page.getByRole("complementary", { name: "조건" });
  await panel.getByRole("checkbox").nth(presses).waitFor();
  const boxes = await telling(panel);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  for (let press = 0; press < presses; press++) {
    const before = (await timesOf(page)).length;
    // On, and off again: each time the rows and all counts are others.
    await boxes[Math.floor(press / 2)]!.dispatchEvent("click");
    await page.waitForFunction(
      (count) =>
        (globalThis as unknown as { narrowed: { times: number[] } }).narrowed.times.length > count,
      before,
    );
    await page.waitForTimeout(1_000);
  }
  const times = await timesOf(page);
  await page.close();
  return times;
}

/**
 * From a press of a filter to the narrowed list of the largest category, on a processor of a quarter
 * of the speed. Other programs lengthen it. BUPUM_E2E_PORT names a market that is already running,
 * for one with more parts than the demo has.
 */
export async function narrowing(): Promise<Section> {
  const stopMarket = await market();
  const executablePath = browserPath();
  const browser = await chromium.launch({
    args: browserArgs,
    ...(executablePath && { executablePath }),
  });
  const lines: Measured[] = [];
  const figures: Record<string, number[]> = {};
  try {
    const { value, count } = await largest(addresses().web);
    for (const [name, viewport] of Object.entries(sizes)) {
      const isPhone = name === "phone";
      const context = await browser.newContext({
        locale: "ko-KR",
        viewport,
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      await watch(context);
      const times = await narrowed(context, value, isPhone);
      figures[name] = times;
      const three = [0, 0.5, 0.95].map((share) => Math.round(quantile(times, share))).join("/");
      lines.push({
        what: `a filter on ${count} parts, ${name}, least/median/p95: to the paint of its list`,
        measured: `${three} ms of ${times.length}`,
        budget: `median <= ${mostMs} ms on a quiet machine`,
        ok: quantile(times, 0.5) <= mostMs,
      });
      await context.close();
    }
    return { lines, figures };
  } finally {
    await browser.close();
    await stopMarket?.();
  }
}
