import { CopyObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { env } from "../kernel/env.ts";
import type { MessageBody } from "../kernel/messages.ts";
import { write } from "../kernel/table.ts";
import * as items from "./items.ts";

const storage = new S3Client({});

/**
 * Keeps what an entity named: quarantine is emptied after a day by the bucket itself, so links
 * signed a moment ago still lead somewhere.
 */
async function keep({ fileId }: MessageBody<"file.claimed">): Promise<void> {
  const row = await items.findRow(fileId);
  const key = items.movedKey(fileId);
  if (!row || row.objectKey === key) return;
  const { BUCKET_NAME: Bucket } = env("uploads");
  // Copied, then said: an end between the two leaves a file that can be read.
  await storage.send(
    new CopyObjectCommand({ Bucket, Key: key, CopySource: `${Bucket}/${row.objectKey}` }),
  );
  await write(items.moved(fileId));
}

export const handlers = { "file.claimed": keep };
