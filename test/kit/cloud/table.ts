import type { Access } from "@bupum/infra/local/access/access";
import { dynamoDbAsks } from "@bupum/infra/local/access/dynamodb-asks";
import { accessKey } from "@bupum/infra/local/kernel/place";
import type { RawObject } from "@bupum/infra/local/templates/template";
import { fromAttributes } from "@bupum/functions/kernel/rows/attributes";
import { type JsonClient, Refusal } from "@bupum/infra/local/kernel/aws";
import { dynamoDbAt } from "@bupum/infra/local/table/dynamodb";
import type { Key } from "@bupum/functions/kernel/table";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { keyOfRunning } from "./callers.ts";
import { tableInProcess } from "./rows/in-process.ts";
import { type EventName, eventNameOf } from "./rows/units.ts";

type Image = Parameters<typeof unmarshall>[0];
export interface Change {
  eventName: EventName;
  keys: Record<string, unknown>;
  newImage: Record<string, unknown> | undefined;
  oldImage: Record<string, unknown> | undefined;
}
interface StreamRecord {
  eventName: Change["eventName"];
  dynamodb: { SequenceNumber: string; Keys: Image; NewImage?: Image; OldImage?: Image };
}

/** What a test may ask of its table, wherever that lies. */
export interface TestTable {
  /** What changed since the last call, in order. `drain` takes from the same changes. */
  changes(): Promise<Change[]>;
  /** The keys of all rows, as far as `changes` told of them. */
  present(): readonly Key[];
  drop(): Promise<unknown>;
}

/**
 * An empty table in this process (test/kit/cloud/rows). Functions may do there what their roles
 * allow, as at the gate in front of DynamoDB Local.
 */
export async function makeTableHere(access: Access): Promise<TestTable> {
  const present = presence();
  let changed: Change[] = [];
  const { stop } = await tableInProcess({
    onChange: (key, before, after) => {
      const eventName = eventNameOf(before, after);
      if (!eventName) return;
      // Few look into the rows of a change.
      changed.push({
        eventName,
        keys: { ...key },
        get newImage() {
          return after && fromAttributes(after);
        },
        get oldImage() {
          return before && fromAttributes(before);
        },
      });
    },
    mustBeAllowed: (call, input) => {
      const caller = access.callerOf(keyOfRunning() ?? accessKey.id);
      const refused = caller && access.refuse(caller, dynamoDbAsks(call, input as RawObject));
      if (refused)
        throw Object.assign(new Error(refused.message), { name: "AccessDeniedException" });
    },
  });
  return {
    changes: async () => {
      const found = changed;
      changed = [];
      found.forEach(present.note);
      return found;
    },
    present: present.keys,
    drop: async () => stop(),
  };
}

const attributes = ["pk", "sk", "gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"];
const keys = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: "HASH" },
  { AttributeName: sk, KeyType: "RANGE" },
];

/**
 * An empty table with the deployed one's indexes and stream; without the stream the database does
 * not keep what has changed, which makes each call slower than the one before.
 */
export async function makeTable(
  origin: string,
  name: string,
  isStreamed = true,
): Promise<TestTable & { name: string }> {
  const { call, streams } = dynamoDbAt(origin, async () => {});
  await call("CreateTable", {
    TableName: name,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: attributes.map((AttributeName) => ({
      AttributeName,
      AttributeType: "S",
    })),
    KeySchema: keys("pk", "sk"),
    GlobalSecondaryIndexes: ["gsi1", "gsi2"].map((IndexName) => ({
      IndexName,
      KeySchema: keys(`${IndexName}pk`, `${IndexName}sk`),
      Projection: { ProjectionType: "ALL" },
    })),
    ...(isStreamed && {
      StreamSpecification: { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" },
    }),
  });
  const { Table } = await call<{ Table: { LatestStreamArn: string } }>("DescribeTable", {
    TableName: name,
  });
  const readPage = pagesOf(streams, Table.LatestStreamArn);
  const present = presence();

  return {
    name,
    async changes(): Promise<Change[]> {
      const found: Change[] = [];
      for (let quiet = 0; quiet < 2;) {
        const records = await readPage();
        quiet = records.length === 0 ? quiet + 1 : 0;
        found.push(...records.map(changeOf));
      }
      found.forEach(present.note);
      return found;
    },
    /** The keys of all rows by the changes so far: DynamoDB Local's scan is quadratic. */
    present: present.keys,
    drop: () => call("DeleteTable", { TableName: name }),
  };
}

/** Reads a stream page by page, however long ago the last page was read. */
function pagesOf(streams: JsonClient, StreamArn: string) {
  let iterator: string | undefined;
  let last: string | undefined;

  async function nextIterator(): Promise<string> {
    const { StreamDescription } = await streams<{
      StreamDescription: { Shards: { ShardId: string }[] };
    }>("DescribeStream", { StreamArn });
    const { ShardIterator } = await streams<{ ShardIterator: string }>("GetShardIterator", {
      StreamArn,
      ShardId: StreamDescription.Shards[0]!.ShardId,
      ...(last
        ? { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: last }
        : { ShardIteratorType: "TRIM_HORIZON" }),
    });
    return ShardIterator;
  }
  const read = (ShardIterator: string) =>
    streams<{ Records: StreamRecord[]; NextShardIterator?: string }>("GetRecords", {
      ShardIterator,
    });

  return async (): Promise<StreamRecord[]> => {
    iterator ??= await nextIterator();
    const page = await read(iterator).catch(async (error: unknown) => {
      // A quarter of an hour after the last page.
      if (!(error instanceof Refusal) || error.code !== "ExpiredIteratorException") throw error;
      return read(await nextIterator());
    });
    iterator = page.NextShardIterator ?? iterator;
    last = page.Records.at(-1)?.dynamodb.SequenceNumber ?? last;
    return page.Records;
  };
}

const changeOf = ({ eventName, dynamodb }: StreamRecord): Change => ({
  eventName,
  keys: unmarshall(dynamodb.Keys),
  newImage: dynamodb.NewImage && unmarshall(dynamodb.NewImage),
  oldImage: dynamodb.OldImage && unmarshall(dynamodb.OldImage),
});

/** Which rows there are, by what changed. */
function presence() {
  const present = new Map<string, Key>();
  return {
    note({ eventName, keys }: Change): void {
      const key = { pk: String(keys["pk"]), sk: String(keys["sk"]) };
      const name = JSON.stringify(key);
      if (eventName === "REMOVE") present.delete(name);
      else present.set(name, key);
    },
    keys: (): readonly Key[] => [...present.values()],
  };
}
