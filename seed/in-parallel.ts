const atOnce = 16;

/** Runs the jobs, sixteen at a time. Throws the first failure, after all have ended. */
export async function inParallel(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = jobs.values();
  const failures: unknown[] = [];
  const run = async () => {
    for (const job of queue)
      try {
        await job();
      } catch (error) {
        failures.push(error);
      }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, run));
  if (failures.length > 0) throw failures[0];
}
