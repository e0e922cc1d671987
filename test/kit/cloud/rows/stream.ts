import { randomUUID } from "node:crypto";
import type { Key } from "@bupum/functions/kernel/rows/write-request";
import { toAttributes } from "@bupum/functions/kernel/rows/attributes";
import type { Row } from "./expressions.ts";
import { type EventName, eventNameOf } from "./units.ts";

const shard = "shardId-00000000000000000000-00000001";
/** AWS keeps a day; who reads behind these begins with the oldest. */
const mostKept = 50_000;
/** Readers are close behind when a market stops. */
const mostWritten = 1_000;

interface Asked {
  StreamArn: string;
  ShardIterator: string;
  ShardIteratorType: "TRIM_HORIZON" | "AFTER_SEQUENCE_NUMBER" | "LATEST";
  SequenceNumber?: string;
  Limit?: number;
}

export interface Change {
  sequence: number;
  eventName: EventName;
  key: Key;
  before?: Row | undefined;
  after?: Row | undefined;
  at: number;
}

const recordOf = (change: Change) => ({
  eventID: String(change.sequence),
  eventName: change.eventName,
  dynamodb: {
    Keys: toAttributes({ ...change.key }),
    ...(change.after && { NewImage: change.after }),
    ...(change.before && { OldImage: change.before }),
    SequenceNumber: textOfSequence(change.sequence),
    ApproximateCreationDateTime: change.at,
  },
});

/** At least 21 digits, by the API. */
const textOfSequence = (sequence: number) => String(sequence).padStart(21, "0");

/** What changed in a table, in order, as readers of its stream ask for it: one shard without end. */
export class Stream {
  /** Its address, which names the table; off without one. */
  arn: string | undefined;
  /** Of the last change. */
  #sequence = 0;
  #changes: Change[] = [];

  readonly note = (key: Key, before: Row | undefined, after: Row | undefined): void => {
    const eventName = this.arn && eventNameOf(before, after);
    if (!eventName) return;
    const at = Math.floor(Date.now() / 1000);
    this.#changes.push({ sequence: ++this.#sequence, eventName, key, before, after, at });
    if (this.#changes.length > 2 * mostKept) this.#changes = this.#changes.slice(-mostKept);
  };

  /** What a stream that goes on where this one ends has to know. */
  written = () => ({ arn: this.arn, changes: this.#changes.slice(-mostWritten) });

  /** Goes on where another one ended. */
  goOn({ arn, changes }: ReturnType<Stream["written"]>): void {
    this.arn = arn;
    this.#changes = changes;
    this.#sequence = changes.at(-1)?.sequence ?? 0;
  }

  reply(call: string, asked: Asked): object {
    if (call === "DescribeStream")
      return { StreamDescription: { StreamArn: this.arn, Shards: [{ ShardId: shard }] } };
    if (call === "GetShardIterator") return { ShardIterator: this.#iterator(this.#placeOf(asked)) };
    if (call !== "GetRecords") throw new Error(`The stream in this process does not know: ${call}`);
    const after = Number(asked.ShardIterator.split("|").at(-1));
    const oldest = this.#sequence - this.#changes.length;
    const from = Math.max(0, after - oldest);
    const found = this.#changes.slice(from, from + (asked.Limit ?? 1_000));
    return {
      Records: found.map(recordOf),
      NextShardIterator: this.#iterator(found.at(-1)?.sequence ?? Math.max(after, oldest)),
    };
  }

  /** The gate knows the stream by the name within. */
  #iterator = (sequence: number) => `${this.arn}|${randomUUID()}|${sequence}`;

  #placeOf({ ShardIteratorType: type, SequenceNumber: last }: Asked): number {
    if (type === "LATEST") return this.#sequence;
    return type === "AFTER_SEQUENCE_NUMBER" ? Number(last) : 0;
  }
}
