import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { sheetType } from "@bupum/shared/kernel/sheet";
import { env } from "../kernel/env.ts";

const storage = new S3Client({});

/** The bytes of an object that is known to be small, or undefined where it is gone. */
export async function load(key: string): Promise<Buffer | undefined> {
  const { BUCKET_NAME: Bucket } = env("uploads");
  try {
    const { Body } = await storage.send(new GetObjectCommand({ Bucket, Key: key }));
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

export async function save(key: string, bytes: Uint8Array): Promise<void> {
  const { BUCKET_NAME: Bucket } = env("uploads");
  await storage.send(
    new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: sheetType }),
  );
}
