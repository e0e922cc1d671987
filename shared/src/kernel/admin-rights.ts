import { everyAdmin, type NamedRole } from "./admin-roles.ts";
import type { Routes } from "./route.ts";

/** resource -> operation -> the roles that may call it beside owners. */
export type Rights = Record<string, Record<string, readonly NamedRole[]>>;

/** The roles that each operation of the admins' API names (D20-10). */
export const rightsOf = (contract: Record<string, Routes>): Rights =>
  Object.fromEntries(
    Object.entries(contract).map(([resource, routes]) => [
      resource,
      Object.fromEntries(
        Object.entries(routes).map(([operation, { roles }]) => [operation, roles ?? everyAdmin]),
      ),
    ]),
  );
