import { test } from "@playwright/test";
import { walk } from "../kit/walk.ts";

test("every linked page of the buyers' and sellers' site opens without an error, at both widths", async ({
  browser,
}) => {
  await walk(browser, "web");
});
