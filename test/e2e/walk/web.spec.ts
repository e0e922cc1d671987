import { rolesOf, walk } from "../kit/walk.ts";
import { test } from "../kit/test.ts";

test.describe.configure({ mode: "parallel" });

for (const role of rolesOf.web)
  test(`every page of the buyers' and sellers' site that ${role.name} has a link to opens without an error, at both widths`, async ({
    browser,
  }) => {
    await walk(browser, "web", role);
  });
