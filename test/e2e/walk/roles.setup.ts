import { test } from "@playwright/test";
import { makeRoles } from "../kit/crawl-roles.ts";

test("somebody is certified, another one applies, and a third loses the approval", async ({
  browser,
  request,
}) => {
  await makeRoles(browser, request);
});
