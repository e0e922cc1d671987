import { CopyObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { now } from "../kernel/context.ts";
import { env } from "../kernel/env.ts";
import { log } from "../kernel/log.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { write } from "../kernel/table.ts";
import * as items from "./items.ts";

const storage = new S3Client({});

/**
 * Keeps what an entity named: quarantine is emptied after a day by the bucket itself, so links
 * signed a moment ago still lead somewhere. What its owner has exchanged since the check stays
 * there and goes with it.
 */
async function keep({ fileId }: MessageBody<"file.claimed">): Promise<void> {
  const row = await items.findRow(fileId);
  const key = items.movedKey(fileId);
  if (!row || row.objectKey === key || row.exchangedAt) return;
  try {
    // Copied, then said: an end between the two leaves a file that can be read.
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

export const handlers = { "file.claimed": keep };
