/**
 * The maintenance calls (D26-1), in a file of their own so that messages do not import the
 * contract.
 */
export const maintenanceNames = [
  "APPLY_UUID",
  "REGISTER_USERS",
  "PHONE_NUMBER_VISIBLE",
  "APPLY_CUSTOMER_KEY",
  "REGISTER_COMPANIES",
  "LIST_COUNTS",
] as const;
export type MaintenanceName = (typeof maintenanceNames)[number];
