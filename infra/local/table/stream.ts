import { setTimeout as pause } from "node:timers/promises";
import { type JsonClient, Refusal } from "../kernel/aws.ts";
import type { Log } from "../kernel/log.ts";

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
  call: JsonClient;
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

/** Reads a table's stream from where it stopped, shard after shard, and waits for more. */
export class StreamReader {
  readonly #options: Options;
  readonly #ending = new AbortController();
  readonly #running: Promise<void>;
  #early = new AbortController();
  #caughtUp = false;
  #woken = false;

  constructor(options: Options) {
    this.#options = options;
    this.#running = this.#loop();
  }

  /** Looks for records now: somebody may have written. */
  wake() {
    this.#caughtUp = false;
    this.#woken = true;
    this.#early.abort();
  }

  /** Whether the last look found nothing more. */
  isCaughtUp() {
    return this.#caughtUp;
  }

  async stop() {
    this.#ending.abort();
    await this.#running;
  }

  get #isEnding() {
    return this.#ending.signal.aborted;
  }

  async #shards(): Promise<Shard[]> {
    const { call, streamArn } = this.#options;
    const found: Shard[] = [];
    let after: string | undefined;
    do {
      const { StreamDescription: description } = await call<{
        StreamDescription: { Shards: Shard[]; LastEvaluatedShardId?: string };
      }>("DescribeStream", { StreamArn: streamArn, ExclusiveStartShardId: after });
      found.push(...description.Shards);
      after = description.LastEvaluatedShardId;
    } while (after);
    return found;
  }

  async #iterator(ShardId: string): Promise<string> {
    const { call, streamArn, position, name, log } = this.#options;
    const last = position[ShardId];
    const from = last
      ? { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: last }
      : { ShardIteratorType: "TRIM_HORIZON" };
    try {
      const { ShardIterator } = await call<{ ShardIterator: string }>("GetShardIterator", {
        StreamArn: streamArn,
        ShardId,
        ...from,
      });
      return ShardIterator;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "TrimmedDataAccessException" && last))
        throw error;
      log.say(`${name}: the stream no longer holds what comes after ${last}; reading what is left`);
      delete position[ShardId];
      return this.#iterator(ShardId);
    }
  }

  async #rest(ms: number) {
    if (!this.#woken) {
      this.#early = new AbortController();
      const signal = AbortSignal.any([this.#early.signal, this.#ending.signal]);
      await pause(ms, undefined, { signal }).catch(() => undefined);
    }
    const woken = this.#woken;
    this.#woken = false;
    return woken ? restMs.least : Math.min(restMs.most, ms * 1.5);
  }

  /** Reads one shard until it is closed; DynamoDB keeps a shard open while it is written to. */
  async #read(ShardId: string) {
    const { call, batchSize, work, position, onMove } = this.#options;
    let at: string | undefined = await this.#iterator(ShardId);
    let restFor = restMs.least;
    while (at && !this.#isEnding) {
      const found: { Records: StreamRecord[]; NextShardIterator?: string } = await call(
        "GetRecords",
        { ShardIterator: at, Limit: batchSize },
      );
      at = found.NextShardIterator;
      if (found.Records.length === 0) {
        this.#caughtUp = !this.#woken;
        restFor = await this.#rest(restFor);
        continue;
      }
      this.#caughtUp = false;
      await work(found.Records);
      position[ShardId] = found.Records.at(-1)!.dynamodb.SequenceNumber;
      onMove();
      restFor = restMs.least;
    }
  }

  async #loop() {
    const closed = new Set<string>();
    while (!this.#isEnding)
      try {
        const open = (await this.#shards()).filter(({ ShardId }) => !closed.has(ShardId));
        for (const { ShardId } of open) {
          await this.#read(ShardId);
          if (!this.#isEnding) closed.add(ShardId);
        }
        if (open.length === 0) await this.#rest(restMs.most);
      } catch (error) {
        if (this.#isEnding) return;
        this.#options.log.failure(`reading the stream for ${this.#options.name}`, error);
        await pause(500);
      }
  }
}
