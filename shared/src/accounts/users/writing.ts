import type { User } from "./contract.ts";

/**
 * Whether somebody may write wikis: certified, and no change of the proof is under review (D27-2).
 * The review alone writes role and approval, together.
 */
export const isWriting = ({
  writerRole,
  writerApproval,
}: Pick<User, "writerRole" | "writerApproval">) =>
  writerRole !== "NONE" && writerApproval === "APPROVED";
