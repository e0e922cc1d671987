import { fill } from "@bupum/shared/kernel/words/faults";
import { languages } from "@bupum/shared/kernel/language/languages";
import { type ProblemCode, problemBody, problems } from "@bupum/shared/kernel/problem";
import type { Cost, Route } from "@bupum/shared/kernel/route";
import { en } from "@bupum/shared/kernel/words/en";
import { ko } from "@bupum/shared/kernel/words/ko";
import { zh } from "@bupum/shared/kernel/words/zh";
import type { Schemas } from "./openapi-schemas.ts";

const words = { ko, en, zh };

/** What examples show in the place of `{name}`. */
export const samples: Record<string, unknown> = {
  available: 3,
  code: "REJECT_CARD_PAYMENT",
  count: 12,
  current: 3,
  deepest: 100,
  hours: 24,
  lacks: "30,000",
  left: 4,
  maxMegabytes: 20,
  minimum: "100,000",
  most: 10,
  nearest: [50, 100],
  open: 6,
  retryAfterSeconds: 30,
  spelling: "NFB",
};

/** Guards and page sizes bound these: no caller is counted. */
const unlimited: ReadonlySet<Cost> = new Set<Cost>(["read", "write"]);

/** Every code that a route may answer: its own, and those that come with its kind. */
export function problemsOf(route: Route): ProblemCode[] {
  const kind: [boolean, ...ProblemCode[]][] = [
    [Boolean(route.params ?? route.query ?? route.body), "INVALID_REQUEST"],
    [Boolean(route.body), "BROKEN_JSON", "UNSUPPORTED_MEDIA_TYPE", "PAYLOAD_TOO_LARGE"],
    [hasCursor(route), "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    [Boolean(route.params), "NOT_FOUND"],
    [route.access !== "public", "UNAUTHENTICATED", "SESSION_ENDED", "ACCOUNT_BLOCKED"],
    [route.company !== undefined, "NOT_A_MEMBER", "COMPANY_ROLE_REQUIRED"],
    [route.access === "seller", "SELLER_REGISTRATION_REQUIRED"],
    [route.access === "writer", "WRITER_REGISTRATION_REQUIRED"],
    [route.access === "admin", "FORBIDDEN"],
    [
      route.idempotent === true,
      "IDEMPOTENCY_KEY_INVALID",
      "IDEMPOTENCY_MISMATCH",
      "IDEMPOTENCY_IN_PROGRESS",
    ],
    [route.method !== "GET", "BUSY"],
    [isLimited(route), "LIMIT_EXCEEDED"],
    [true, "INTERNAL"],
  ];
  const general = kind.flatMap(([applies, ...codes]) => (applies ? codes : []));
  return [...new Set([...general, ...route.problems])];
}

/** By the number of calls, or of pages that a call walks over (kernel/request/rate-limit.ts). */
const isLimited = (route: Route) =>
  (route.cost !== undefined && !unlimited.has(route.cost)) ||
  (route.access === "public" && hasCursor(route));

const hasCursor = (route: Route) => "cursor" in (route.query?._zod.def.shape ?? {});

/** Responses of a route's problems, by status, as references to the components. */
export const problemResponses = (route: Route): Record<string, object> =>
  Object.fromEntries(
    byStatus(route).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${codes.join(".")}` },
    ]),
  );

function byStatus(route: Route): [number, ProblemCode[]][] {
  const codes = problemsOf(route).toSorted();
  const statuses = [...new Set(codes.map((code) => problems[code]))].toSorted();
  return statuses.map((status) => [status, codes.filter((code) => problems[code] === status)]);
}

function response(codes: ProblemCode[]): object {
  const examples = codes.flatMap((code) =>
    languages.map((language) => [
      `${code}.${language}`,
      { $ref: `#/components/examples/${code}.${language}` },
    ]),
  );
  const problem = { $ref: "#/components/schemas/Problem" };
  return {
    description: codes.join(", "),
    content: {
      "application/problem+json": {
        schema: { allOf: [problem, { properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** The body of every problem, and one example for each code and language in use. */
export function problemComponents(routes: Route[], schemas: Schemas) {
  const codes = [...new Set(routes.flatMap(problemsOf))].toSorted();
  const examples = codes.flatMap((code) =>
    languages.map((language) => [
      `${code}.${language}`,
      { value: exampleOf(code, fill(words[language].problems[code], samples)) },
    ]),
  );
  const together = routes.flatMap(byStatus).map(([, each]) => each);
  const responses = together.map((each) => [each.join("."), response(each)] as const);
  return {
    responses: Object.fromEntries(responses.toSorted(([a], [b]) => a.localeCompare(b))),
    examples: Object.fromEntries(examples),
    schemas: { ...schemas.components, Problem: schemas.of(problemBody, "output") },
  };
}

const exampleOf = (code: ProblemCode, message: string) => ({
  type: `/problems/${code}`,
  status: problems[code],
  code,
  message,
  requestId: "JKJaXmPLvHcESHA=",
});
