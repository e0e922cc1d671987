import { setImmediate } from "node:timers/promises";
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import {
  type Attribute,
  fromAttributes,
  toAttributes,
} from "@bupum/functions/kernel/rows/attributes";
import type { Key } from "@bupum/functions/kernel/table";
import { cloudLimits } from "@bupum/shared/kernel/chunks";
import { between } from "../between.ts";
import { meets, namedIn, type Row, type Terms, updated } from "./expressions.ts";
import {
  type Asking,
  type Expressed,
  only,
  paid,
  query,
  readOne,
  readSome,
  scan,
} from "./reads.ts";
import { Store } from "./store.ts";
import { mustBeApart, mustFit, refusal, writeUnits } from "./units.ts";

type Values = Record<string, unknown>;
/** A write of one row, as commands and transactions name it. */
interface Asked extends Expressed {
  TableName: string;
  Item?: Values;
  Key?: Key;
  ConditionExpression?: string;
  UpdateExpression?: string;
  ReturnValuesOnConditionCheckFailure?: string;
  ReturnValues?: string;
}
type Action = "Put" | "Update" | "Delete" | "ConditionCheck";
type Actions = Partial<Record<Action, Asked>>;
type Requests = { PutRequest?: { Item: Values }; DeleteRequest?: { Key: Key } };
const $metadata = {};

interface Options {
  /** Partitions that are not kept are written and forgotten. */
  isKept?: (pk: string) => boolean;
  /** Called for each row that is written or dropped, in order. */
  onChange?: (key: Key, before: Row | undefined, after: Row | undefined) => void;
  /** Called before each request, by its name; throws where the caller may not make it. */
  mustBeAllowed?: (call: string, input: Values) => void;
}

/**
 * From now on the table of this process's functions lies in this process: their requests get what
 * DynamoDB would answer, without a connection, which is most of the cost of a call. Knows the
 * requests and the expressions that the kernel makes and refuses all others; transactions of other
 * processes do not come between. `table-in-process.test.ts` compares it with DynamoDB Local.
 */
export async function tableInProcess({ isKept, onChange, mustBeAllowed }: Options = {}) {
  const store = new Store(isKept, onChange);
  const watching = await between(async (input, _send, command) => {
    const [call, answer] = requestOf(command);
    mustBeAllowed?.(call, input);
    // As from a network: whatever needs no answer comes before it.
    await setImmediate();
    // Each command comes with its own input.
    return answer(store, input as never);
  });
  return {
    get rows() {
      return store.size;
    },
    stop: () => watching.stop(),
  };
}

/** The requests that the kernel makes: their names as roles have them, and how each is answered. */
const known: Record<string, [call: string, answer: (store: Store, input: never) => Values]> = {
  TransactWriteCommand: ["TransactWriteItems", transact],
  BatchWriteCommand: ["BatchWriteItem", writeSome],
  BatchGetCommand: ["BatchGetItem", readAsked],
  ScanCommand: ["Scan", scan],
  QueryCommand: ["Query", query],
  GetCommand: ["GetItem", readOne],
  PutCommand: ["PutItem", (store, input) => writeOne(store, "Put", input)],
  UpdateCommand: ["UpdateItem", (store, input) => writeOne(store, "Update", input)],
  DeleteCommand: ["DeleteItem", (store, input) => writeOne(store, "Delete", input)],
};

function requestOf({ constructor: { name } }: object): (typeof known)[string] {
  const found = known[name];
  if (!found) throw new Error(`The table in this process does not know: ${name}`);
  return found;
}

interface Planned {
  key: Key;
  before: Row | undefined;
  /** As the row will be; absent where it goes. */
  after: Row | undefined;
  isMet: boolean;
  asked: Asked;
}

function plan(store: Store, action: Action, asked: Asked): Planned {
  const { pk, sk } = asked.Key ?? (asked.Item as unknown as Key);
  const key = { pk, sk };
  const before = store.read(key);
  const terms: Terms = {
    names: asked.ExpressionAttributeNames ?? {},
    values: toAttributes(asked.ExpressionAttributeValues ?? {}),
  };
  const { ConditionExpression: condition } = asked;
  const isMet = condition === undefined || meets(condition, before, terms);
  const after = isMet ? afterOf(action, asked, before, terms) : before;
  if (after) mustFit(after);
  return { key, before, after, isMet, asked };
}

