import { Problem } from "@bupum/shared/kernel/problem";
import type { Id } from "@bupum/shared/kernel/ids";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import * as files from "../stored-files/items.ts";
import { forgetNames } from "../stored-files/writes.ts";
import { type Context, accountKey } from "../../kernel/context.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import type { Write } from "../../kernel/table.ts";
import { entryKey, entryRow, indexValues, readWriter, writerItems, writerKey } from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.
// Access patterns: those of items.ts; the account's copy of role and approval.
const conflict = new Problem("VERSION_CONFLICT");

/** Puts the rows of an applicant who is new. Refused with WRITER_INFO_EXISTS. */
export function addWriter(info: WriterInfo): Write[] {
  const [writer, entry] = writerItems(info);
  const refused = new Problem("WRITER_INFO_EXISTS");
  return [{ put: writer, guard: { exists: false, refused } }, { put: entry }];
}

const changeable = [
  "organization",
  "introduction",
  "penName",
  "draft",
  "approved",
  "expertCategories",
  "submittedAt",
  "reviewDueAt",
  "approvedAt",
  "correction",
  "lastRejection",
  "updatedAt",
  "version",
] as const;

/** Writes the next state if the version is still as read. */
export const changeWriter = (before: WriterInfo, after: WriterInfo): Write[] => [
  {
    change: writerKey(before.id),
    ...exactly({
      ...Object.fromEntries(changeable.map((name) => [name, after[name]])),
      ...indexValues(after),
    }),
    guard: { equals: { version: before.version }, refused: conflict },
  },
  { put: entryRow(after) },
];

/**
 * The account's copy of the review's result (D27-1). It is written only beside the writer's guarded
 * row, and when the account leaves.
 */
export const markWriter = ({
  userId,
  writerRole,
  status,
  expertCategories,
  penName,
}: WriterInfo): Write => ({
  change: accountKey(userId),
  set: { writerRole, writerApproval: status, expertCategories, penName },
  guard: { exists: true, lacks: ["deletedAt"], refused: new Problem("NOT_FOUND") },
});

/** Claims the files of a proof; the writer and admins may read them. */
export const claimProofs = (
  ctx: Context,
  { id, userId }: Pick<WriterInfo, "id" | "userId">,
  fileIds: readonly Id<"fil">[],
): Promise<files.Claimed> =>
  files.claim(ctx, fileIds, { entity: "writer", id, readers: { ownerId: userId } });

/** Removes a writer whose account leaves: application, proofs, and entries in lists. */
export async function closeWriter(id: Id<"wri">): Promise<Write[]> {
  const before = await readWriter(id);
  // Refuses an application of an account that is leaving at the same moment.
  if (!before) return [{ check: writerKey(id), guard: { exists: false, refused: conflict } }];
  const proofs = [...(before.draft?.files ?? []), ...(before.approved?.files ?? [])];
  const own = [...new Map(proofs.map((file) => [file.id, file])).values()];
  return [
    { drop: writerKey(id), guard: { equals: { version: before.version }, refused: conflict } },
    { drop: entryKey(id) },
    ...forgetNames(own),
  ];
}
