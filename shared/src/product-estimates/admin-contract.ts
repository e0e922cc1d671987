import * as z from "zod/mini";
import { closeReason } from "../estimate-groups/contract.ts";
import { humanNumber, id, lineId } from "../kernel/ids.ts";
import { page } from "../kernel/page.ts";
import { route, type Routes } from "../kernel/route.ts";
import { instant } from "../kernel/time.ts";
import {
  inOrder,
  ledgerQuery,
  parties,
  someOf,
  trail,
} from "../product-estimate-orders/admin-contract.ts";
import { order } from "../product-estimate-orders/contract.ts";
import { lineDetail, replyType, replyTypes } from "./contract.ts";

const lineRow = z.extend(z.pick(order, parties), {
  id: lineId,
  groupId: id("egr"),
  groupNumber: humanNumber,
  estimateId: id("est"),
  title: z.string(),
  replyType,
  open: z.boolean(),
  closeReason: z.optional(closeReason),
  dueAt: instant,
  createdAt: instant,
});
export type LineEntityRow = z.output<typeof lineRow>;

export const lineEntityRoutes = {
  list: route({
    method: "GET",
    path: "/product-estimate-entities",
    access: "admin",
    summary:
      "Lists the lines of all requests by reply, days and the names of both sides, product and part.",
    query: z
      .extend(z.omit(ledgerQuery, { filter: true }), { replyTypes: z.optional(someOf(replyTypes)) })
      .check(inOrder()),
    reply: page(lineRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  get: route({
    method: "GET",
    path: "/product-estimate-entities/{id}",
    access: "admin",
    summary: "Reads one line, with its quotes and all that is on record of it.",
    params: z.strictObject({ id: lineId }),
    reply: z.extend(lineDetail, { history: trail }),
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
} satisfies Routes;
