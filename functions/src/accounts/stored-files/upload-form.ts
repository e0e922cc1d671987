import { S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { env } from "../../kernel/env.ts";
import { client } from "../../kernel/table.ts";

// Of all functions of the APIs only those that make forms load the S3 client, which the SDK's
// package asks for its endpoint; they have a budget of their own (A2-1).
const { credentials, region } = client.config;
const storage = new S3Client({ credentials, region });

export interface UploadTerms {
  key: string;
  contentType: string;
  maxBytes: number;
  seconds: number;
}

/** The form that a browser posts straight to the bucket, bound to key, content type and length. */
export const signUpload = ({ key, contentType, maxBytes, seconds }: UploadTerms) =>
  createPresignedPost(storage, {
    Bucket: env("uploads").BUCKET_NAME,
    Key: key,
    Fields: { "Content-Type": contentType },
    Conditions: [["content-length-range", 1, maxBytes]],
    Expires: seconds,
  });
