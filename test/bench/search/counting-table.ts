import { DatabaseSync, type StatementSync } from "node:sqlite";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";

// The part of DynamoDB's API that the index uses, on SQLite in a file: a million parts load in
// minutes. Sizes and units are counted as DynamoDB does; comparing `--model` at 100,000 with a run
// without it shows the difference. It has no secondary indexes and no transactions.

type Row = Record<string, unknown>;
interface Stored {
  body: string;
  size: number;
  sk?: string;
}
interface Key {
  pk: string;
  sk: string;
}

const bytesOf = (text: string) => Buffer.byteLength(text);
/** One byte for two digits, one for sign and exponent (DynamoDB developer guide, item sizes). */
const bytesOfNumber = (value: number) =>
  Math.ceil(String(Math.abs(value)).replace(/^0+|0+$|\./g, "").length / 2) + 1;
function sizeOf(value: unknown): number {
  if (typeof value === "string") return bytesOf(value);
  if (typeof value === "number") return bytesOfNumber(value);
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Set) return [...value].reduce((sum: number, one) => sum + sizeOf(one), 0);
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + sizeOf(one) + 1, 3);
  if (typeof value !== "object" || value === null) return 1;
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .reduce((sum, [name, one]) => sum + bytesOf(name) + sizeOf(one) + 1, 3);
}
const sizeOfRow = (row: Row) =>
  Object.entries(row)
    .filter(([, one]) => one !== undefined)
    .reduce((sum, [name, one]) => sum + bytesOf(name) + sizeOf(one), 0);

const packed = (row: Row) =>
  JSON.stringify(row, (_name, value: unknown) => {
    if (value instanceof Set) return { "@set": [...(value as Set<unknown>)] };
    if (value instanceof Uint8Array) return { "@bytes": Buffer.from(value).toString("base64") };
    return value;
  });
function unpacked(body: string): Row {
  const row = JSON.parse(body) as Row;
  for (const [name, value] of Object.entries(row)) {
    const { "@set": set, "@bytes": bytes } = Object(value) as Record<string, unknown>;
    if (Array.isArray(set)) row[name] = new Set(set);
    if (typeof bytes === "string") row[name] = new Uint8Array(Buffer.from(bytes, "base64"));
  }
  return row;
}

const readUnits = (size: number, isConsistent = false) =>
  Math.ceil(size / 4_096) * (isConsistent ? 1 : 0.5);
const writeUnits = (size: number) => Math.max(1, Math.ceil(size / 1_024));
const mostBytes = 1_048_576;
/** Commands between two commits. */
const mostUncommitted = 20_000;
/** Sets kept in memory: the newest bucket of every word is changed by each new part. */
const mostSets = 200_000;
const consumed = (CapacityUnits: number) => ({ CapacityUnits });

