import { type Job, batchJobStatusRoutes } from "@bupum/shared/accounts/batch-job-status/contract";
import { linkFor } from "../stored-files/writes.ts";
import { accountsOf, type Context } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import * as items from "./items.ts";

export const handler = resource(batchJobStatusRoutes, {
  async list(ctx, { query }) {
    const found = await Promise.all(
      accountsOf(ctx.actor).map((owner) => items.jobsOf(owner, ctx.now(), query.jobId)),
    );
    const jobs = found.flat().toSorted((a, b) => b.id.localeCompare(a.id));
    return { items: await Promise.all(jobs.map((job) => withResult(ctx, job))) };
  },
});

async function withResult(ctx: Context, { resultFileId, ...job }: items.JobItem): Promise<Job> {
  if (!resultFileId) return job;
  const { url } = await linkFor(ctx, resultFileId);
  return { ...job, resultUrl: url };
}
