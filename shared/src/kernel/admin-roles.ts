/** The roles inside the market's company. An owner may do everything (D20-10). */
export const adminRoles = ["OWNER", "MODERATOR", "SUPPORT", "FINANCE"] as const;
export type AdminRole = (typeof adminRoles)[number];

/** The roles that a route names; an owner needs no naming. */
export type NamedRole = Exclude<AdminRole, "OWNER">;
export const everyAdmin = ["MODERATOR", "SUPPORT", "FINANCE"] as const satisfies NamedRole[];

/** Whether an admin of this role may call a route that names these roles. */
export const mayCall = (role: AdminRole | undefined, named: readonly NamedRole[]): boolean =>
  role === "OWNER" || named.some((one) => one === role);

/** The role of an admin's account. Accounts older than the roles have none: they are owners. */
export const adminRoleOf = ({ adminRole = "OWNER" }: { adminRole?: AdminRole | undefined }) =>
  adminRole;
