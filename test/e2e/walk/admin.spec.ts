import { test } from "@playwright/test";
import { walk } from "../kit/walk.ts";

test("every page of the admin site that pages lead to is whole, at both widths, in all languages", async ({
  browser,
}) => {
  await walk(browser, "admin");
});
