import * as z from "zod/mini";

/** The part of JSON Schema that our contracts use. */
export interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

export const schemaOf = (schema: z.core.$ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

const ulid = "01ARZ3NDEKTSV4RRFFQ69G5FA0";
/** Texts of every format that a contract requires; the first that matches is used. */
const texts = [
  "부품",
  "2026-12-01",
  "2026-12-01T00:00:00.000Z",
  "buyer@example.com",
  "010-1234-5678",
  "12.5",
  "04524",
  "123456",
  "KR",
  "a",
  "fan",
  "a.pdf",
  "https://example.com/a",
  "220-81-62517",
  "l01",
  "EG-261201-ABCDE",
  "A".repeat(43),
  "PO-261201-ABCDE-1",
  "0".repeat(32),
  "PENDING",
  "createdAt:desc",
];
const prefixes = ["usr", "sel", "fil", "prd", "mkr", "mch", "egr", "est", "ntf", "rrh", "cat"];

/** Values for fields with a rule that no schema shows. */
const byName: Record<string, string | number> = {
  targetIds: `prd_${ulid}`,
  seenIds: `prd_${ulid}`,
  userId: "buyer01",
  password: "Bupum-test-2026",
  newPassword: "Bupum-test-2026",
  phone: "010-1234-5678",
  tel: "02-1588-0000",
  fax: "02-1588-0001",
  number: "010-1234-5678",
  target: "010-1234-5678",
  businessNumber: "220-81-62517",
  fileName: "a.png",
  month: "2026-11",
  template: "PO-{YY}-{###}",
  chargedIn: "2026-11",
  itemsPerPage: 30,
};

function textFor({ pattern, format, minLength = 0 }: Schema): string {
  const ids = [...(pattern?.matchAll(/([a-z]{3})_/g) ?? [])].map(([, prefix]) => prefix!);
  const candidates = [
    ...texts,
    ...Object.values(formats),
    ...[...ids, ...prefixes].flatMap((prefix) => [
      `${prefix}_${ulid}`,
      `${prefix}_${ulid}#l01`,
      `${prefix}_${ulid}#l01#1`,
      `quarantine/${prefix}_${ulid}`,
    ]),
  ];
  const wanted = pattern && new RegExp(pattern, "u");
  const fits = (text: string) => text.length >= minLength && (!wanted || wanted.test(text));
  const found = candidates.find((text) => fits(text) && (!format || formats[format] === text));
  return found ?? candidates.find(fits) ?? "x".repeat(Math.max(1, minLength));
}
function namedAs(name: string, { type, pattern, format }: Schema) {
  const value = type === "object" || type === "array" || format ? undefined : byName[name];
  return pattern && !new RegExp(pattern, "u").test(String(value)) ? undefined : value;
}
const formats: Record<string, string> = {
  date: "2026-12-01",
  "date-time": "2026-12-01T00:00:00.000Z",
  email: "buyer@example.com",
  uri: "https://example.com/a",
  uuid: "0b8f5b1e-6f0c-4a51-9a3d-2f1f7b6f9a11",
};

/** A value in which every part is well formed, regardless of rules between its parts. */
export function wellFormed(schema: Schema): unknown {
  const option = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (option) return wellFormed(option);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, one]) => [
        name,
        namedAs(name, one) ?? wellFormed(one),
      ]),
    );
  if (schema.type === "array")
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
      wellFormed(schema.items ?? {}),
    );
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number")
    return Math.max(1, schema.minimum ?? 1);
  if (schema.type === "null") return null;
  return textFor(schema);
}

/** Of the right type, and with a value that no rule may rely on. */
const hostileTexts = ["", "\u0000", "2026-13-45", "9".repeat(400), "-1e999", "\uD800", "{}"];
const hostileNumbers = [-1, 0, 1e308, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** The well-formed value, once for every part and every bad value that may replace this part. */
export function* malformed(schema: Schema): Generator<{ path: string; value: unknown }> {
  for (const option of schema.anyOf ?? schema.oneOf ?? []) yield* malformed(option);
  if (schema.anyOf ?? schema.oneOf) return;
  if (schema.type === "object") {
    const whole = wellFormed(schema) as object;
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      const { [name as keyof typeof whole]: _, ...rest } = whole;
      yield { path: name, value: rest };
      for (const { path, value } of malformed(part))
        yield { path: `${name}.${path}`, value: { ...whole, [name]: value } };
    }
  } else if (schema.type === "array") {
    const one = wellFormed(schema.items ?? {});
    yield { path: "none", value: [] };
    yield { path: "twice", value: [one, one] };
    for (const { path, value } of malformed(schema.items ?? {})) {
      yield { path: `0.${path}`, value: [value] };
      yield { path: `1.${path}`, value: [one, value] };
    }
  } else if (schema.type === "integer" || schema.type === "number")
    for (const value of hostileNumbers) yield { path: String(value), value };
  else if (schema.type === "string" || schema.type === undefined)
    for (const value of hostileTexts) yield { path: JSON.stringify(value.slice(0, 12)), value };
}
