import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, addMinutes, type Instant, toTtl } from "@bupum/shared/kernel/time";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { readMany, unless, type Write, write } from "../../kernel/table.ts";
import { contentTypes, extensionOf } from "@bupum/shared/accounts/files/rules";
import { type FileRow, findReadable, movedKey } from "./items.ts";
import { fileKey, readBy } from "./readers.ts";
import { withoutNames } from "./rules.ts";
import { readHead, signDownload, storeObject } from "./storage.ts";

// Without a guard: a new row under an id that nobody else can name.

export const forgetNames = (files: readonly FileSummary[]): Write[] =>
  withoutNames(files).map(({ id, fileName }) => ({
    change: fileKey(id),
    set: { fileName },
    guard: { exists: true, refused: new Problem("NOT_FOUND") },
  }));

/** Restricts these files to their uploader and admins. */
export const shutFiles = (files: readonly FileSummary[]): Write[] => readBy(files, {});
/** Files of a post or a reply that is shown again. */
export const openFiles = (files: readonly FileSummary[]): Write[] =>
  readBy(files, { isForUsers: true });

/**
 * Keeps the files that a draft names from the first time on (D9-26). Files of somebody else,
 * missing uploads and claimed files stay unchanged.
 */
export async function keepForDraft(
  ownerId: Id<"usr">,
  fileIds: readonly Id<"fil">[],
  { at, days }: { at: Instant; days: number },
): Promise<Write[]> {
  const rows = (await readMany(fileIds.map(fileKey))) as (FileRow | undefined)[];
  const fresh = rows.filter(
    (row): row is FileRow =>
      row?.ownerId === ownerId &&
      !row.claimedBy &&
      !row.draftedAt &&
      row.expiresAt !== undefined &&
      row.expiresAt > at,
  );
  const heads = await Promise.all(fresh.map(({ objectKey }) => readHead(objectKey)));
  const expiresAt = addHours(at, days * 24);
  return fresh
    .filter((_, index) => heads[index] !== undefined)
    .flatMap(({ id }): Write[] => [
      {
        change: fileKey(id),
        set: { draftedAt: at, expiresAt, ttl: toTtl(addHours(expiresAt, 24)) },
        guard: { exists: true, lacks: ["claimedBy"], refused: new Problem("BUSY") },
      },
      message(at, "file.drafted", { fileId: id }),
    ]);
}

/** Deletes a draft's file with its owner's account; a claimed file belongs to its entity. */
export function forgetUpload(ownerId: Id<"usr">, id: Id<"fil">): Promise<void> {
  const claimed = new Problem("NOT_FOUND");
  const guard = { equals: { ownerId }, lacks: ["claimedBy"], refused: claimed };
  return unless(claimed, write({ drop: fileKey(id), guard }));
}

/**
 * The bucket deletes objects below this prefix after eight days, which is later than the job
 * expires.
 */
const exportKey = (id: Id<"fil">) => `exports/${id}`;
const exportHours = 8 * 24;
const exportMinutes = 10;
const fileMinutes = 5;

/** A link of five minutes to a file that the caller may see, as `findReadable` says. */
export const linkFor = async (ctx: Context, id: Id<"fil">) =>
  linkTo(await findReadable(ctx, id), ctx.now());

/** A link of five minutes to a file, with the file name that its reader may see. */
export async function linkTo(row: FileRow, at: Instant, fileName = row.fileName) {
  const { id, contentType, size, objectKey: key } = row;
  const of = { key, disposition: "attachment", name: fileName, type: contentType } as const;
  return { id, fileName, contentType, size, ...(await linkOf(of, at, fileMinutes)) };
}

/** Stores an exported sheet; idempotent. */
export const storeExport = (id: Id<"fil">, file: File): Promise<void> =>
  storeObject(exportKey(id), file);

/** A link of ten minutes to a stored sheet (D4-6). */
export const exportLink = (id: Id<"fil">, { name, type }: File, at: Instant) =>
  linkOf({ key: exportKey(id), disposition: "attachment", name, type }, at);

/** Stores the bytes of a document permanently, under a key that contains its hash. */
export const storeDocument = (key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> =>
  storeObject(key, new Blob([bytes]));

/** A link of ten minutes to a document, which the browser shows (D4-7). */
export const documentLink = (key: string, name: string, at: Instant) =>
  linkOf({ key, disposition: "inline", name, type: "application/pdf" }, at);

interface Linked {
  key: string;
  disposition: "attachment" | "inline";
  name: string;
  type: string;
}

async function linkOf(
  { key, disposition, name, type }: Linked,
  at: Instant,
  minutes = exportMinutes,
) {
  const url = await signDownload(
    {
      key,
      seconds: minutes * 60,
      reply: {
        "response-content-disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
        "response-content-type": type,
      },
    },
    new Date(at),
  );
  return { url, expiresAt: addMinutes(at, minutes) };
}

/** The row of a stored sheet, which its job links to; it expires with the sheet. */
export function exportRow(
  file: FileSummary,
  ownerId: Id<"usr">,
  jobId: Id<"job">,
  at: Instant,
): Write {
  const kept = { objectKey: exportKey(file.id), ttl: toTtl(addHours(at, exportHours)) };
  return madeFile(file, ownerId, { entity: "job", id: jobId }, at, kept);
}

/** A file that a worker made for a user: kept permanently, or as `elsewhere` says. */
export const madeFile = (
  { id, fileName, size }: FileSummary,
  ownerId: Id<"usr">,
  of: { entity: string; id: string },
  at: Instant,
  elsewhere: { objectKey?: string; ttl?: number } = {},
): Write => ({
  put: {
    ...fileKey(id),
    id,
    ownerId,
    category: "FILE",
    fileName,
    contentType: contentTypes[extensionOf(fileName)]!,
    size,
    objectKey: movedKey(id),
    claimedBy: of,
    readers: { ownerId },
    createdAt: at,
    ...elsewhere,
  },
});
