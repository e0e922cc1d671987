import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** How far drawn things moved by themselves since the page was loaded, as browsers score it. */
    shifted: number;
  }
}
interface LayoutShift extends PerformanceEntry {
  value: number;
  /** What follows a press within half a second is meant. */
  hadRecentInput: boolean;
}

/** Counts in each page of the window from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/** All of the page is there, nothing of it has jumped, and nothing stands out sideways. */
export async function standsStill(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], output[class*="loading"]')).toHaveCount(0);
  const { shifted, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { shifted: window.shifted, wide: scrollWidth - clientWidth };
  });
  expect(shifted, "the page jumps").toBeLessThan(0.05);
  expect(wide, "the page must not scroll sideways").toBeLessThanOrEqual(0);
}
