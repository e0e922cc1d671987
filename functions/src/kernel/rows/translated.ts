const namesOfValues = new Set([
  "Key",
  "Item",
  "Attributes",
  "ExpressionAttributeValues",
  "ExclusiveStartKey",
  "LastEvaluatedKey",
]);
const namesOfRows = new Set(["Keys", "Items"]);

/** A request or response with the attribute values in it translated: encoded, or decoded. */
export function translated(
  part: unknown,
  translate: (values: never) => unknown,
  name = "",
): unknown {
  if (typeof part !== "object" || part === null) return part;
  // Fields that hold attribute values, according to DynamoDB's API.
  if (namesOfValues.has(name)) return translate(part as never);
  if (namesOfRows.has(name)) return (part as never[]).map(translate);
  if (Array.isArray(part)) return part.map((one) => translated(one, translate));
  // The rows of a batch, by table.
  const inner = (key: string) => (name === "Responses" ? "Items" : key);
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => [key, translated(one, translate, inner(key))]),
  );
}
