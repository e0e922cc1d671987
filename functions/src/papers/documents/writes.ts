import type { FileOrJob } from "@bupum/shared/kernel/ready-file";
import type { documentRoutes } from "@bupum/shared/papers/documents/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addJob } from "../../accounts/batch-job-status/items.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import { linkToMade, type Side } from "./items.ts";
import type { Paper } from "./paper/model.ts";

interface Asking {
  /** The owner of the job. */
  userId: Id<"usr">;
  side: Side;
  wanted: ParsedInput<(typeof documentRoutes)["create"]>["body"];
}

/**
 * A link to the document with this content, or the job that makes it (D4-7). Throws
 * NOTHING_TO_PRINT without content.
 */
export async function linkOrJob(
  ctx: Pick<Context, "now" | "newId" | "language">,
  { userId, side, wanted }: Asking,
  paper: Paper | undefined,
): Promise<FileOrJob> {
  if (!paper) throw new Problem("NOTHING_TO_PRINT");
  const at = ctx.now();
  const link = await linkToMade(paper, at);
  if (link) return link;
  const jobId = ctx.newId("job");
  const { language } = ctx;
  await write(
    addJob(userId, { id: jobId, kind: "EXPORT", refId: paper.subject, createdAt: at }),
    message(at, "document.requested", {
      jobId,
      userId,
      side: side === "buyer" ? "BUY" : "SELL",
      language,
      wanted,
    }),
  );
  return { jobId };
}
