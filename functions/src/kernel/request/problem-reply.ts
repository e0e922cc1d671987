import { issuesOf, messageOf } from "@bupum/shared/kernel/words/faults";
import { type Language, languageOf } from "@bupum/shared/kernel/language/languages";
import { Problem, type ProblemBody } from "@bupum/shared/kernel/problem";
import type { ProblemWords } from "@bupum/shared/kernel/words/types";
import { en } from "@bupum/shared/kernel/words/en";
import { ko } from "@bupum/shared/kernel/words/ko";
import { zh } from "@bupum/shared/kernel/words/zh";
import type {
  APIGatewayProxyEventV2 as HttpEvent,
  APIGatewayProxyStructuredResultV2 as HttpReply,
} from "aws-lambda";
import { log, textOf } from "../log.ts";
import type { Step } from "./step.ts";

const words: Record<Language, ProblemWords> = { ko, en, zh };

/** What the reply to a problem needs, also where no operation was found. */
export const requestOf = (event: HttpEvent) => ({
  requestId: event.requestContext.requestId,
  routeKey: event.routeKey,
  language: languageOf(event.headers["accept-language"]),
});

/** Replies to anything that was thrown. */
export const problems: Step = {
  onError(call) {
    const reply = problemReply(call.error, requestOf(call.event));
    call.internal.status = reply.statusCode;
    call.response = reply;
  },
};

/**
 * The response for anything thrown. Anything but a Problem is a bug: logged with its stack,
 * answered as 500.
 */
function problemReply(
  error: unknown,
  request: { requestId: string; routeKey: string; language: Language },
): HttpReply {
  const problem = error instanceof Problem ? error : new Problem("INTERNAL");
  const { requestId, routeKey, language } = request;
  if (problem !== error) log("error", { requestId, route: routeKey, error: textOf(error) });
  const body: ProblemBody = {
    type: `/problems/${problem.code}`,
    status: problem.status,
    code: problem.code,
    message: messageOf(problem, words[language]),
    requestId,
    ...(problem.params && { params: problem.params }),
    ...(problem.faults && { issues: issuesOf(problem.faults, words[language]) }),
  };
  const retryAfter = problem.params?.["retryAfterSeconds"];
  return {
    statusCode: problem.status,
    headers: {
      "content-type": "application/problem+json",
      "content-language": language,
      "cache-control": "no-store",
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    },
    body: JSON.stringify(body),
  };
}
