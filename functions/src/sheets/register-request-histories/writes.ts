import type { BatchStatus } from "@bupum/shared/accounts/batch-job-status/contract";
import type { Instant } from "@bupum/shared/kernel/time";
import { audit, systemAt } from "../../kernel/audit.ts";
import type { Write } from "../../kernel/table.ts";
import * as items from "./items.ts";

/** The audit event of a request's automatic transition. */
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