function afterOf(action: Action, asked: Asked, before: Row | undefined, terms: Terms) {
  if (action === "Put") return toAttributes(asked.Item!);
  if (action === "ConditionCheck") return before;
  if (action === "Delete") return undefined;
  const { pk, sk } = asked.Key!;
  if (!asked.UpdateExpression) throw refusal("An update changes nothing.");
  return updated(asked.UpdateExpression!, before ?? toAttributes({ pk, sk }), terms);
}

/** The row that a refused condition tells of, still encoded as in the SDK's errors. */
const toldOf = ({ asked, before }: Planned) =>
  asked.ReturnValuesOnConditionCheckFailure === "ALL_OLD" && before
    ? { Item: structuredClone(before) as Record<string, Attribute> as never }
    : {};

function writeOne(store: Store, action: Action, asked: Asked) {
  const planned = plan(store, action, asked);
  const { key, before, after, isMet } = planned;
  const message = "The conditional request failed";
  if (!isMet) throw new ConditionalCheckFailedException({ message, $metadata, ...toldOf(planned) });
  store.write(key, before, after);
  return {
    ...changedOf(planned),
    ConsumedCapacity: paid(asked.TableName, writeUnits(before, after, false)),
  };
}

/** What an update changed, as it was or is, where the request wants to be told. */
function changedOf({ asked, before, after }: Planned) {
  const { ReturnValues: wanted, UpdateExpression: update, ExpressionAttributeNames } = asked;
  if (wanted === undefined) return {};
  if (wanted !== "UPDATED_OLD" && wanted !== "UPDATED_NEW")
    throw new Error(`The table in this process does not know: ${wanted}`);
  const names = namedIn(update!, { names: ExpressionAttributeNames ?? {}, values: {} });
  return {
    Attributes: fromAttributes(only((wanted === "UPDATED_OLD" ? before : after) ?? {}, names)),
  };
}

interface Batch<Of> {
  RequestItems: Record<string, Of>;
}

function readAsked(store: Store, { RequestItems: asked }: Batch<Asking>) {
  const [{ Keys }] = Object.values(asked) as [Asking];
  mustBeApart("read", Keys, cloudLimits.reads);
  return readSome(store, asked);
}

/** Puts and drops, each for itself. */
function writeSome(store: Store, { RequestItems: asked }: Batch<Requests[]>) {
  const [[table, requests]] = Object.entries(asked) as [[string, Requests[]]];
  const keys = requests.map(({ PutRequest: put, DeleteRequest: drop }) =>
    put ? (put.Item as unknown as Key) : drop!.Key,
  );
  mustBeApart("write", keys, cloudLimits.writes);
  const units = requests.map(({ PutRequest: put, DeleteRequest: drop }) => {
    const action = put ? "Put" : "Delete";
    const { key, before, after } = plan(store, action, { TableName: table, ...put, ...drop });
    store.write(key, before, after);
    return writeUnits(before, after, false);
  });
  const sum = units.reduce((all, one) => all + one, 0);
  return { UnprocessedItems: {}, ConsumedCapacity: [paid(table, sum)] };
}

function transact(store: Store, { TransactItems: items }: { TransactItems: Actions[] }) {
  const all = items.map((item) => {
    const [[action, asked]] = Object.entries(item) as [[Action, Asked]];
    return plan(store, action, asked);
  });
  mustBeApart(
    "transact",
    all.map(({ key }) => key),
    cloudLimits.transaction,
  );
  if (all.some(({ isMet }) => !isMet)) {
    const CancellationReasons = all.map((one) =>
      one.isMet ? { Code: "None" } : { Code: "ConditionalCheckFailed", ...toldOf(one) },
    );
    const message = "Transaction cancelled";
    throw new TransactionCanceledException({ message, $metadata, CancellationReasons });
  }
  for (const { key, before, after } of all) store.write(key, before, after);
  const units = all.map(({ before, after }) => writeUnits(before, after, true));
  const table = all[0]!.asked.TableName;
  return {
    ConsumedCapacity: [
      paid(
        table,
        units.reduce((sum, one) => sum + one, 0),
      ),
    ],
  };
}
