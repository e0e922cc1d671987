import { test } from "@playwright/test";
import { walk } from "../kit/walk.ts";

test("every linked page of the admin site opens without an error, at both widths", async ({
  browser,
}) => {
  await walk(browser, "admin");
});
