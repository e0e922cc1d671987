import type { BatchStatus } from "@bupum/shared/batch-job-status/contract";
import type { Instant } from "@bupum/shared/kernel/time";
import { audit, systemAt } from "../kernel/audit.ts";
import type { Write } from "../kernel/table.ts";
import * as items from "./items.ts";

/** The system's own move of a request, for those who look back. */
export const transition = (
  request: items.RequestItem,
  to: BatchStatus,
  at: Instant,
  reason?: string,
): Write =>
  audit(systemAt(at), {
    entity: "register-request",
    id: request.id,
    from: request.status,
    to,
    via: "SYSTEM",
    reason,
  });
