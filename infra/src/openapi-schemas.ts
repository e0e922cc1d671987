import type { Route } from "@bupum/shared/kernel/route";
import * as z from "zod/mini";

type Json = z.core.JSONSchema.BaseSchema;

/** JSON Schema of what is sent (input) or answered (output). */
export function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const outcome = io === "input" && checkedOutcome(zodSchema);
      if (outcome) Object.assign(jsonSchema, schemaOf(outcome, io));
    },
  });
  return rest;
}

/** A number that is read from text, then checked, is documented with its checks. */
function checkedOutcome(schema: z.core.$ZodTypes): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if (def.type !== "pipe") return undefined;
  const target = def.out as z.core.$ZodTypes;
  return target._zod.def.type === "transform" ? undefined : target;
}

/** Path, query and header parameters of a route. */
export function parametersOf(route: Route): object[] {
  return [
    ...partsOf(route.params, "path"),
    ...partsOf(route.query, "query"),
    header("Accept-Language", "Language of messages", { enum: ["ko", "en", "zh"] }),
    ...(route.idempotent
      ? [
          header("Idempotency-Key", "The same key within 24 hours gives the first answer again", {
            minLength: 1,
            maxLength: 64,
          }),
        ]
      : []),
  ];
}

function partsOf(schema: z.core.$ZodObject | undefined, place: "path" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const header = (name: string, description: string, schema: object) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string", ...schema },
});
