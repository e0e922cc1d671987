import { pause, retry } from "@bupum/functions/kernel/retry";

/** DynamoDB Local gives a lock up after some seconds, where the cloud has none to wait for. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && /waiting for a lock/i.test(error.message);

export const tooBusy =
  "DynamoDB Local이 파일 잠금을 기다리다 멈췄습니다. 다른 작업이 끝난 뒤 다시 시작해 주세요 " +
  "(the machine is too busy for the database: start again when it is not).";

/** Repeats a write that may be repeated while the database waits too long for its lock. */
export const patiently = <Result>(
  work: () => Promise<Result>,
  wait: (round: number) => Promise<unknown> = pause,
): Promise<Result> =>
  retry(isLocked, async (round) => {
    if (round > 0) await wait(round + 4);
    return work();
  });
