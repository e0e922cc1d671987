import { Problem } from "@bupum/shared/kernel/problem";

const mostTries = 6;

/** Whether an error is a refusal because somebody else changed what was read. */
export const isVersionConflict = (error: unknown): boolean =>
  error instanceof Problem && error.code === "VERSION_CONFLICT";

/**
 * Repeats an attempt that lost to a concurrent write: `isRival` tells those errors from others.
 * Others are thrown at once, a rival's after six tries. `attempt` gets the number of earlier tries.
 */
export async function retry<T>(
  isRival: (error: unknown) => boolean,
  attempt: (round: number) => Promise<T>,
  tries = mostTries,
): Promise<T> {
  for (let round = 0; ; round++)
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await attempt(round);
    } catch (error) {
      if (!isRival(error) || round + 1 >= tries) throw error;
    }
}

/** Reading again would not help: the caller saw another version (D0-7). */
export const outdated = new Problem("VERSION_CONFLICT");
const isOvertaken = (error: unknown): boolean => error !== outdated && isVersionConflict(error);

/**
 * Begins anew where a rival was faster, for a caller who is told BUSY if that does not end. Throws
 * `outdated` at once.
 */
export async function untilAlone<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await retry(isOvertaken, attempt);
  } catch (error) {
    throw isOvertaken(error) ? new Problem("BUSY") : error;
  }
}

/**
 * Calls `attempt` with what the last call left over, after a longer wait each time, until nothing
 * is left. Throws BUSY after `tries`.
 */
export async function untilNoneLeft<T>(
  all: readonly T[],
  attempt: (left: readonly T[]) => Promise<readonly T[]>,
  tries = 8,
): Promise<void> {
  let left = all;
  for (let round = 0; left.length > 0; round++) {
    if (round === tries) throw new Problem("BUSY");
    // oxlint-disable-next-line no-await-in-loop
    if (round > 0) await pause(round - 1);
    // oxlint-disable-next-line no-await-in-loop
    left = await attempt(left);
  }
}

/** Waits 5 to 10 ms, doubled each round, so that rivals do not collide again. */
export const pause = (round: number): Promise<void> =>
  new Promise((done) => setTimeout(done, 5 * 2 ** round * (1 + Math.random())));
