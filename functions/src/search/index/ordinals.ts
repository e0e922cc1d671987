import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { client, countWrites, read, tableName } from "../../kernel/table.ts";
import { counterKey, type Entity } from "./items.ts";

/** The last ord that was given out; 0 before the first. */
export async function lastOrd(entity: Entity): Promise<number> {
  const counter = await read(counterKey(entity));
  return Number(counter?.["n"] ?? 0);
}

/**
 * Takes that many ords at once, the first of which is answered. A crash loses some of them: a gap
 * costs nothing.
 */
export async function reserve(entity: Entity, count: number): Promise<number> {
  const { Attributes, ConsumedCapacity } = await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: counterKey(entity),
      UpdateExpression: "ADD #n :count",
      ExpressionAttributeNames: { "#n": "n" },
      ExpressionAttributeValues: { ":count": count },
      ReturnValues: "UPDATED_NEW",
      ReturnConsumedCapacity: "TOTAL",
    }),
  );
  countWrites(ConsumedCapacity);
  return Number(Attributes?.["n"]) - count + 1;
}
