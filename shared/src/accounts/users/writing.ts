import type { User } from "./contract.ts";

/**
 * Whether somebody may write wikis: certified, and no change of what proves it is under review
 * (D27-2). Role and approval are written together, by the review alone.
 */
export const isWriting = ({
  writerRole,
  writerApproval,
}: Pick<User, "writerRole" | "writerApproval">) =>
  writerRole !== "NONE" && writerApproval === "APPROVED";
