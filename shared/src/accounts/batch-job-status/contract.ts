import { companyActs } from "../../kernel/company-roles.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";

/** Batch, manual and request status (D23-2). */
export const batchStatuses = ["READY", "IN_PROGRESS", "FAILED", "DONE", "CANCELLED"] as const;
export const batchStatus = z.enum(batchStatuses);
export type BatchStatus = (typeof batchStatuses)[number];

const jobKinds = ["ESTIMATE_DISPATCH", "EXPORT", "IMPORT", "BOM"] as const;

const job = z.object({
  id: id("job"),
  kind: z.enum(jobKinds),
  status: batchStatus,
  /** Steps done, of `total`. */
  progress: z.int(),
  total: z.int(),
  okCount: z.int(),
  errorCount: z.int(),
  /** What the job is about, such as a bulk registration. */
  refId: z.optional(z.string()),
  /** A link of five minutes to the file that the job made. */
  resultUrl: z.optional(z.string()),
  errorCode: z.optional(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type Job = z.output<typeof job>;

export const batchJobStatusRoutes = {
  list: route({
    method: "GET",
    path: "/batch-job-status",
    access: "user",
    company: companyActs.read,
    summary: "Lists one's own jobs of the last seven days, newest first.",
    query: z.strictObject({ jobId: z.optional(id("job")) }),
    reply: z.object({ items: z.array(job) }),
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
