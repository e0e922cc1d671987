import { Problem } from "@bupum/shared/kernel/problem";

export interface Key {
  pk: string;
  sk: string;
}
/** Both keys of a row as one text, to look it up by. */
export const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
export type Values = Record<string, unknown>;
export type Item = Key & Values;

/** The condition on the row before a write, and the problem thrown if it fails. */
export interface Guard {
  exists?: boolean;
  equals?: Values;
  /** Attributes that must be absent. */
  lacks?: string[];
  /** Attributes that must hold at least that number. */
  atLeast?: Record<string, number>;
  /** Attributes that must be absent or below that value. */
  absentOrBelow?: Record<string, number | string>;
  /** The refusal; a function receives the row as it was, if there was one. */
  refused: Problem | ((old: Values | undefined) => Problem);
}
export interface Change {
  change: Key;
  set?: Values;
  /** Set only where the attribute is absent. */
  initial?: Values;
  /** Numbers are added; members of a set are put into it. */
  add?: Record<string, number | Set<number>>;
  /** Members that are taken out of a set. */
  take?: Record<string, Set<number>>;
  unset?: string[];
  guard?: Guard;
}
export type Write =
  | { put: Item; guard?: Guard }
  | Change
  | { drop: Key; guard?: Guard }
  /** Writes nothing: checks its guard only. */
  | { check: Key; guard: Guard };

/** The change that makes a row hold exactly these values: undefined ones are removed. */
export const exactly = (values: object): { set: Values; unset: string[] } => ({
  // The properties of any object, by name.
  set: values as Values,
  unset: Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : [])),
});

/** The request of one write, in the form that TransactWrite and the single commands share. */
export function requestOf(write: Write, table: string) {
  const names: Record<string, string> = {};
  const values: Values = {};
  const name = (attribute: string) => {
    names[`#${attribute}`] = attribute;
    return `#${attribute}`;
  };
  const value = (label: string, given: unknown) => {
    values[`:${label}`] = given;
    return `:${label}`;
  };
  const conditions = conditionsOf(write.guard, name, value);
  const common = (update?: string) => ({
    TableName: table,
    ...(conditions.length > 0 && {
      ConditionExpression: conditions.join(" AND "),
      ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
    }),
    ...(update !== undefined && { UpdateExpression: update }),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  });
  if ("put" in write) return { Put: { ...common(), Item: write.put } };
  if ("drop" in write) return { Delete: { ...common(), Key: write.drop } };
  if ("check" in write)
    return {
      ConditionCheck: {
        ...common(),
        Key: write.check,
        ConditionExpression: conditions.join(" AND "),
      },
    };
  const update = updateOf(write, name, value);
  return { Update: { ...common(update), Key: write.change, UpdateExpression: update } };
}

type Naming = (attribute: string) => string;
type Valuing = (label: string, given: unknown) => string;

function conditionsOf(guard: Guard | undefined, name: Naming, value: Valuing): string[] {
  if (!guard) return [];
  return [
    ...(guard.exists === undefined
      ? []
      : [`${guard.exists ? "attribute_exists" : "attribute_not_exists"}(${name("pk")})`]),
    ...Object.entries(guard.equals ?? {}).map(
      ([attribute, given]) => `${name(attribute)} = ${value(`is_${attribute}`, given)}`,
    ),
    ...(guard.lacks ?? []).map((attribute) => `attribute_not_exists(${name(attribute)})`),
    ...Object.entries(guard.atLeast ?? {}).map(
      ([attribute, least]) => `${name(attribute)} >= ${value(`least_${attribute}`, least)}`,
    ),
    ...Object.entries(guard.absentOrBelow ?? {}).map(
      ([attribute, bound]) =>
        `(attribute_not_exists(${name(attribute)}) OR ${name(attribute)} < ${value(`below_${attribute}`, bound)})`,
    ),
  ];
}

const clause = (word: string, parts: string[]) =>
  parts.length > 0 ? [`${word} ${parts.join(", ")}`] : [];

function updateOf(write: Change, name: Naming, value: Valuing): string {
  const set = Object.entries(write.set ?? {})
    .filter(([, given]) => given !== undefined)
    .map(([attribute, given]) => `${name(attribute)} = ${value(attribute, given)}`);
  const initial = Object.entries(write.initial ?? {}).map(
    ([attribute, given]) =>
      `${name(attribute)} = if_not_exists(${name(attribute)}, ${value(attribute, given)})`,
  );
  const add = Object.entries(write.add ?? {}).map(
    ([attribute, given]) => `${name(attribute)} ${value(`add_${attribute}`, given)}`,
  );
  const take = Object.entries(write.take ?? {}).map(
    ([attribute, given]) => `${name(attribute)} ${value(`take_${attribute}`, given)}`,
  );
  const remove = (write.unset ?? []).map(name);
  return [
    ...clause("SET", [...set, ...initial]),
    ...clause("ADD", add),
    ...clause("DELETE", take),
    ...clause("REMOVE", remove),
  ].join(" ");
}

/** The refusal of one guard. */
export const refusalOf = (guard: Guard, old: Values | undefined): Problem =>
  typeof guard.refused === "function" ? guard.refused(old) : guard.refused;
