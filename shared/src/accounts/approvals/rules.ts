import type { AdminRole } from "../../kernel/admin-roles.ts";

/** The acts for which a second admin is wanted (D20-12). */
export const approvalKinds = ["REFUND", "DELETE_USER"] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** What one admin may give back alone, in KRW (D20-12). */
export const refundAlone = 300_000;

/** Whether an act wants a second admin, where there is one (D20-12). */
export const wantsSecond = (kind: ApprovalKind, amount = 0): boolean =>
  kind === "DELETE_USER" || amount > refundAlone;

/** Who may do such an act, and so decide on it. */
export const mayDecide = (kind: ApprovalKind, role: AdminRole): boolean =>
  role === "OWNER" || (kind === "REFUND" && role === "FINANCE");
