import * as z from "zod/mini";
import { id } from "./ids.ts";
import { instant } from "./time.ts";

export const readyFile = z.object({ url: z.string(), expiresAt: instant });
/** A file that is ready, or the job that makes it. */
export const fileOrJob = z.union([readyFile, z.object({ jobId: id("job") })]);
export type FileOrJob = z.output<typeof fileOrJob>;
