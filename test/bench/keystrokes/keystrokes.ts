import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { buyers, demoPassword } from "@bupum/seed/people/people";
import { browserArgs, browserPath } from "../../e2e/kit/browser.ts";
import market from "../../e2e/kit/market.ts";
import { addresses } from "../../e2e/kit/place.ts";
import { banner, byMenu } from "../../e2e/kit/ways.ts";
import { quantile, type Section } from "../report.ts";

/** As many as one list may have (D19-12). */
const lines = 500;
/** A mid-range phone is four times slower than the machine. */
const slowdown = 4;
/** Milliseconds from a key to its paint that people notice no wait in (web.dev, INP). */
const mostMs = 200;
const rowsTyped = 12;
const pauseMs = 150;

/** Half of them parts of the market, spelt in other ways, the others unknown. */
const textOf = (numbers: readonly string[]): string =>
  [
    "품번\t제조사\t수량",
    ...Array.from({ length: lines }, (_, at) => {
      const known = numbers[at % (2 * numbers.length)];
      return `${known ? known.toLowerCase() : "없는품번"}${known && at < numbers.length ? "" : `-${at}`}\t\t${at + 1}`;
    }),
  ].join("\n");

async function partNumbers(page: Page): Promise<string[]> {
  const found = await page.request.get(`${addresses().web}/api/products/search?itemsPerPage=100`);
  const { items } = (await found.json()) as { items: { partNumber: string }[] };
  return items.map(({ partNumber }) => partNumber);
}

/** The durations of all key presses so far: from the press to the next paint, in steps of 8 ms. */
const pressed = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { pressed: number[] }).pressed);

async function watchKeys(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: number[] = [];
    (globalThis as unknown as { pressed: number[] }).pressed = seen;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "keydown") seen.push(duration);
      // The lib of the compiler lacks the threshold of the event timing.
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function openList(page: Page): Promise<void> {
  await page.goto(addresses().web);
  await banner(page).getByRole("link", { name: "로그인" }).click();
  await page.getByLabel("아이디", { exact: true }).fill(buyers[3]!.userId);
  await page.getByLabel("비밀번호", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "로그인" }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/login"));
  await byMenu(page, "estimate", "requestedEstimates");
  await page.getByRole("link", { name: "견적 요청하기" }).first().click();
  await page.getByRole("button", { name: "엑셀에서 붙여넣기" }).click();
  await page.getByLabel(/복사해 붙여넣으세요/).fill(textOf(await partNumbers(page)));
  await page.getByRole("button", { name: `${lines}개 품목 담기` }).waitFor();
  await page.getByText("품번이 같습니다").first().waitFor();
}

/** Types into the quantity and the number of rows, and goes down by Enter. */
async function type(page: Page, onKey: () => Promise<unknown>): Promise<void> {
  for (const field of ["수량", "품번"]) {
    await page.getByRole("textbox", { name: field, exact: true }).first().click();
    for (let row = 0; row < rowsTyped; row++)
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      for (const key of ["7", "Backspace", "3", "Enter"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(pauseMs);
        await onKey();
      }
  }
}

/**
 * Milliseconds of a phone's processor that the page took for each key and for what follows its paint
 * (a match of what was typed), whatever else runs: to compare two versions on a busy machine.
 */
async function ownTimes(page: Page, session: CDPSession): Promise<number[]> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1000 * slowdown;
  };
  const times: number[] = [];
  let before = await spent();
  await type(page, async () => {
    const now = await spent();
    times.push(Math.round(now - before));
    before = now;
  });
  return times;
}

/** Milliseconds from each key to its paint by the clock; those below 16 are not reported. */
async function clockTimes(page: Page, session: CDPSession): Promise<number[]> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const before = (await pressed(page)).length;
  let count = 0;
  await type(page, async () => count++);
  const slow = (await pressed(page)).slice(before);
  return [...slow, ...Array.from({ length: Math.max(0, count - slow.length) }, () => 16)];
}

/**
 * A key in a list of 500 lines on a phone: the processor time that it costs, and by the clock until
 * its paint, which other programs lengthen. BUPUM_E2E_PORT names a market that is already running.
 */
export async function keystrokes(): Promise<Section> {
  const stopMarket = await market();
  const executablePath = browserPath();
  const browser = await chromium.launch({
    args: browserArgs,
    ...(executablePath && { executablePath }),
  });
  try {
    const context = await browser.newContext({ locale: "ko-KR" });
    await watchKeys(context);
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    await openList(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await context.newCDPSession(page);
    const own = await ownTimes(page, session);
    const clock = await clockTimes(page, session);
    const what = `a key in a list of ${lines} lines, median/p95/longest`;
    return {
      lines: [
        {
          what: `${what}: by the clock, to its paint`,
          measured: threeOf(clock),
          budget: `p95 <= ${mostMs} ms on a quiet machine`,
          ok: quantile(clock, 0.95) <= mostMs,
        },
        { what: `${what}: own processor time, with what follows`, measured: threeOf(own) },
      ],
      figures: { own, clock },
    };
  } finally {
    await browser.close();
    await stopMarket?.();
  }
}

const threeOf = (all: readonly number[]): string =>
  `${[0.5, 0.95, 1].map((share) => quantile(all, share)).join("/")} ms of ${all.length}`;
