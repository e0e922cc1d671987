import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson } from "../kernel/body.ts";
import { arn } from "../kernel/place.ts";
import type { Deployment } from "../templates/deployment.ts";
import { withoutStage } from "../templates/template.ts";

interface Functions {
  /** The stream mappings of the templates. */
  mappings(): Deployment["streamMappings"];
  invoke(name: string, event: unknown): Promise<unknown>;
}

const mostBytes = 6 * 1024 * 1024;

/**
 * The two calls of Lambda's own API that `npm run resend` makes, in its wire format: which bucket
 * a function's lost records lie in, and that function with an event. True when it has answered.
 */
export function lambdaApi({ mappings, invoke }: Functions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://lambda");
    if (!pathname.startsWith("/2015-03-31/")) return false;
    const wanted = withoutStage(searchParams.get("FunctionName") ?? "");
    if (request.method === "GET" && /^\/2015-03-31\/event-source-mappings\/?$/.test(pathname)) {
      const found = mappings().filter(({ lambda }) => lambda === wanted);
      const EventSourceMappings = found.map(({ id, lambda, onFailure }) => ({
        UUID: id,
        FunctionArn: arn("lambda", `function:${lambda}`),
        DestinationConfig: { OnFailure: { Destination: `arn:aws:s3:::${onFailure}` } },
      }));
      sendJson(response, 200, { EventSourceMappings });
      return true;
    }
    const name = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(pathname)?.[1];
    if (request.method !== "POST" || !name) {
      sendJson(response, 404, { Type: "User", Message: "No such call here" });
      return true;
    }
    const body = await readBody(request, mostBytes);
    try {
      const event = JSON.parse(body.toString()) as unknown;
      const called = decodeURIComponent(name).replace(/^arn:.*:function:/, "");
      sendJson(response, 200, await invoke(withoutStage(called), event));
    } catch (error) {
      response.setHeader("x-amz-function-error", "Unhandled");
      const errorMessage = error instanceof Error ? error.message : String(error);
      sendJson(response, 200, { errorType: "Error", errorMessage });
    }
    return true;
  };
}
