import { test as base } from "@playwright/test";

/**
 * Playwright's test, at whose end all windows close. It closes only its own `page`: the windows of
 * other people would stay open until the last test, and their pages would go on asking the market.
 */
export const test = base.extend<{ closedWindows: void }>({
  closedWindows: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
