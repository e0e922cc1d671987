import { test as base } from "@playwright/test";
import { ring } from "../../kit/ring.ts";

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

/** A step of an essential journey that the first ring leaves to the landing. */
export const furtherStep = async (title: string, body: () => Promise<void>): Promise<void> => {
  if (ring !== "first") await test.step(title, body);
};
