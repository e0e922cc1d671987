import type { Values } from "./write-request.ts";

// Values as DynamoDB's JSON: each an object of its type and text. Same results as the SDK's
// util-dynamodb with `removeUndefinedValues`, in one pass and without types that no row holds
// (classes, wrapped numbers, empty sets).

/** A value as DynamoDB sends and takes it, such as {S: "text"}. */
export type Attribute = Record<string, unknown>;

const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");

function numberText(value: number): string {
  if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw new RangeError(`${value} cannot be stored without loss.`);
  return String(value);
}

function ofSet(values: ReadonlySet<unknown>): Attribute {
  const [first] = values;
  if (typeof first === "string") return { SS: [...values] };
  if (typeof first === "number") return { NS: [...(values as Set<number>)].map(numberText) };
  if (typeof first === "bigint") return { NS: [...values].map(String) };
  if (first instanceof Uint8Array) return { BS: [...(values as Set<Uint8Array>)].map(base64) };
  throw new TypeError("A stored set holds texts, numbers or bytes, and at least one.");
}

/** Encodes any value but undefined. Throws if it could not be decoded to the same value. */
export function toAttribute(value: unknown): Attribute {
  switch (typeof value) {
    case "string":
      return { S: value };
    case "number":
      return { N: numberText(value) };
    case "boolean":
      return { BOOL: value };
    case "bigint":
      return { N: String(value) };
    case "object":
      if (value === null) return { NULL: true };
      if (Array.isArray(value))
        return { L: value.filter((one) => one !== undefined).map(toAttribute) };
      if (value instanceof Set) return ofSet(value);
      if (value instanceof Uint8Array) return { B: base64(value) };
      if ([Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null))
        return { M: toAttributes(value as Values) };
  }
  throw new TypeError(`A ${typeof value} of this kind cannot be stored.`);
}

/** Encodes a row, or the values of an expression, leaving out what is undefined. */
export function toAttributes(values: Values): Record<string, Attribute> {
  const found: Record<string, Attribute> = {};
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value !== undefined) found[name] = toAttribute(value);
  }
  return found;
}

function numberOf(text: string): number | bigint {
  const value = Number(text);
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? BigInt(text) : value;
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

/** Decodes a value; binary stays base 64 text. */
export function fromAttribute(attribute: Attribute): unknown {
  for (const type in attribute) {
    // DynamoDB's API defines the text of each type.
    const held = attribute[type] as never;
    switch (type) {
      case "S":
      case "BOOL":
        return held;
      case "N":
        return numberOf(held);
      case "M":
        return fromAttributes(held);
      case "L":
        return (held as Attribute[]).map(fromAttribute);
      case "NULL":
        return null;
      case "B":
        return bytesOf(held);
      case "SS":
        return new Set(held as string[]);
      case "NS":
        return new Set((held as string[]).map(numberOf));
      case "BS":
        return new Set((held as string[]).map(bytesOf));
    }
  }
  throw new TypeError("An attribute without a known type.");
}

export function fromAttributes(attributes: Record<string, Attribute>): Values {
  const found: Values = {};
  for (const name in attributes) found[name] = fromAttribute(attributes[name]!);
  return found;
}
