import { setTimeout as pause } from "node:timers/promises";
import { region } from "../kernel/place.ts";
import type { Lambda } from "../lambda/lambda.ts";
import type { Log } from "../kernel/log.ts";
import { matches, type Pattern } from "./patterns.ts";
import { failedOf } from "../queues/queue-source.ts";
import type { FailedBatch } from "./lost-records.ts";
import type { StreamRecord } from "./stream.ts";

export interface StreamMapping {
  table: string;
  streamArn: string;
  lambda: Lambda;
  batchSize: number;
  partial: boolean;
  bisect: boolean;
  /** -1 means for ever. */
  retries: number;
  filters: Pattern[];
  /** Gets the records that were given up, as an on-failure destination does. */
  onGivenUp?(lost: FailedBatch): Promise<void>;
}

const mostPauseMs = 10_000;

const eventOf = (streamArn: string, records: StreamRecord[]) => ({
  Records: records.map((record) => ({
    ...record,
    eventVersion: "1.1",
    eventSource: "aws:dynamodb",
    awsRegion: region,
    eventSourceARN: streamArn,
  })),
});

/** Passes stream records to a function: in order, again when it fails, in halves if configured. */
export class StreamSource {
  readonly #mapping: StreamMapping;
  readonly #log: Log;
  #isEnding = false;

  constructor(mapping: StreamMapping, log: Log) {
    this.#mapping = mapping;
    this.#log = log;
  }

  /** Abandons records that are being retried; they are repeated at the next start. */
  stop() {
    this.#isEnding = true;
  }

  /** Resolves when all records are done with or given up. */
  async take(records: StreamRecord[]): Promise<void> {
    const { filters } = this.#mapping;
    const wanted = filters.length
      ? records.filter((record) => filters.some((filter) => matches(record, filter)))
      : records;
    if (wanted.length > 0) await this.#work(wanted, 0);
  }

  /** The number of finished records, and why it stopped there. */
  async #attempt(records: StreamRecord[]): Promise<{ done: number; reason: string }> {
    const { lambda, partial, streamArn, table } = this.#mapping;
    const ids = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
    try {
      const result = await lambda.invoke(JSON.stringify(eventOf(streamArn, records)));
      const failed = failedOf(result, ids, partial);
      const at = ids.findIndex((id) => failed.has(id));
      return { done: at < 0 ? ids.length : at, reason: "the function named it as failed" };
    } catch (error) {
      this.#log.failure(`${lambda.settings.name} on ${records.length} records of ${table}`, error);
      return { done: 0, reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async #work(records: StreamRecord[], before: number): Promise<void> {
    const { retries, bisect } = this.#mapping;
    let failures = before;
    let left = records;
    while (!this.#isEnding) {
      const { done, reason } = await this.#attempt(left);
      if (done === left.length) return;
      failures = done > 0 ? 1 : failures + 1;
      left = left.slice(done);
      if (retries >= 0 && failures > retries) return this.#giveUp(left, reason, failures);
      if (bisect && left.length > 1) {
        const half = Math.ceil(left.length / 2);
        await this.#work(left.slice(0, half), failures);
        return this.#work(left.slice(half), failures);
      }
      await pause(Math.min(mostPauseMs, 100 * 2 ** Math.min(failures, 10)));
    }
    throw new Error("Stopped before the records were worked on");
  }

  async #giveUp(records: StreamRecord[], reason: string, attempts: number) {
    const { lambda, streamArn, onGivenUp } = this.#mapping;
    const [line] = reason.split("\n");
    this.#log.say(`${lambda.settings.name}: gave up ${records.length} records: ${line}`);
    await onGivenUp?.({ event: eventOf(streamArn, records), records, attempts, reason });
  }
}
