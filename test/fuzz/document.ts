type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Ids by their prefix, such as prd; each list gets an id that does not exist. */
export type RealIds = Record<string, readonly string[]>;

const unknownUlid = "01ARZ3NDEKTSV4RRFFQ69G5FA0";

/** Replaces the pattern of an id, which random text hardly ever hits, by ids of the market. */
function named(schema: unknown, ids: RealIds): unknown {
  if (Array.isArray(schema)) return schema.map((one) => named(one, ids));
  if (!isObject(schema)) return schema;
  const [, prefix = "", rest = ""] = /^\^\(?([a-z]{3})_(.*)$/.exec(String(schema["pattern"])) ?? [];
  if (schema["type"] === "string" && prefix && rest.includes("#") === false) {
    const { pattern: _, ...others } = schema;
    return { ...others, enum: [...(ids[prefix] ?? []), `${prefix}_${unknownUlid}`] };
  }
  return Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, named(one, ids)]));
}

/** A document whose calls use existing ids, in parameters and in bodies. */
export function withIds(document: Json, ids: RealIds): Json {
  const paths = Object.entries(document["paths"] as Record<string, Record<string, Json>>);
  return {
    ...document,
    paths: Object.fromEntries(
      paths.map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [
            method,
            {
              ...operation,
              parameters: named(operation["parameters"], ids),
              ...(isObject(operation["requestBody"]) && {
                requestBody: named(operation["requestBody"], ids),
              }),
            },
          ]),
        ),
      ]),
    ),
  };
}
