import {
  type FileCategory,
  type FileSummary,
  keyOfUpload,
} from "@bupum/shared/accounts/files/contract";
import {
  contentTypes,
  extensionOf,
  isCompound,
  looksLike,
  uploadLimits,
} from "@bupum/shared/accounts/files/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, addMinutes, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { relationOf } from "../../kernel/access.ts";
import { accountsOf, type Actor, type Context, personIdOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { type Key, read, readMany, unless, type Write, write } from "../../kernel/table.ts";
import { readsFile } from "../shared-rooms/items.ts";
import { fileKey, type Readers } from "./readers.ts";
import { fetchObject, readHead } from "./storage.ts";
import { signUpload } from "./upload-form.ts";

// Without a guard: a new row under an id that nobody else can name; who may read is added, never
// taken.
// | access pattern               | index | pk         | sk            |
// |------------------------------|-------|------------|---------------|
// | one file                     |       | file#<fil> | file          |
// | a further seller may read it |       | file#<fil> | reader#<sel>  |

export interface FileRow extends Key {
  id: Id<"fil">;
  ownerId: Id<"usr">;
  category: FileCategory;
  fileName: string;
  contentType: string;
  size: number;
  /**
   * Where the object lies: below quarantine/ until it is claimed and moved to files/, or below
   * drafts/ while only a draft names it.
   */
  objectKey: string;
  /**
   * The ETag found by the check. The upload form stays valid and may replace the object, so readers
   * of a claimed file require this ETag (If-Match).
   */
  etag?: string;
  /** The object was replaced before it could be moved: nobody may read it. */
  exchangedAt?: Instant;
  claimedBy?: { entity: string; id: string };
  claimedAt?: Instant;
  readers?: Readers;
  createdAt: Instant;
  expiresAt?: Instant;
  /** A draft names it; it is kept as long as the draft (D9-26). */
  draftedAt?: Instant;
}

const uploadSeconds = 600;
const unclaimedHours = 24;

const readerKey = (id: string, sellerId: string): Key => ({
  pk: `file#${id}`,
  sk: `reader#${sellerId}`,
});
export const movedKey = (id: string) => `files/${id}`;
export const draftedKey = (id: string) => `drafts/${id}`;

export const findRow = async (id: Id<"fil">): Promise<FileRow | undefined> =>
  (await read(fileKey(id))) as FileRow | undefined;

const tooLarge = (maxBytes: number, params: { fileId?: string } = {}) =>
  new Problem("FILE_TOO_LARGE", { ...params, maxMegabytes: maxBytes / 1024 / 1024 });

/** The uploader: a person, also in the name of a company. Throws UNAUTHENTICATED. */
function uploaderOf({ actor }: Context): Id<"usr"> {
  const userId = personIdOf(actor);
  if (!userId) throw new Problem("UNAUTHENTICATED");
  return userId;
}

/** Whether the caller uploaded the file, or it was made for the account in whose name he calls. */
const isOwnFile = (actor: Actor, { ownerId }: FileRow): boolean =>
  accountsOf(actor).includes(ownerId);

const inName = (actor: Actor) =>
  actor.type === "user" && actor.member ? { ownerId: actor.userId } : {};

interface Draft {
  category: FileCategory;
  fileName: string;
  size: number;
}

/** Records a new upload and signs its form. Throws FILE_TOO_LARGE. */
export async function startUpload(ctx: Context, draft: Draft) {
  const { maxBytes } = uploadLimits[draft.category];
  if (draft.size > maxBytes) throw tooLarge(maxBytes);
  const id = ctx.newId("fil");
  const now = ctx.now();
  const expiresAt = addHours(now, unclaimedHours);
  const contentType = contentTypes[extensionOf(draft.fileName)]!;
  const row: FileRow & { ttl: number } = {
    ...fileKey(id),
    id,
    ownerId: uploaderOf(ctx),
    ...draft,
    contentType,
    objectKey: keyOfUpload(id),
    createdAt: now,
    expiresAt,
    // Kept a day longer than it can be claimed, so that a late claim gets the right error.
    ttl: toTtl(addHours(expiresAt, unclaimedHours)),
  };
  const form = await signUpload({
    key: row.objectKey,
    contentType,
    maxBytes,
    seconds: uploadSeconds,
  });
  await write({ put: { ...row } });
  return { fileId: id, ...form, maxBytes, expiresAt: addMinutes(now, uploadSeconds / 60) };
}

export interface Claim {
  entity: string;
  id: string;
  readers: Readers;
  /** FILE and IMAGE where absent. */
  categories?: readonly FileCategory[];
  /** Stricter rules than those of the category, such as a business registration's. */
  only?: { extensions: readonly string[]; maxBytes: number };
  /** Whether the first bytes are right, where the name does not decide on the type. */
  looks?: typeof looksLike;
  /** A file of the entity may be read by others, but claimed by its uploader only. */
  isOwnersOnly?: true;
}
export interface Claimed {
  /** In the order asked for. */
  files: FileSummary[];
  /** The checksum of each file as storage reports it; absent for a file that was claimed before. */
  hashes: Map<string, string>;
  /** For the caller's own transaction, which claims the files. */
  writes: Write[];
}

/**
 * Claims files that the caller uploaded for one of their entities. Checks the size and the first
 * bytes of each. A file that this entity already has is accepted. Throws FILE_INVALID (not the
 * caller's, never uploaded, or held by something else), FILE_EXPIRED, FILE_TYPE_MISMATCH,
 * FILE_TOO_LARGE, each with {fileId}.
 */
export async function claim(
  ctx: Context,
  fileIds: readonly Id<"fil">[],
  to: Claim,
): Promise<Claimed> {
  const ids = [...new Set(fileIds)];
  const rows = (await readMany(ids.map(fileKey))) as (FileRow | undefined)[];
  const each = await Promise.all(ids.map((id, index) => claimOne(ctx, id, rows[index], to)));
  const files = new Map(each.map(({ file }) => [file.id, file]));
  return {
    files: fileIds.map((id) => files.get(id)!),
    hashes: new Map(each.flatMap(({ file, hash }) => (hash ? [[file.id, hash] as const] : []))),
    writes: each.flatMap(({ writes }) => writes),
  };
}

async function claimOne(ctx: Context, fileId: Id<"fil">, row: FileRow | undefined, to: Claim) {
  const refuse = (
    code: "FILE_INVALID" | "FILE_EXPIRED" | "FILE_TYPE_MISMATCH" | "FILE_PROTECTED",
  ) => new Problem(code, { fileId });
  const isOwn = row !== undefined && isOwnFile(ctx.actor, row);
  // Several people may edit one entity, and each keeps the files that it already has.
  const isOfIt = row?.claimedBy?.entity === to.entity && row.claimedBy.id === to.id;
  if (!row || !(isOwn || (isOfIt && !to.isOwnersOnly))) throw refuse("FILE_INVALID");
  const summary = { id: row.id, fileName: row.fileName, size: row.size };
  if (row.claimedBy) {
    if (!isOfIt) throw refuse("FILE_INVALID");
    return { file: summary, hash: undefined, writes: [] };
  }
  if (!(to.categories ?? ["FILE", "IMAGE"]).includes(row.category)) throw refuse("FILE_INVALID");
  if (row.expiresAt && row.expiresAt <= ctx.now()) throw refuse("FILE_EXPIRED");
  if (to.only && !to.only.extensions.includes(extensionOf(row.fileName)))
    throw refuse("FILE_TYPE_MISMATCH");
  const found = await readHead(row.objectKey);
  if (!found) throw refuse("FILE_INVALID");
  const maxBytes = to.only?.maxBytes ?? uploadLimits[row.category].maxBytes;
  if (found.size > maxBytes) throw tooLarge(maxBytes, { fileId });
  if (!(to.looks ?? looksLike)(row.contentType, found.head))
    throw refuse(
      row.category === "REQUEST" && isCompound(found.head)
        ? "FILE_PROTECTED"
        : "FILE_TYPE_MISMATCH",
    );
  const writes: Write[] = [
    {
      change: fileKey(fileId),
      set: {
        claimedBy: { entity: to.entity, id: to.id },
        readers: to.readers,
        // What is claimed in the name of a company is the company's.
        ...inName(ctx.actor),
        size: found.size,
        etag: found.hash,
        claimedAt: ctx.now(),
      },
      unset: ["ttl", "expiresAt"],
      guard: { exists: true, lacks: ["claimedBy"], refused: refuse("FILE_INVALID") },
    },
    message(ctx.now(), "file.claimed", { fileId }),
  ];
  return { file: { ...summary, size: found.size }, hash: found.hash, writes };
}

/** Lets one more seller read files, such as one who is asked later. */
export const admitSeller = (fileIds: readonly Id<"fil">[], sellerId: Id<"sel">): Write[] =>
  fileIds.map((id) => ({ put: { ...readerKey(id, sellerId), sellerId } }));

/** Whether the caller may read the file: the one function that decides it (D7-6). */
async function mayRead(actor: Actor, row: FileRow): Promise<boolean> {
  if (row.readers?.isPublic) return true;
  if (actor.type === "guest") return false;
  if (actor.type === "admin") return row.claimedBy !== undefined;
  if (isOwnFile(actor, row)) return true;
  if (!row.claimedBy || !row.readers) return false;
  if (row.readers.isForUsers) return true;
  const { sellerIds = [], isPublic: _, isForUsers: _users, ...readers } = row.readers;
  if (relationOf(actor, readers) !== "none") return true;
  const { member } = actor;
  // What a member reads for himself stays readable while he acts for a company.
  if (member) return (await mayRead(member.person, row)) || readsFile(member.companyId, row);
  if (!actor.isSeller) return false;
  if (sellerIds.includes(actor.sellerId)) return true;
  return (await read(readerKey(row.id, actor.sellerId))) !== undefined;
}

/** A link to an upload cannot require an ETag, so others get links only to files that are moved. */
function mustBeKept(actor: Actor, row: FileRow): void {
  const isOwn = isOwnFile(actor, row);
  if (row.exchangedAt) throw new Problem("FILE_EXCHANGED", { fileId: row.id });
  if (row.objectKey !== movedKey(row.id) && !isOwn) throw new Problem("BUSY");
}

/**
 * A file that the caller may see. Throws NOT_FOUND for any other, BUSY in the moments before a
 * claimed file is moved, FILE_EXCHANGED where it could not be.
 */
export async function findReadable({ actor }: Context, id: Id<"fil">): Promise<FileRow> {
  const row = await findRow(id);
  if (!row || !(await mayRead(actor, row))) throw new Problem("NOT_FOUND");
  mustBeKept(actor, row);
  return row;
}

/**
 * Records that the checked object is now among the kept files; a repeat does nothing. A parallel
 * run of the same message may have found it replaced after this copy.
 */
export const markMoved = (id: Id<"fil">, etag: string | undefined): Write => ({
  change: fileKey(id),
  set: { objectKey: movedKey(id), ...(etag !== undefined && { etag }) },
  unset: ["exchangedAt"],
  guard: { exists: true, refused: new Problem("NOT_FOUND") },
});

const movedSince = new Problem("BUSY");

/** Records that a draft's file was copied to drafts/; does nothing if it was claimed meanwhile. */
export function markDrafted(id: Id<"fil">): Promise<void> {
  const guard = { exists: true, lacks: ["claimedBy"], refused: movedSince };
  return unless(
    movedSince,
    write({ change: fileKey(id), set: { objectKey: draftedKey(id) }, guard }),
  );
}

/** Records that the checked object no longer exists; does nothing if it was moved before. */
export function markExchanged({ id, objectKey }: FileRow, at: Instant): Promise<void> {
  const guard = { equals: { objectKey }, refused: movedSince };
  return unless(movedSince, write({ change: fileKey(id), set: { exchangedAt: at }, guard }));
}

/** A catalogue picture's bytes, which are public. Throws NOT_FOUND. */
export async function pictureOf(id: Id<"fil">): Promise<Blob> {
  const row = await findRow(id);
  if (!row?.readers?.isPublic || row.category !== "IMAGE") throw new Problem("NOT_FOUND");
  const bytes = await fetchObject(row.objectKey, row.etag);
  if (!bytes) throw new Problem("NOT_FOUND");
  return new Blob([bytes], { type: row.contentType });
}
