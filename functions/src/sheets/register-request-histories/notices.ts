import type { Instant } from "@bupum/shared/kernel/time";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { RequestItem } from "./items.ts";

const commonOf = (request: RequestItem) => ({
  userId: request.userId,
  refId: request.id,
  refVersion: request.run,
  link: `/seller/register-requests/${request.id}`,
});

/** To the sender: how many rows of the file succeeded and failed. */
export const doneNotice = (
  request: RequestItem,
  at: Instant,
  { ok, errors }: { ok: number; errors: number },
): Write =>
  notify(
    { now: () => at },
    {
      ...commonOf(request),
      event: "BULK_DONE",
      params: { file: request.file.fileName, ok, errors },
    },
  );

/** To the sender: why the file cannot be processed. */
export const failedNotice = (request: RequestItem, at: Instant, reason: string): Write =>
  notify(
    { now: () => at },
    {
      ...commonOf(request),
      event: "BULK_FAILED",
      params: { file: request.file.fileName, reason },
    },
  );

/** To the sender: an admin mended rows, which are checked again (D8-16). */
export const mendedNotice = (request: RequestItem, at: Instant, rows: number): Write =>
  notify(
    { now: () => at },
    {
      ...commonOf(request),
      refVersion: request.run + 1,
      event: "BULK_MENDED",
      params: { file: request.file.fileName, rows },
    },
  );
