import axe from "axe-core";
import { errors, expect, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { isDeep, ring } from "../../kit/ring.ts";
import { artefacts } from "./place.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * In the deep ring, and where a journey runs alone, axe applies all rules at both widths, and judges
 * what only a journey shows. The first ring leaves axe to the landing ring's walk, which judges each
 * kind of page.
 */
const isThorough = ring === undefined || isDeep;
/**
 * Two rules take more than half of axe's time. The landing ring measures contrast at the desk's
 * width alone, and the sizes of targets at the phone's, where fingers press them.
 */
const slowRules = { desk: "color-contrast", phone: "target-size" };

/** Runs in the page: what axe finds against these rules, as lines that say where. */
async function issuesIn([tags, leftOut]: [string[], string[]]): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    runOnly: { type: "tag", values: tags },
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

/**
 * What axe finds against WCAG 2.2 AA, without the rules that are left out. A page gets axe once: its
 * half a megabyte takes as long to read as a check. Our pages have no frames, in which it would have
 * to look by itself.
 */
async function issuesOf(page: Page, leftOut: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(issuesIn, [rules, leftOut] satisfies [string[], string[]]);
}

/** Nothing is still loading and nothing overflows sideways. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], output[class*="loading"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wide, "the page must not scroll sideways").toBeLessThanOrEqual(0);
}

/** The height that axe checks at once; a picture is lower, since each further row must be drawn. */
const mostHeight = 6000;
const mostDrawn = 3000;

/** As high as the page, so that bars fixed to the bottom of the screen are at its end. */
async function wholeHeight(page: Page, { height }: typeof desk, most: number): Promise<number> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  return Math.min(Math.max(whole, height), most);
}

/** Pictures are for people: the whole run of all suites draws none, which saves minutes. */
const isPictured = process.env["BUPUM_PICTURES"] !== "none";
/** Many times what a picture takes on a busy machine. */
const pictureMs = 20_000;
const tries = 3;

/**
 * A picture of the whole page in the present window. Chromium may never answer for a window that
 * another one covers, or where a frame was lost: a new frame is requested, and after three tries it
 * fails.
 */
export async function picture(
  page: Page,
  path: string,
  size = desk,
  timeout = pictureMs,
): Promise<void> {
  const whole = { ...size, height: await wholeHeight(page, size, mostDrawn) };
  for (let left = tries - 1; ; left -= 1) {
    await page.setViewportSize(whole);
    try {
      await page.screenshot({ path, animations: "disabled", timeout });
      return await page.setViewportSize(size);
    } catch (error) {
      if (left === 0 || !(error instanceof errors.TimeoutError)) throw error;
      process.stdout.write(`${path}: no picture in ${timeout} ms, ${left} tries left\n`);
      // Resizing forces a new frame.
      await page.setViewportSize(size);
      await page.bringToFront();
    }
  }
}

/** Pictures of a page at both widths, to look at. */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  for (const size of [desk, phone])
    await picture(page, `${artefacts}/screens/${name}-${size.width}.png`, size);
}

type Scheme = "light" | "dark";

/** Sets a colour scheme, and waits until the page is painted in it. */
async function brighten(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    const shown = document.documentElement.dataset["mantineColorScheme"];
    return shown === undefined || shown === wanted;
  }, scheme);
  await painted(page);
}

/**
 * Waits for two frames: one to compute the styles, one to paint them. A window that draws none is
 * not waited for: axe reads computed styles.
 */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 2_000);
      }),
  );

/** The window of a phone, in which a journey goes on; `look` sets the desk's again. */
export const onPhone = (page: Page): Promise<void> => page.setViewportSize(phone);

/** A state within a journey at 1440 and 390 pixels: nothing stands out sideways, and axe by ring. */
export const look = (
  page: Page,
  name: string,
  schemes: [Scheme, Scheme] = ["light", "dark"],
): Promise<void> => examine(page, name, schemes, isThorough);

/**
 * Screenshots of a page at 1440 and 390 pixels, with axe on both: light on the desktop and dark on
 * the phone, or the other way round. Restores the window's width and colour scheme.
 */
export async function examine(
  page: Page,
  name: string,
  [onDesk, onPhone]: [Scheme, Scheme],
  isJudged = true,
): Promise<void> {
  mkdirSync(`${artefacts}/screens`, { recursive: true });
  // Among several windows only the front one is sure to be drawn.
  await page.bringToFront();
  const found: string[] = [];
  const looks = [
    { size: desk, scheme: onDesk, leftOut: isThorough ? [] : [slowRules.phone] },
    { size: phone, scheme: onPhone, leftOut: isThorough ? [] : [slowRules.desk] },
  ];
  for (const { size, scheme, leftOut } of looks) {
    await page.setViewportSize(size);
    await settled(page);
    if (isPictured) await picture(page, `${artefacts}/screens/${name}-${size.width}.png`, size);
    if (!isJudged) continue;
    // From its top: axe would report targets half covered by a fixed bar.
    await page.evaluate(() => scrollTo(0, 0));
    await brighten(page, scheme);
    let issues = await issuesOf(page, leftOut);
    if (issues.some((issue) => issue.includes("partially obscured"))) {
      // A fixed bar may cover half a row until it is scrolled: checked with everything in view.
      await page.setViewportSize({ ...size, height: await wholeHeight(page, size, mostHeight) });
      issues = await issuesOf(page, leftOut);
      await page.setViewportSize(size);
    }
    found.push(...issues.map((issue) => `${size.width} ${scheme} ${issue}`));
  }
  if (isJudged) await brighten(page, "light");
  await page.setViewportSize(desk);
  // What is pressed next stands where it is drawn at this width.
  await painted(page);
  expect.soft(found, `${name} is accessible`).toEqual([]);
}
