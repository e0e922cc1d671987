import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { taxStatus } from "../seller-infos/tax-status.ts";
import { ofCompany as one } from "./fields.ts";
import { mostOfficeAsks } from "./rules.ts";

/** What stands beside what a company says of itself. */
export const factRoutes = {
  setLogo: route({
    method: "PUT",
    path: "/companies/{companyId}/logo",
    access: "user",
    summary: "Gives a company another logo, a PNG, or none. For owners.",
    params: one,
    body: z.strictObject({
      /** None where absent. */
      fileId: z.optional(id("fil")),
    }),
    reply: z.object({ logoId: z.optional(id("fil")) }),
    problems: [
      "NOT_FOUND",
      "FORBIDDEN",
      "VERSION_CONFLICT",
      "FILE_INVALID",
      "FILE_EXPIRED",
      "FILE_TYPE_MISMATCH",
      "FILE_TOO_LARGE",
    ],
    cost: "write",
  }),
  taxStatus: route({
    method: "GET",
    path: "/companies/{companyId}/tax-status",
    access: "user",
    // What is asked outside is asked by owners themselves.
    view: "HIDDEN",
    summary: `Asks the tax office for the number that a company states; ${mostOfficeAsks} times a day. For owners.`,
    params: one,
    reply: z.extend(taxStatus, { askedAt: instant }),
    problems: ["NOT_FOUND", "FORBIDDEN", "UNAVAILABLE", "LIMIT_EXCEEDED"],
    cost: "read",
  }),
} satisfies Routes;
