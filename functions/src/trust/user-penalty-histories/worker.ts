import { withoutNames } from "../../accounts/stored-files/rules.ts";
import { forgetNames } from "../../accounts/stored-files/writes.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { write } from "../../kernel/table.ts";
import { closedName } from "../../accounts/users/items.ts";
import { everyOfReporter, penaltyKey } from "./items.ts";

// Without a guard: idempotent.

/**
 * D6-16: for a reporter who left, reason, deal and decision stay; name and free text are removed.
 */
async function forgetReporter({ userId }: MessageBody<"account.closed">): Promise<void> {
  for await (const { id, reporterName, files } of everyOfReporter(userId)) {
    if (reporterName === closedName) continue;
    await Promise.all(forgetNames(files).map((one) => write(one)));
    // Written last: it records that the rest is done.
    await write({
      change: penaltyKey(id),
      set: { reporterName: closedName, files: withoutNames(files) },
      unset: ["detail"],
    });
  }
}

export const followers = { "account.closed": forgetReporter };
