import * as z from "zod/mini";
import { batchStatus } from "../batch-job-status/contract.ts";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { maintenanceNames } from "./names.ts";

/** A value of an account that another account already holds. */
const conflict = z.object({ userId: id("usr"), field: z.enum(["userId", "phone", "email"]) });
export type MaintenanceConflict = z.output<typeof conflict>;

/** The last run of a maintenance task; READY if it never ran. */
const maintenanceRun = z.object({
  name: z.enum(maintenanceNames),
  status: batchStatus,
  walkedCount: z.int(),
  changedCount: z.int(),
  conflictCount: z.int(),
  /** The first conflicts; `conflictCount` has the total. */
  conflicts: z.array(conflict),
  startedAt: z.optional(instant),
  finishedAt: z.optional(instant),
});
export type MaintenanceRun = z.output<typeof maintenanceRun>;

const started = {
  method: "POST",
  access: "admin",
  roles: [],
  status: 202,
  reply: maintenanceRun,
  problems: [],
  cost: "write",
} as const;

export const maintenanceRoutes = {
  list: route({
    method: "GET",
    path: "/maintenance-runs",
    access: "admin",
    roles: [],
    summary: "Reads how far each maintenance call is, or what came of its last run.",
    reply: z.object({ items: z.array(maintenanceRun) }),
    problems: [],
    cost: "read",
  }),
  applyUuid: route({
    ...started,
    path: "/apply-uuid",
    summary:
      "Gives each account that has none a random UUID, the name by which services outside may know" +
      " it. One that runs is not started twice.",
  }),
  registerUsers: route({
    ...started,
    path: "/register-users",
    summary:
      "Registers again the user id, phone number and e-mail address of accounts that are not found" +
      " by them. What another account holds is left and named. One that runs is not started twice.",
  }),
  phoneNumberVisible: route({
    ...started,
    path: "/users/phone-number-visible",
    summary:
      "Shows the numbers of sellers who never said whether buyers may see them; a number that was" +
      " hidden stays hidden. One that runs is not started twice.",
  }),
  applyCustomerKey: route({
    ...started,
    path: "/users/apply-customer-key",
    summary:
      "Gives each account that has none the name by which the card provider knows it. One that runs" +
      " is not started twice.",
  }),
  listCounts: route({
    ...started,
    path: "/list-counts",
    summary:
      "Puts listings that are missing there among their seller's counts of stock, by date. It counts" +
      " sellers. One that runs is not started twice.",
  }),
  registerCompanies: route({
    ...started,
    path: "/register-companies",
    summary:
      "Lets companies be found by the business number that they state, as far as they are not yet." +
      " One that runs is not started twice.",
  }),
} satisfies Routes;
