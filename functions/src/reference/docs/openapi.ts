import { docsRoutes } from "@bupum/shared/reference/docs/contract";
import type {
  APIGatewayProxyEventV2 as HttpEvent,
  APIGatewayProxyStructuredResultV2 as HttpReply,
} from "aws-lambda";
import { isRefusedByEdge } from "../../kernel/request/edge.ts";
import { log } from "../../kernel/log.ts";

const seconds = docsRoutes.openapi.cache;

/**
 * Serves one document publicly. Without the kernel of other resources: it needs no caller, input or
 * row, and the document alone is half of a function's size budget.
 */
export function documentHandler(document: object) {
  const body = JSON.stringify(document);
  return async (event: HttpEvent): Promise<HttpReply> => {
    const { requestId } = event.requestContext;
    const status = isRefusedByEdge(event) ? 403 : 200;
    log("info", { route: event.routeKey, requestId, status });
    if (status === 403) return { statusCode: status };
    return {
      statusCode: 200,
      headers: {
        "content-type": "application/json",
        "cache-control": `public, max-age=${seconds}, s-maxage=${seconds}`,
      },
      body,
    };
  };
}
