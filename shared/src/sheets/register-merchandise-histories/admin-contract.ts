import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { rule } from "../../kernel/rule.ts";
import { id } from "../../kernel/ids.ts";
import { page } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { registerActions } from "../register-request-histories/codes.ts";
import { lastSheetRow } from "../register-request-histories/columns.ts";
import { registerMerchandiseHistory, rowsQuery } from "../register-request-histories/contract.ts";
import { typedCells } from "../register-request-histories/mending.ts";

export const registerMerchandiseHistoryRoutes = {
  list: route({
    method: "GET",
    path: "/register-merchandise-histories",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists the rows of one bulk registration, foreseen or processed.",
    query: z.extend(rowsQuery, { registerRequestHistoryId: id("rrh") }),
    reply: page(registerMerchandiseHistory),
    problems: ["NOT_FOUND", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/register-merchandise-histories",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Enters rows by hand for a seller; the request keeps its status.",
    body: z.strictObject({
      registerRequestHistoryId: id("rrh"),
      createMakers: z._default(z.boolean(), false),
      rows: z
        .array(
          z.strictObject({
            rowNo: z.int().check(z.minimum(1), z.maximum(lastSheetRow)),
            action: z.enum(registerActions),
            merchandise: typedCells,
          }),
        )
        .check(
          z.minLength(1),
          z.maxLength(500),
          rule((rows) => new Set(rows.map(({ rowNo }) => rowNo)).size === rows.length, {
            error: "DUPLICATE_LINES",
          }),
        ),
    }),
    reply: z.object({ items: z.array(registerMerchandiseHistory) }),
    problems: ["NOT_FOUND", "INVALID_TRANSITION"],
    cost: "write",
  }),
} satisfies Routes;
