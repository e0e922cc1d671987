import { docsRoutes } from "@bupum/shared/docs/contract";
import type {
  APIGatewayProxyEventV2 as HttpEvent,
  APIGatewayProxyStructuredResultV2 as HttpReply,
} from "aws-lambda";
import { measure } from "../kernel/log.ts";

const seconds = docsRoutes.openapi.cache;

/**
 * Serves one document to anybody. Without the kernel of the other resources, because there is no
 * caller, no input and no row, and the document alone is half of what a function may weigh.
 */
export function documentHandler(document: object) {
  const body = JSON.stringify(document);
  return async (event: HttpEvent): Promise<HttpReply> => {
    const { requestId } = event.requestContext;
    measure(
      { Route: event.routeKey },
      { Latency: [0, "Milliseconds"] },
      { requestId, status: 200 },
    );
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
