import type { FileErrorCode } from "@bupum/shared/register-request-histories/codes";
import { fileMessage } from "@bupum/shared/register-request-histories/row-message";
import { moveJob } from "../batch-job-status/items.ts";
import { now } from "../kernel/context.ts";
import { unless, write } from "../kernel/table.ts";
import * as items from "./items.ts";
import { failedNotice } from "./notices.ts";
import { registerWords } from "./rules.ts";
import { transition } from "./writes.ts";

/** Ends a request that cannot go on, and tells its seller why. */
export async function fail(
  request: items.RequestItem,
  code: FileErrorCode,
  params?: Record<string, unknown>,
): Promise<void> {
  const at = now();
  const failure = { code, ...(params && { params }) };
  const reason = fileMessage(failure, registerWords[request.language]);
  await unless(
    items.staleStep,
    write(
      ...items.move(request, "FAILED", { phase: "ENDED", failure, updatedAt: at }),
      transition(request, "FAILED", at, code),
      moveJob(request.userId, request.jobId, { status: "FAILED", errorCode: code, updatedAt: at }),
      failedNotice(request, at, reason),
    ),
  );
}
