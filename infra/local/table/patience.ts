import { setTimeout as pause } from "node:timers/promises";
import { type JsonClient, Refusal } from "../kernel/aws.ts";

/** DynamoDB Local fails after some seconds of waiting for a lock; the cloud has no such wait. */
const isLocked = (error: unknown): error is Refusal =>
  error instanceof Refusal && /waiting for a lock/i.test(error.message);

/** Milliseconds between two tries. */
const pauses = [250, 1_000, 4_000];

/** The machine is overloaded; reported without a stack, since the code is not at fault. */
const tooBusy = (cause: Refusal) =>
  new Error(
    "DynamoDB Local이 파일 잠금을 기다리다 멈췄습니다. 다른 작업이 끝난 뒤 npm start를 다시 실행해 주세요 " +
      "(the machine is too busy for the database: start again when it is not).",
    { cause },
  );

/** Repeats a call that waited too long for a lock, a few times; then throws a sentence. */
export function patient(call: JsonClient, waits: readonly number[] = pauses): JsonClient {
  return async <Reply>(action: string, input: object, signal?: AbortSignal): Promise<Reply> => {
    for (const wait of waits)
      try {
        return await call<Reply>(action, input, signal);
      } catch (error) {
        if (!isLocked(error)) throw error;
        await pause(wait, undefined, signal && { signal });
      }
    try {
      return await call<Reply>(action, input, signal);
    } catch (error) {
      throw isLocked(error) ? tooBusy(error) : error;
    }
  };
}
