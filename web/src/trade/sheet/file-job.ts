import type { FileOrJob } from "@bupum/shared/kernel/ready-file";
import { tellPlanLimit } from "../../plan/refused.tsx";
import { api } from "../../api.ts";

const pollMs = 1_500;

/** The reason of a failed job: the server returns its code only. */
export class JobFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => reject(new DOMException("Left.", "AbortError"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    setTimeout(resolve, pollMs);
  });

/** Waits until a job has made its file, and returns the file's address. Throws JobFailed. */
async function addressOf(
  made: FileOrJob,
  signal: AbortSignal,
  onSteps: (steps: number) => void,
): Promise<string> {
  if ("url" in made) return made.url;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each look is at what the last one did not find
    await pause(signal);
    const query = { jobId: made.jobId };
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await api.batchJobStatus.list({ query }, { signal });
    const [job] = items;
    if (job?.resultUrl) return job.resultUrl;
    if (!job || job.status === "FAILED") throw new JobFailed(job?.errorCode ?? "WORK_FAILED");
    onSteps(job.progress);
  }
}

/**
 * Requests a file and waits for it, at once or through its job. A refusal by the plan opens the
 * dialog of plans, and the waiting ends.
 */
export async function waitForFile(
  ask: () => Promise<FileOrJob>,
  signal: AbortSignal,
  onSteps: (steps: number) => void = () => undefined,
): Promise<string> {
  try {
    return await addressOf(await ask(), signal, onSteps);
  } catch (error) {
    if (tellPlanLimit(error)) throw new DOMException("Told.", "AbortError");
    throw error;
  }
}
