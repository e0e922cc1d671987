import type { IncomingMessage } from "node:http";
import type { RawObject } from "../templates/template.ts";

export interface CorsRule {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
}

/** The CORS rules of a bucket's properties, as CloudFormation writes them. */
export function corsRulesOf(properties: RawObject): CorsRule[] {
  const rules = (properties["CorsConfiguration"] as RawObject | undefined)?.["CorsRules"];
  // The CDK validated their shape.
  return (rules ?? []) as unknown as CorsRule[];
}

const matchesOne = (patterns: string[], text: string) =>
  patterns.some((pattern) => {
    const [before = "", after] = pattern.split("*");
    return after === undefined
      ? pattern === text
      : text.startsWith(before) && text.endsWith(after) && text.length >= pattern.length - 1;
  });

/** The headers that let a page of another origin read the answer; none when no rule fits. */
export function corsHeaders(rules: CorsRule[], request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  if (!origin) return {};
  const preflight = request.method === "OPTIONS";
  const method = preflight
    ? String(request.headers["access-control-request-method"])
    : (request.method ?? "GET");
  const asked = String(request.headers["access-control-request-headers"] ?? "")
    .toLowerCase()
    .split(/,\s*/)
    .filter(Boolean);
  const rule = rules.find(
    (one) =>
      matchesOne(one.AllowedOrigins, origin) &&
      one.AllowedMethods.includes(method) &&
      (!preflight ||
        asked.every((name) =>
          matchesOne(
            (one.AllowedHeaders ?? []).map((header) => header.toLowerCase()),
            name,
          ),
        )),
  );
  if (!rule) return {};
  return {
    "access-control-allow-origin": rule.AllowedOrigins.includes("*") ? "*" : origin,
    "access-control-allow-methods": rule.AllowedMethods.join(", "),
    vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
    ...(rule.ExposedHeaders && { "access-control-expose-headers": rule.ExposedHeaders.join(", ") }),
    ...(preflight && asked.length > 0 && { "access-control-allow-headers": asked.join(", ") }),
    ...(preflight && rule.MaxAge !== undefined && { "access-control-max-age": `${rule.MaxAge}` }),
  };
}
