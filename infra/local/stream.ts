import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./aws.ts";
import type { DynamoDb } from "./dynamodb.ts";
import type { Log } from "./log.ts";

export interface StreamRecord {
  eventID: string;
  eventName: "INSERT" | "MODIFY" | "REMOVE";
  dynamodb: {
    Keys: Record<string, Record<string, string>>;
    NewImage?: Record<string, Record<string, unknown>>;
    OldImage?: Record<string, Record<string, unknown>>;
    SequenceNumber: string;
    ApproximateCreationDateTime: number;
  };
}

/** Where a reader is: the last record it is done with, per shard. */
export type Position = Record<string, string>;

interface Options {
  dynamoDb: DynamoDb;
  streamArn: string;
  name: string;
  position: Position;
  batchSize: number;
  /** Works on records in their order; throws only when it wants them again. */
  work(records: StreamRecord[]): Promise<void>;
  /** Called when the position moved, to keep it. */
  onMove(): void;
  log: Log;
}

interface Shard {
  ShardId: string;
  ParentShardId?: string;
}

const restMs = { least: 5, most: 200 };

export type StreamReader = ReturnType<typeof startStreamReader>;

/** Reads a table's stream from where it stopped, shard after shard, and waits for more. */
export function startStreamReader(options: Options) {
  const { dynamoDb, streamArn, name, position, work, onMove, log } = options;
  const ending = new AbortController();
  let wake = () => undefined as void;
  let caughtUp = false;
  let woken = false;

  async function shards(): Promise<Shard[]> {
    const found: Shard[] = [];
    let after: string | undefined;
    do {
      const { StreamDescription: description } = await dynamoDb.streams<{
        StreamDescription: { Shards: Shard[]; LastEvaluatedShardId?: string };
      }>("DescribeStream", { StreamArn: streamArn, ExclusiveStartShardId: after });
      found.push(...description.Shards);
      after = description.LastEvaluatedShardId;
    } while (after);
    return found;
  }

  async function iterator(ShardId: string): Promise<string> {
    const last = position[ShardId];
    const from = last
      ? { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: last }
      : { ShardIteratorType: "TRIM_HORIZON" };
    try {
      const { ShardIterator } = await dynamoDb.streams<{ ShardIterator: string }>(
        "GetShardIterator",
        { StreamArn: streamArn, ShardId, ...from },
      );
      return ShardIterator;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "TrimmedDataAccessException" && last))
        throw error;
      log.say(`${name}: the stream no longer holds what comes after ${last}; reading what is left`);
      delete position[ShardId];
      return iterator(ShardId);
    }
  }

  async function rest(ms: number) {
    if (woken) {
      woken = false;
      return;
    }
    const early = new AbortController();
    wake = () => early.abort();
    const signal = AbortSignal.any([early.signal, ending.signal]);
    await pause(ms, undefined, { signal }).catch(() => undefined);
    wake = () => undefined;
    woken = false;
  }

  /** Reads one shard until it is closed; DynamoDB keeps a shard open while it is written to. */
  async function read(ShardId: string) {
    let at: string | undefined = await iterator(ShardId);
    let restFor = restMs.least;
    while (at && !ending.signal.aborted) {
      const found: { Records: StreamRecord[]; NextShardIterator?: string } = await dynamoDb.streams(
        "GetRecords",
        { ShardIterator: at, Limit: options.batchSize },
      );
      if (found.Records.length > 0) {
        caughtUp = false;
        await work(found.Records);
        position[ShardId] = found.Records.at(-1)!.dynamodb.SequenceNumber;
        onMove();
        restFor = restMs.least;
      } else {
        caughtUp = true;
        if (woken) restFor = restMs.least;
        await rest(restFor);
        restFor = Math.min(restMs.most, restFor * 1.5);
      }
      at = found.NextShardIterator;
    }
  }

  async function loop() {
    const closed = new Set<string>();
    while (!ending.signal.aborted)
      try {
        const open = (await shards()).filter(({ ShardId }) => !closed.has(ShardId));
        for (const { ShardId } of open) {
          await read(ShardId);
          if (!ending.signal.aborted) closed.add(ShardId);
        }
        if (open.length === 0) await rest(restMs.most);
      } catch (error) {
        if (ending.signal.aborted) return;
        log.failure(`reading the stream for ${name}`, error);
        await pause(500);
      }
  }

  const running = loop();
  return {
    /** Looks for records now: somebody may have written. */
    wake() {
      caughtUp = false;
      woken = true;
      wake();
    },
    /** Whether the last look found nothing more. */
    isCaughtUp: () => caughtUp,
    async stop() {
      ending.abort();
      await running;
    },
  };
}
