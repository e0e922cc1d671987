import { test } from "@playwright/test";
import { walk } from "../kit/walk.ts";

test("every page of the buyers' and sellers' site that pages lead to is whole, at both widths", async ({
  browser,
}) => {
  await walk(browser, "web");
});
