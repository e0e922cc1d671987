import type { User } from "./contract.ts";

/**
 * Whether somebody may act as a seller: approved, also while a change of the approved profile is
 * under review (D11-2). The review alone writes role and approval, together.
 */
export const isSelling = ({ role, sellerApproval }: Pick<User, "role" | "sellerApproval">) =>
  role === "SELLER" && (sellerApproval === "APPROVED" || sellerApproval === "PENDING");
