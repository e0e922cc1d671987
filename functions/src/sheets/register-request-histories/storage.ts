import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { sheetType } from "@bupum/shared/kernel/sheet";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import { env } from "../../kernel/env.ts";

const storage = new S3Client({});

/**
 * The bytes of a small object, unchanged since its check found `etag`. Throws SheetError if it is
 * gone or was replaced.
 */
export async function load(key: string, etag: string): Promise<Buffer> {
  const { BUCKET_NAME: Bucket } = env("uploads");
  try {
    const { Body } = await storage.send(
      new GetObjectCommand({ Bucket, Key: key, IfMatch: `"${etag}"` }),
    );
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  } catch (error) {
    if (error instanceof NoSuchKey) throw new SheetError("FILE_GONE");
    if (error instanceof S3ServiceException && error.name === "PreconditionFailed")
      throw new SheetError("FILE_EXCHANGED");
    throw error;
  }
}

export async function save(key: string, bytes: Uint8Array): Promise<void> {
  const { BUCKET_NAME: Bucket } = env("uploads");
  await storage.send(
    new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: sheetType }),
  );
}
