import { mutantsOf } from "./mutant.ts";

const resource = "functions/src/kernel/request/resource.ts";

/** Middlewares of a call that are left out of the list, or change places in it. */
export const calls = [
  ...mutantsOf(
    resource,
    ["test/api/contract/metrics.test.ts"],
    [["a call writes no log line", "      measuredCall(audience),\n", ""]],
  ),
  ...mutantsOf(
    resource,
    ["test/api/contract/edge-key.test.ts"],
    [["a call may come past CloudFront", "      edge,\n", ""]],
  ),
  ...mutantsOf(
    resource,
    ["test/api/accounts/code-budgets.test.ts"],
    [
      ["codes have no limit of calls", "      limits(audience),\n", ""],
      [
        "calls with invalid bodies have no limit",
        "      limits(audience),\n      input,\n",
        "      input,\n      limits(audience),\n",
      ],
    ],
  ),
  ...mutantsOf(
    resource,
    ["test/api/contract/page-limits.test.ts"],
    [["deep pages have no limit", "      pageLimits,\n", ""]],
  ),
  ...mutantsOf(
    resource,
    ["test/api/deal/requotes.test.ts"],
    [["a repeated call takes effect again (D0-8)", "      idempotency,\n", ""]],
  ),
];
