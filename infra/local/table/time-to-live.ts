import type { DynamoDb } from "./dynamodb.ts";
import { Refusal } from "../kernel/aws.ts";
import type { Log } from "../kernel/log.ts";
import type { StreamRecord } from "./stream.ts";

interface Row {
  keys: StreamRecord["dynamodb"]["Keys"];
  ttl: number;
}

/** Rows with an end, by their keys as JSON text; a plain object, since it is kept on disk. */
export type Ends = Record<string, Row>;

interface Options {
  dynamoDb: DynamoDb;
  table: string;
  attribute: string;
  ends: Ends;
  log: Log;
}

/** DynamoDB removes rows within days; a minute after the end is enough here. */
const graceSeconds = 60;
const paceMs = 15_000;
const mostAtOnce = 100;

/**
 * Removes expired rows, which DynamoDB Local never does. It learns from the stream which rows
 * expire, not by a scan, whose cost grows with the square of the table. Rows that a seed wrote
 * before the stream was on are never removed; handlers treat them as absent anyway.
 */
export class TimeToLive {
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    const { log, table } = options;
    this.#timer = setInterval(() => {
      this.sweep().catch((error: unknown) => log.failure(`removing old rows of ${table}`, error));
    }, paceMs);
    this.#timer.unref();
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** Learns from stream records which rows expire. */
  async learn(records: StreamRecord[]) {
    const { ends, attribute } = this.#options;
    for (const { dynamodb } of records) {
      const name = JSON.stringify(dynamodb.Keys);
      const end = Number(dynamodb.NewImage?.[attribute]?.["N"]);
      if (end > 0) ends[name] = { keys: dynamodb.Keys, ttl: end };
      else delete ends[name];
    }
  }

  async sweep(now = Date.now()) {
    const limit = now / 1000 - graceSeconds;
    const due = Object.entries(this.#options.ends).filter(([, { ttl }]) => ttl < limit);
    for (const [name, row] of due.slice(0, mostAtOnce)) {
      await this.#remove(row);
      delete this.#options.ends[name];
    }
  }

  async #remove({ keys, ttl }: Row) {
    const { dynamoDb, table, attribute } = this.#options;
    try {
      await dynamoDb.call("DeleteItem", {
        TableName: table,
        Key: keys,
        // A row with a later expiry stays.
        ConditionExpression: "#ttl = :ttl",
        ExpressionAttributeNames: { "#ttl": attribute },
        ExpressionAttributeValues: { ":ttl": { N: String(ttl) } },
      });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "ConditionalCheckFailedException"))
        throw error;
    }
  }
}
