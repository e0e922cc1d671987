/** The maintenance calls (D26-1). Apart from the contract, so that messages stay free of it. */
export const maintenanceNames = [
  "APPLY_UUID",
  "REGISTER_USERS",
  "PHONE_NUMBER_VISIBLE",
  "APPLY_CUSTOMER_KEY",
] as const;
export type MaintenanceName = (typeof maintenanceNames)[number];
