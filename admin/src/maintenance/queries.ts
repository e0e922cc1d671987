import type { MaintenanceRun } from "@bupum/shared/accounts/maintenance/admin-contract";
import type { MaintenanceName } from "@bupum/shared/accounts/maintenance/names";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const lookAgainMs = 1500;
const isRunning = ({ status }: MaintenanceRun) => status === "IN_PROGRESS";

/** The last run of each call; polled while one runs. */
export const maintenanceRuns = queryOptions({
  queryKey: ["maintenance-runs"],
  queryFn: ({ signal }) => api.maintenance.list({}, { signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? lookAgainMs : false),
});

/** The operation that starts each of them, and the name that must be typed. */
export const calls: Record<MaintenanceName, { typed: string; start: () => Promise<unknown> }> = {
  APPLY_UUID: { typed: "apply-uuid", start: () => api.maintenance.applyUuid() },
  REGISTER_USERS: { typed: "register-users", start: () => api.maintenance.registerUsers() },
  APPLY_CUSTOMER_KEY: {
    typed: "apply-customer-key",
    start: () => api.maintenance.applyCustomerKey(),
  },
  REGISTER_COMPANIES: {
    typed: "register-companies",
    start: () => api.maintenance.registerCompanies(),
  },
  LIST_COUNTS: { typed: "list-counts", start: () => api.maintenance.listCounts() },
  PHONE_NUMBER_VISIBLE: {
    typed: "phone-number-visible",
    start: () => api.maintenance.phoneNumberVisible(),
  },
};
