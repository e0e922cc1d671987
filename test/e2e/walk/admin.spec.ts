import { rolesOf, walk } from "../kit/walk.ts";
import { test } from "../kit/test.ts";

for (const role of rolesOf.admin)
  test("every linked page of the admin site opens without an error, at both widths", async ({
    browser,
  }) => {
    await walk(browser, "admin", role);
  });
