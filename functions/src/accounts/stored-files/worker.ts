import { CopyObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { now } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { log } from "../../kernel/log.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { write } from "../../kernel/table.ts";
import * as items from "./items.ts";

const storage = new S3Client({});

/**
 * Keeps the files that an entity claimed: copies them instead of moving, because links signed a
 * moment ago must still work, and the bucket empties quarantine after a day. A file replaced since
 * its check is not copied and expires there.
 */
async function keep({ fileId }: MessageBody<"file.claimed">): Promise<void> {
  const row = await items.findRow(fileId);
  const key = items.movedKey(fileId);
  if (!row || row.objectKey === key || row.exchangedAt) return;
  try {
    // Copied first, then recorded: a crash in between leaves a readable file.
    const etag = await copy(row, key);
    await write(items.markMoved(fileId, etag));
  } catch (error) {
    if (!(error instanceof S3ServiceException && error.name === "PreconditionFailed")) throw error;
    log("warn", { job: "dispatch", fileId, reason: "exchanged after its check" });
    await items.markExchanged(row, now());
  }
}

async function copy(row: items.FileRow, to: string): Promise<string | undefined> {
  const { BUCKET_NAME: Bucket } = env("uploads");
  const { CopyObjectResult } = await storage.send(
    new CopyObjectCommand({
      Bucket,
      Key: to,
      CopySource: `${Bucket}/${row.objectKey}`,
      ...(row.etag !== undefined && { CopySourceIfMatch: `"${row.etag}"` }),
    }),
  );
  return CopyObjectResult?.ETag?.replaceAll('"', "");
}

/** A draft's file is copied to a prefix that the bucket empties after a month (D9-26). */
async function keepDrafted({ fileId }: MessageBody<"file.drafted">): Promise<void> {
  const row = await items.findRow(fileId);
  const key = items.draftedKey(fileId);
  if (!row || row.claimedBy || row.objectKey === key) return;
  await copy(row, key);
  await items.markDrafted(fileId);
}

export const handlers = { "file.claimed": keep, "file.drafted": keepDrafted };
