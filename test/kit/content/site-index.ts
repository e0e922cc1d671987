import { PutObjectCommand, type S3Client } from "@aws-sdk/client-s3";

const index =
  '<!doctype html><html lang="ko"><head><title>부품</title><meta name="description" content="x" />' +
  '</head><body><div id="root"></div></body></html>';

/** Puts an index.html for the pages at the edge into the site's bucket. */
export const putSiteIndex = (storage: S3Client) =>
  storage.send(
    new PutObjectCommand({
      Bucket: process.env["SITE_BUCKET_NAME"]!,
      Key: "index.html",
      Body: index,
      ContentType: "text/html",
    }),
  );
