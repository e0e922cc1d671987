import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Instant } from "@bupum/shared/kernel/time";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type {
  WriterInfo,
  writerInfoRoutes,
  WriterProof,
} from "@bupum/shared/accounts/writer-infos/contract";
import { reviewEnd, sentAgainFrom } from "@bupum/shared/accounts/writer-infos/rules";
import { isSame } from "../../kernel/rows/same.ts";

export type WriterChange = ParsedInput<typeof writerInfoRoutes.update>["body"];

/** D27-3: a refused application rests for 30 days. Throws INVALID_TRANSITION. */
export function maySendAgain({ status, lastRejection }: WriterInfo, now: Instant): void {
  if (status !== "REJECTED" || !lastRejection) return;
  const at = sentAgainFrom(lastRejection.at);
  if (now < at) throw new Problem("INVALID_TRANSITION", { from: status, to: "PENDING", at });
}

/** The latest application with the changes applied. */
function proofAfter(
  { draft, approved }: WriterInfo,
  { wantedRole, occupation, careerYears, expertise, career }: WriterChange,
  files: readonly FileSummary[] | undefined,
): WriterProof | undefined {
  const known = draft ?? approved;
  return (
    known && {
      wantedRole: wantedRole ?? known.wantedRole,
      occupation: occupation ?? known.occupation,
      careerYears: careerYears ?? known.careerYears,
      expertise: expertise ?? known.expertise,
      career: career ?? known.career,
      files: files ? [...files] : known.files,
    }
  );
}

/** A text that was sent replaces the old one; an empty one clears it. */
const cleared = (sent: string | undefined, old: string | undefined) => (sent ?? old) || undefined;

/**
 * The writer after an own change: the profile changes at once, and a changed proof waits for a
 * review (D27-3). A correction that is sent waits again whatever it changed.
 */
export function changedWriter(
  before: WriterInfo,
  change: WriterChange,
  files: readonly FileSummary[] | undefined,
  now: Instant,
): WriterInfo {
  const { organization: _o, introduction: _i, draft: _d, ...rest } = before;
  const organization = cleared(change.organization, before.organization);
  const introduction = cleared(change.introduction, before.introduction);
  const proof = proofAfter(before, change, files);
  const isNewProof = !isSame(proof, before.draft ?? before.approved);
  const waits = before.status === "APPROVED" ? isNewProof : true;
  const startsAnew = before.status === "PENDING" ? isNewProof : waits;
  return {
    ...rest,
    penName: change.penName ?? before.penName,
    ...(organization && { organization }),
    ...(introduction && { introduction }),
    ...(waits && { status: "PENDING" as const }),
    ...(waits && proof && { draft: proof }),
    ...(startsAnew && { submittedAt: now, reviewDueAt: reviewEnd(now) }),
    version: before.version + 1,
    updatedAt: now,
  };
}
