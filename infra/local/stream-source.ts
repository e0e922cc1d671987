import { setTimeout as pause } from "node:timers/promises";
import { region } from "./place.ts";
import type { Lambda } from "./lambda.ts";
import type { Log } from "./log.ts";
import { matches, type Pattern } from "./patterns.ts";
import { failedOf } from "./queue-source.ts";
import type { StreamRecord } from "./stream.ts";

export interface StreamMapping {
  table: string;
  streamArn: string;
  lambda: Lambda;
  batchSize: number;
  partial: boolean;
  bisect: boolean;
  /** -1 is for ever. */
  retries: number;
  filters: Pattern[];
  /** Told about records that were given up, as an on-failure destination is. */
  onGivenUp?(records: StreamRecord[], error: string): Promise<void>;
}

const mostPauseMs = 10_000;

/** Works on stream records with a function: in order, again when it fails, in halves if asked. */
export function streamWork(mapping: StreamMapping, log: Log, isEnding: () => boolean) {
  const { lambda, partial, filters } = mapping;

  const eventOf = (records: StreamRecord[]) => ({
    Records: records.map((record) => ({
      ...record,
      eventVersion: "1.1",
      eventSource: "aws:dynamodb",
      awsRegion: region,
      eventSourceARN: mapping.streamArn,
    })),
  });

  /** The first record that has to come again, or the number of records. */
  async function attempt(records: StreamRecord[]): Promise<number> {
    const ids = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
    const result = await lambda.invoke(JSON.stringify(eventOf(records)));
    const failed = failedOf(result, ids, partial);
    const at = ids.findIndex((id) => failed.has(id));
    return at < 0 ? records.length : at;
  }

  async function work(records: StreamRecord[], before: number): Promise<void> {
    let failures = before;
    let left = records;
    while (left.length > 0 && !isEnding()) {
      let reason = "the function named it as failed";
      let done = 0;
      try {
        done = await attempt(left);
        if (done === left.length) return;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        log.failure(`${lambda.settings.name} on ${left.length} records of ${mapping.table}`, error);
      }
      failures = done > 0 ? 1 : failures + 1;
      left = left.slice(done);
      if (mapping.retries >= 0 && failures > mapping.retries) {
        log.say(
          `${lambda.settings.name}: gave up ${left.length} records: ${reason.split("\n")[0]}`,
        );
        await mapping.onGivenUp?.(left, reason);
        return;
      }
      if (mapping.bisect && left.length > 1) {
        const half = Math.ceil(left.length / 2);
        await work(left.slice(0, half), failures);
        await work(left.slice(half), failures);
        return;
      }
      await pause(Math.min(mostPauseMs, 100 * 2 ** Math.min(failures, 10)));
    }
    if (left.length > 0) throw new Error("Stopped before the records were worked on");
  }

  return async (records: StreamRecord[]) => {
    const wanted = filters.length
      ? records.filter((record) => filters.some((filter) => matches(record, filter)))
      : records;
    if (wanted.length > 0) await work(wanted, 0);
  };
}
