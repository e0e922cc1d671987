import { forgetClaims } from "../kit/claims.ts";
import { makeRoles } from "../kit/crawl-roles.ts";
import { test } from "../kit/test.ts";

test("somebody is certified, another one applies, and a third loses the approval", async ({
  browser,
  request,
}) => {
  forgetClaims();
  await makeRoles(browser, request);
});
