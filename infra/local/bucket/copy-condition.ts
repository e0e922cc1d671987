import type { IncomingMessage } from "node:http";
import { AccessDenied } from "./signature.ts";

const bare = (etag: string) => etag.replace(/^W\//, "").replaceAll('"', "").trim();

/**
 * Enforces `x-amz-copy-source-if-match` on copies, which the storage behind does not support.
 * Throws Denied (412) if the source differs from the one named.
 */
export async function holdToSource(request: IncomingMessage, storage: string): Promise<void> {
  const wanted = request.headers["x-amz-copy-source-if-match"];
  const source = request.headers["x-amz-copy-source"];
  if (typeof wanted !== "string" || typeof source !== "string") return;
  const { headers } = await fetch(`${storage}/${source.replace(/^\//, "")}`, { method: "HEAD" });
  const found = bare(headers.get("etag") ?? "");
  if (wanted.split(",").some((one) => one.trim() === "*" || bare(one) === found)) return;
  throw new AccessDenied(
    412,
    "PreconditionFailed",
    "At least one of the pre-conditions you specified did not hold",
  );
}
