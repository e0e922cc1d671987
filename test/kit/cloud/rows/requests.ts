import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import type { Attribute } from "@bupum/functions/kernel/rows/attributes";
import type { Key } from "@bupum/functions/kernel/table";
import { cloudLimits } from "@bupum/shared/kernel/chunks";
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
import type { Store } from "./store.ts";
import { keyOf, mustBeApart, mustFit, refusal, writeUnits } from "./units.ts";

type Values = Record<string, unknown>;
/** A write of one row, as commands and transactions name it. */
interface Asked extends Expressed {
  TableName: string;
  Item?: Row;
  Key?: Row;
  ConditionExpression?: string;
  UpdateExpression?: string;
  ReturnValuesOnConditionCheckFailure?: string;
  ReturnValues?: string;
}
type Action = "Put" | "Update" | "Delete" | "ConditionCheck";
type Actions = Partial<Record<Action, Asked>>;
type Requests = { PutRequest?: { Item: Row }; DeleteRequest?: { Key: Row } };
const $metadata = {};

/** How each request that the kernel makes is answered, by its name in DynamoDB's API. */
const known: Record<string, (store: Store, input: never) => Values> = {
  TransactWriteItems: transact,
  BatchWriteItem: writeSome,
  BatchGetItem: readAsked,
  Scan: scan,
  Query: query,
  GetItem: readOne,
  PutItem: (store, input) => writeOne(store, "Put", input),
  UpdateItem: (store, input) => writeOne(store, "Update", input),
  DeleteItem: (store, input) => writeOne(store, "Delete", input),
};

/**
 * What DynamoDB answers to a request, its values encoded. Throws the SDK's errors where DynamoDB
 * refuses, and others for requests and expressions that the kernel does not make.
 */
export function replyTo(store: Store, call: string, input: object): Values {
  const answer = known[call];
  if (!answer) throw new Error(`The table in this process does not know: ${call}`);
  // Each request comes with its own input.
  return answer(store, input as never);
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
  const key = keyOf((asked.Key ?? asked.Item)!);
  const before = store.read(key);
  const terms: Terms = {
    names: asked.ExpressionAttributeNames ?? {},
    values: asked.ExpressionAttributeValues ?? {},
  };
  const { ConditionExpression: condition } = asked;
  const isMet = condition === undefined || meets(condition, before, terms);
  const after = isMet ? afterOf(action, asked, before, terms) : before;
  if (after) mustFit(after);
  return { key, before, after, isMet, asked };
}

function afterOf(action: Action, asked: Asked, before: Row | undefined, terms: Terms) {
  if (action === "Put") return asked.Item!;
  if (action === "ConditionCheck") return before;
  if (action === "Delete") return undefined;
  if (!asked.UpdateExpression) throw refusal("An update changes nothing.");
  return updated(asked.UpdateExpression!, before ?? asked.Key!, terms);
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
    Attributes: only((wanted === "UPDATED_OLD" ? before : after) ?? {}, names),
  };
}

interface Batch<Of> {
  RequestItems: Record<string, Of>;
}

function readAsked(store: Store, { RequestItems: asked }: Batch<Asking>) {
  const [{ Keys }] = Object.values(asked) as [Asking];
  mustBeApart("read", Keys.map(keyOf), cloudLimits.reads);
  return readSome(store, asked);
}

/** Puts and drops, each for itself. */
function writeSome(store: Store, { RequestItems: asked }: Batch<Requests[]>) {
  const [[table, requests]] = Object.entries(asked) as [[string, Requests[]]];
  const keys = requests.map(({ PutRequest: put, DeleteRequest: drop }) =>
    keyOf(put ? put.Item : drop!.Key),
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
