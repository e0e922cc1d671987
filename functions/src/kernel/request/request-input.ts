import { parseInput } from "@bupum/shared/kernel/words/faults";
import { type Fault, Problem } from "@bupum/shared/kernel/problem";
import type { Route } from "@bupum/shared/kernel/route";
import type { APIGatewayProxyEventV2 as HttpEvent } from "aws-lambda";
import type { Step } from "./step.ts";

/** Bodies above this are refused before they are parsed; files go straight to storage. */
const mostBytes = 1024 * 1024;

/** Parses params, query and body by the schemas of the route. */
export const input: Step = {
  before({ event, context }) {
    const body = bodyText(context.route, event);
    context.arrived = { body, headers: event.headers };
    context.input = inputOf(context.route, event, body);
  },
};

/** The body as text: "" where there is none. Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE. */
function bodyText(route: Route, event: HttpEvent): string {
  if (!route.body || !event.body) return "";
  const bytes = event.isBase64Encoded ? event.body.length * 0.75 : Buffer.byteLength(event.body);
  if (bytes > mostBytes) throw new Problem("PAYLOAD_TOO_LARGE");
  const type = event.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  return event.isBase64Encoded ? Buffer.from(event.body, "base64").toString("utf8") : event.body;
}

function jsonOf(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("BROKEN_JSON");
  }
}

/** Validates params, query and body by the route's schemas and reports the faults of all three. */
function inputOf(route: Route, event: HttpEvent, text: string): Record<string, unknown> {
  const faults: Fault[] = [];
  const found: Record<string, unknown> = {};
  const sources = {
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: route.body && jsonOf(text),
  };
  for (const part of ["params", "query", "body"] as const) {
    const schema = route[part];
    if (!schema) continue;
    const result = parseInput(schema, sources[part], part);
    if ("data" in result) found[part] = result.data;
    else faults.push(...result.faults);
  }
  if (faults.length === 0) return found;
  // A path that cannot name anything is NOT_FOUND, whatever other faults there are.
  if (faults.every(({ path }) => path.startsWith("params."))) throw new Problem("NOT_FOUND");
  throw new Problem("INVALID_REQUEST", undefined, faults);
}
