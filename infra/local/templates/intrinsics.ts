import { region } from "../kernel/place.ts";
import type { Raw, RawObject } from "./template.ts";

/** What an intrinsic function can ask of the stack that it stands in. */
export interface Scope {
  reference(name: string): Raw;
  attribute(id: string, name: string): Raw;
  imported(name: string): Raw;
  condition(name: string): boolean;
  mapping(map: string, key: string, field: string): Raw;
  resolve(value: Raw): Raw;
}

function text(scope: Scope, value: Raw): string {
  const found = scope.resolve(value);
  return found === undefined || found === null || typeof found === "object" ? "" : String(found);
}

function list(scope: Scope, value: Raw): Raw[] {
  const found = scope.resolve(value);
  return Array.isArray(found) ? found : [found];
}

function substitute(scope: Scope, template: string, names: RawObject): string {
  return template.replace(/\$\{(!?)([^}]+)\}/g, (_all, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in names) return text(scope, names[name]);
    const [id = "", field] = name.split(/\.(.*)/s);
    return String(field ? scope.attribute(id, field) : scope.reference(name));
  });
}

/** CloudFormation's intrinsic functions, by name. Their argument is not resolved yet. */
export const intrinsics: Record<string, (scope: Scope, argument: Raw) => Raw> = {
  Ref: (scope, name) => scope.reference(String(name)),
  "Fn::GetAtt": (scope, argument) => {
    const [id, ...field] = Array.isArray(argument) ? argument : String(argument).split(".");
    return scope.attribute(String(id), field.join("."));
  },
  "Fn::Join": (scope, argument) => {
    const [separator, parts] = argument as [string, Raw];
    return list(scope, parts)
      .map((part) => text(scope, part))
      .join(separator);
  },
  "Fn::Sub": (scope, argument) =>
    Array.isArray(argument)
      ? substitute(scope, String(argument[0]), argument[1] as RawObject)
      : substitute(scope, String(argument), {}),
  "Fn::Select": (scope, argument) => {
    const [index, values] = argument as [Raw, Raw];
    return list(scope, values)[Number(text(scope, index))];
  },
  "Fn::Split": (scope, argument) => {
    const [separator, value] = argument as [string, Raw];
    return text(scope, value).split(separator);
  },
  "Fn::If": (scope, argument) => {
    const [name, yes, no] = argument as [string, Raw, Raw];
    return scope.resolve(scope.condition(name) ? yes : no);
  },
  "Fn::Equals": (scope, argument) => {
    const [one, other] = argument as [Raw, Raw];
    return text(scope, one) === text(scope, other);
  },
  "Fn::Not": (scope, argument) => scope.resolve((argument as Raw[])[0]) !== true,
  "Fn::And": (scope, argument) => list(scope, argument).every((value) => value === true),
  "Fn::Or": (scope, argument) => list(scope, argument).some((value) => value === true),
  Condition: (scope, name) => scope.condition(String(name)),
  "Fn::ImportValue": (scope, argument) => scope.imported(text(scope, argument)),
  "Fn::FindInMap": (scope, argument) => {
    const [map = "", key = "", field = ""] = list(scope, argument).map(String);
    return scope.mapping(map, key, field);
  },
  "Fn::Base64": (scope, argument) => Buffer.from(text(scope, argument)).toString("base64"),
  "Fn::GetAZs": () => [`${region}a`, `${region}c`],
};
