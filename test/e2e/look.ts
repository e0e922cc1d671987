import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { artefacts } from "./place.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds against WCAG 2.2 AA, as lines that say where. */
async function issuesOf(page: Page): Promise<string[]> {
  // Our pages have no frames: without them axe needs no further window for each look.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(rules);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

/** Nothing still loads and nothing stands out sideways. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], output[class*="loading"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wide, "the page must not scroll sideways").toBeLessThanOrEqual(0);
}

const mostHeight = 6000;
/** A browser without a graphics card draws a long page in seconds on a busy machine. */
const screenshotMs = 60_000;

/** As high as the page, so that bars at the bottom of the screen stand at its end. */
async function wholeHeight(page: Page, least: number): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return Math.min(Math.max(height, least), mostHeight);
}

type Scheme = "light" | "dark";

/** Asks for a colour scheme, and waits until the page is painted in it. */
async function brighten(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    const shown = document.documentElement.dataset["mantineColorScheme"];
    return shown === undefined || shown === wanted;
  }, scheme);
  // Two frames: one to compute the styles, one to paint them.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * Screenshots of a page at 1440 and 390 pixels, and axe on both: light on the desk and dark on the
 * phone, or the other way round. Leaves the window as wide and bright as it found it.
 */
export async function look(
  page: Page,
  name: string,
  [onDesk, onPhone]: [Scheme, Scheme] = ["light", "dark"],
): Promise<void> {
  mkdirSync(`${artefacts}/screens`, { recursive: true });
  const found: string[] = [];
  const looks = [
    { size: desk, scheme: onDesk },
    { size: phone, scheme: onPhone },
  ];
  for (const { size, scheme } of looks) {
    await page.setViewportSize(size);
    await settled(page);
    const path = `${artefacts}/screens/${name}-${size.width}.png`;
    await page.setViewportSize({ ...size, height: await wholeHeight(page, size.height) });
    await page.screenshot({ path, animations: "disabled", timeout: screenshotMs });
    await page.setViewportSize(size);
    // From its top: what lies half below a bar that stays is not to be touched there.
    await page.evaluate(() => scrollTo(0, 0));
    await brighten(page, scheme);
    let issues = await issuesOf(page);
    if (issues.some((issue) => issue.includes("partially obscured"))) {
      // A bar that stays may cover half a row, which scrolling frees: judged with all in sight.
      await page.setViewportSize({ ...size, height: await wholeHeight(page, size.height) });
      issues = await issuesOf(page);
      await page.setViewportSize(size);
    }
    found.push(...issues.map((issue) => `${size.width} ${scheme} ${issue}`));
  }
  await brighten(page, "light");
  await page.setViewportSize(desk);
  expect.soft(found, `${name} is accessible`).toEqual([]);
}
