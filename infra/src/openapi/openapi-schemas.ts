import { companyHeader } from "@bupum/shared/kernel/company-name";
import type { Route } from "@bupum/shared/kernel/route";
import * as z from "zod/mini";

type Json = z.core.JSONSchema.BaseSchema;
type Io = "input" | "output";

/** Schemas by the names that the contract exports them under, such as Product. */
export type Names = z.core.$ZodRegistry<{ id: string }>;

/** Collects the named schemas that a document uses, and refers to them. */
export class Schemas {
  readonly components: Record<string, Json> = {};
  readonly #names: Names;
  /** Definitions of what is answered, as zod wrote them. */
  readonly #answered: Record<string, string> = {};

  constructor(names: Names, replies: z.core.$ZodType[]) {
    this.#names = names;
    for (const reply of replies)
      for (const [name, definition] of Object.entries(this.#convert(reply, "output").$defs ?? {}))
        this.#answered[name] = JSON.stringify(definition);
  }

  /** JSON Schema of what is sent (input) or answered (output). */
  of(schema: z.core.$ZodType, io: Io): Json {
    const { $defs = {}, ...rest } = this.#convert(schema, io);
    const definitions = Object.entries($defs as Record<string, Json>);
    const names = new Map(definitions.map(([name, json]) => [name, this.#nameOf(name, json, io)]));
    for (const [name, json] of definitions)
      this.components[names.get(name)!] ??= withReferences(json, names);
    return withReferences(rest, names);
  }

  /** What is sent may leave out what has a default: then it is a second schema of its noun. */
  #nameOf(name: string, definition: Json, io: Io): string {
    const text = JSON.stringify(definition);
    const answered = this.#answered[name];
    const isOne = !answered || (answered === text && !text.includes("$ref"));
    return io === "output" || isOne ? name : `${name}Sent`;
  }

  #convert(schema: z.core.$ZodType, io: Io): Json {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, {
      io,
      metadata: this.#names,
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => {
        const outcome = io === "input" && checkedOutcome(zodSchema);
        if (outcome) Object.assign(jsonSchema, this.#convert(outcome, io));
      },
    });
    return rest;
  }
}

/** Leads references to the components of the document, under their names there. */
function withReferences(schema: Json, names: Map<string, string>): Json {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== "$ref" || typeof value !== "string") return value;
    const name = value.replace("#/$defs/", "");
    return `#/components/schemas/${names.get(name) ?? name}`;
  });
  const { id: _, ...rest } = JSON.parse(text) as Json;
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
export function parametersOf(route: Route, schemas: Schemas): object[] {
  return [
    ...partsOf(route.params, "path", schemas),
    ...partsOf(route.query, "query", schemas),
    header("Accept-Language", "Language of messages", { enum: ["ko", "en", "zh"] }),
    ...(route.company
      ? [
          header(
            companyHeader,
            `Id of a company in whose name the call is made (${route.company.join(", ")})`,
            {
              pattern: "^cmp_[0-9A-HJKMNP-TV-Z]{26}$",
            },
          ),
        ]
      : []),
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

function partsOf(
  schema: z.core.$ZodObject | undefined,
  place: "path" | "query",
  schemas: Schemas,
): object[] {
  if (!schema) return [];
  // A parameter list that has a name is written out all the same.
  const { properties = {}, required = [] } = schemas.of(
    z.looseObject(schema._zod.def.shape),
    "input",
  );
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