export class CountingTable {
  readonly #database: DatabaseSync;
  readonly #one: StatementSync;
  readonly #put: StatementSync;
  readonly #drop: StatementSync;
  readonly #upwards: StatementSync;
  readonly #downwards: StatementSync;
  readonly #sets = new Map<string, { row: Row; size: number }>();
  #uncommitted = 0;

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
    this.#database.exec(`
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA cache_size = -1500000; PRAGMA page_size = 8192;
      CREATE TABLE row (pk TEXT, sk TEXT, body TEXT, size INT, PRIMARY KEY (pk, sk)) WITHOUT ROWID;
      BEGIN`);
    this.#one = this.#database.prepare("SELECT body, size FROM row WHERE pk = ? AND sk = ?");
    this.#put = this.#database.prepare("INSERT OR REPLACE INTO row VALUES (?, ?, ?, ?)");
    this.#drop = this.#database.prepare("DELETE FROM row WHERE pk = ? AND sk = ?");
    const range = (start: string, order: string) =>
      this.#database.prepare(
        `SELECT sk, body, size FROM row WHERE pk = ? AND sk >= ? AND sk <= ? AND sk ${start} ?
         ORDER BY sk ${order} LIMIT ?`,
      );
    this.#upwards = range(">", "ASC");
    this.#downwards = range("<", "DESC");
  }

  /** Rows and bytes, as DynamoDB would report them. */
  describe(): { ItemCount: number; TableSizeBytes: number } {
    this.#flush();
    const all = this.#database.prepare(
      "SELECT count(*) AS ItemCount, sum(size) AS TableSizeBytes FROM row",
    );
    // One row of two numbers.
    return all.get() as { ItemCount: number; TableSizeBytes: number };
  }
  /** Every row, with its key. */
  *rows(): Generator<Row> {
    this.#flush();
    for (const one of this.#database.prepare("SELECT body FROM row").iterate())
      yield unpacked(String(one["body"]));
  }
  close(): void {
    this.#database.close();
  }

  async send(command: { input: unknown }): Promise<unknown> {
    if (++this.#uncommitted % mostUncommitted === 0) this.#database.exec("COMMIT; BEGIN");
    if (command instanceof GetCommand) return this.#get(command.input);
    if (command instanceof BatchGetCommand) return this.#getAll(command.input);
    if (command instanceof QueryCommand) return this.#query(command.input);
    if (command instanceof PutCommand) return this.#putOne(command.input);
    if (command instanceof DeleteCommand) return this.#dropOne(command.input);
    if (command instanceof UpdateCommand) return this.#update(command.input);
    if (command instanceof BatchWriteCommand) return this.#writeAll(command.input);
    throw new Error(`The model knows no ${command.constructor.name}.`);
  }

  /** Writes the changed sets. Only queries read them. */
  #flush(): void {
    for (const { row, size } of this.#sets.values())
      this.#put.run(row["pk"] as string, row["sk"] as string, packed(row), size);
    this.#sets.clear();
  }

  #stored({ pk, sk }: Key): Stored | undefined {
    return this.#one.get(pk, sk) as Stored | undefined; // The columns that it selects.
  }
  /** Returns the units, determined by the larger of the old and the new row. */
  #store(row: Row): number {
    const { pk, sk } = row as unknown as Key;
    const size = sizeOfRow(row);
    const old = this.#stored({ pk, sk })?.size ?? 0;
    this.#put.run(pk, sk, packed(row), size);
    return writeUnits(Math.max(size, old));
  }
  #remove({ pk, sk }: Key): number {
    const old = this.#stored({ pk, sk })?.size ?? 0;
    this.#drop.run(pk, sk);
    return writeUnits(old);
  }

  #get(input: GetCommand["input"]) {
    const found = this.#stored(input.Key as Key);
    const units = found ? readUnits(found.size, input.ConsistentRead) : 0;
    return { Item: found && unpacked(found.body), ConsumedCapacity: consumed(units) };
  }

  #getAll(input: BatchGetCommand["input"]) {
    const [[table, { Keys = [], ConsistentRead } = {}] = [""]] = Object.entries(
      input.RequestItems ?? {},
    );
    const found = Keys.flatMap((key) => this.#stored(key as Key) ?? []);
    const units = found.reduce((sum, { size }) => sum + readUnits(size, ConsistentRead), 0);
    return {
      Responses: { [table]: found.map(({ body }) => unpacked(body)) },
      ConsumedCapacity: [consumed(units)],
    };
  }

  #query(input: QueryCommand["input"]) {
    if (this.#sets.size > 0) this.#flush();
    const values = input.ExpressionAttributeValues ?? {};
    const beginning = values[":sk"] as string | undefined;
    const low = String(values[":low"] ?? beginning ?? "");
    const high = String(values[":high"] ?? `${beginning ?? ""}\u{10FFFF}`);
    const isUpwards = input.ScanIndexForward !== false;
    const after = String(input.ExclusiveStartKey?.["sk"] ?? (isUpwards ? "" : "\u{10FFFF}"));
    const pk = String(values[":pk"]);
    const statement = isUpwards ? this.#upwards : this.#downwards;
    const limit = input.Limit ?? 100_000;
    const rows: Stored[] = [];
    let bytes = 0;
    for (const one of statement.iterate(pk, low, high, after, limit)) {
      const row = one as unknown as Stored; // The columns that it selects.
      rows.push(row);
      bytes += row.size;
      if (bytes >= mostBytes) break;
    }
    const isCut = rows.length === limit || bytes >= mostBytes;
    return {
      Items: rows.map(({ body }) => unpacked(body)),
      ...(isCut && { LastEvaluatedKey: { pk, sk: rows.at(-1)!.sk } }),
      ConsumedCapacity: consumed(readUnits(bytes, input.ConsistentRead)),
    };
  }

  #putOne(input: PutCommand["input"]) {
    this.#guard(input, input.Item as unknown as Key);
    return { ConsumedCapacity: consumed(this.#store(input.Item as Row)) };
  }
  #dropOne(input: DeleteCommand["input"]) {
    this.#guard(input, input.Key as Key);
    return { ConsumedCapacity: consumed(this.#remove(input.Key as Key)) };
  }

  #update(input: UpdateCommand["input"]) {
    const key = input.Key as Key;
    // A keyword that found nothing, the first time.
    if (input.UpdateExpression?.startsWith("SET")) {
      const units = this.#store({ ...key, ...input.ExpressionAttributeValues });
      return {
        Attributes: { count: 1, gsi1sk: `00#${key.sk}` },
        ConsumedCapacity: consumed(units),
      };
    }
    const [verb, name = "", label = ""] = (input.UpdateExpression ?? "").split(" ");
    const attribute = input.ExpressionAttributeNames?.[name] ?? name;
    const given: unknown = input.ExpressionAttributeValues?.[label];
    if (given instanceof Set) return this.#updateSet(key, attribute, verb === "ADD", given);
    const stored = this.#stored(key);
    const row: Row = stored ? unpacked(stored.body) : { ...key };
    row[attribute] = Number(row[attribute] ?? 0) + Number(given);
    const units = this.#store(row);
    return { Attributes: { [attribute]: row[attribute] }, ConsumedCapacity: consumed(units) };
  }

  /** Returns, as UPDATED_OLD does, whether a set existed before; not its content. */
  #updateSet(key: Key, attribute: string, isAdded: boolean, given: ReadonlySet<unknown>) {
    const cacheKey = `${key.pk}\n${key.sk}`;
    let cached = this.#sets.get(cacheKey);
    if (!cached) {
      if (this.#sets.size >= mostSets) this.#flush();
      const stored = this.#stored(key);
      const row: Row = stored ? unpacked(stored.body) : { ...key };
      cached = { row, size: sizeOfRow(row) };
      this.#sets.set(cacheKey, cached);
    }
    const { row, size } = cached;
    const old = row[attribute];
    const set = old instanceof Set ? (old as Set<unknown>) : new Set<unknown>();
    if (!(old instanceof Set)) cached.size += bytesOf(attribute);
    for (const one of given)
      if (set.has(one) !== isAdded) {
        cached.size += isAdded ? sizeOf(one) : -sizeOf(one);
        if (isAdded) set.add(one);
        else set.delete(one);
      }
    if (set.size > 0) row[attribute] = set;
    else {
      delete row[attribute];
      cached.size = sizeOfRow(row);
    }
    const ConsumedCapacity = consumed(writeUnits(Math.max(size, cached.size)));
    return { ...(old !== undefined && { Attributes: { [attribute]: set } }), ConsumedCapacity };
  }

  #writeAll(input: BatchWriteCommand["input"]) {
    const requests = Object.values(input.RequestItems ?? {}).flat();
    const units = requests.map(({ PutRequest, DeleteRequest }) =>
      PutRequest ? this.#store(PutRequest.Item as Row) : this.#remove(DeleteRequest!.Key as Key),
    );
    return { ConsumedCapacity: [consumed(units.reduce((sum, one) => sum + one, 0))] };
  }

  /** The kinds of conditions that guards of the index use. */
  #guard(input: PutCommand["input"] | DeleteCommand["input"], key: Key): void {
    if (input.ConditionExpression === undefined) return;
    const found = this.#stored(key);
    const row = found && unpacked(found.body);
    const isMet = input.ConditionExpression.split(" AND ").every((condition) => {
      if (condition.startsWith("attribute_exists")) return row !== undefined;
      if (condition.startsWith("attribute_not_exists")) return row === undefined;
      const [name = "", , label = ""] = condition.split(" ");
      const attribute = input.ExpressionAttributeNames?.[name] ?? "";
      return row?.[attribute] === input.ExpressionAttributeValues?.[label];
    });
    if (isMet) return;
    throw new ConditionalCheckFailedException({ message: "The guard failed.", $metadata: {} });
  }
}
