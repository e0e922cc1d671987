import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import { addHours, endOfSeoulDay, type Instant, seoulDay } from "../../kernel/time.ts";
import type { WriterApproval, WriterRole } from "../users/contract.ts";

/** A review ends within this many business days (D27-4). */
const reviewDays = 2;
const waitDays = 30;

/** The end of the second business day after a submission, in Seoul (D27-4). */
export const reviewEnd = (submittedAt: Instant): Instant =>
  endOfSeoulDay(addBusinessDays(seoulDay(submittedAt), reviewDays));

/** When a refused application may be sent again (D27-3). */
export const sentAgainFrom = (refusedAt: Instant): Instant => addHours(refusedAt, waitDays * 24);

/** The decisions that an admin may take on an application. */
export const writerDecisions = ["APPROVED", "CORRECTION", "REJECTED"] as const;
export type WriterDecision = (typeof writerDecisions)[number];

/**
 * The effect of a decision: `back` keeps what was approved before, `revoke` ends the role,
 * `restore` gives a former writer the role again, `assign` changes role or categories.
 */
export type WriterOutcome =
  | "approve"
  | "correct"
  | "refuse"
  | "back"
  | "assign"
  | "revoke"
  | "restore";

interface Standing {
  status: WriterApproval;
  writerRole: WriterRole;
  /** Whether a proof was ever approved. */
  wasApproved: boolean;
}

/** The outcome of a decision, or undefined where the state allows none (D27-5). */
export function writerOutcome(
  { status, writerRole, wasApproved }: Standing,
  decision: WriterDecision,
): WriterOutcome | undefined {
  const isWriter = writerRole !== "NONE";
  if (status === "PENDING") {
    if (decision === "APPROVED") return "approve";
    if (decision === "CORRECTION") return "correct";
    return isWriter ? "back" : "refuse";
  }
  if (status === "CORRECTION" && decision === "REJECTED") return isWriter ? "back" : "refuse";
  if (status === "APPROVED" && decision === "APPROVED") return "assign";
  if (status === "APPROVED" && decision === "REJECTED") return "revoke";
  // A first application's refusal is taken back (D27-7).
  if (status === "REJECTED" && decision === "APPROVED") return wasApproved ? "restore" : "approve";
  return undefined;
}

/** Whether somebody is a former writer: the wikis stay (D27-1). */
export const isFormerWriter = ({ writerRole, wasApproved }: Omit<Standing, "status">): boolean =>
  writerRole === "NONE" && wasApproved;
