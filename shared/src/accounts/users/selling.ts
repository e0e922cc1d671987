import type { User } from "./contract.ts";

/**
 * Whether somebody may act as a seller: approved, and also while a change of an approved profile
 * is under review (D11-2). Role and approval are written together, by the review alone.
 */
export const isSelling = ({ role, sellerApproval }: Pick<User, "role" | "sellerApproval">) =>
  role === "SELLER" && (sellerApproval === "APPROVED" || sellerApproval === "PENDING");
