import type { Route } from "@bupum/shared/kernel/route";
import type { APIGatewayProxyStructuredResultV2 as HttpReply } from "aws-lambda";
import * as z from "zod/mini";
import type { Step } from "./step.ts";

/** Makes the reply from what the operation returned, by the route's schema. */
export const reply: Step = {
  async after(call) {
    const { context, response } = call;
    const headers = { ...cacheOf(context.route), ...context.headers };
    const made =
      response instanceof Blob
        ? await fileReply(response, headers)
        : jsonReply(context.route, response, headers);
    call.internal.status = made.statusCode;
    call.response = made;
  },
};

async function fileReply(file: Blob, headers: Record<string, string>): Promise<HttpReply> {
  const name = file instanceof File ? encodeURIComponent(file.name) : "";
  return {
    statusCode: 200,
    headers: {
      "content-type": file.type,
      "content-disposition": `attachment; filename*=UTF-8''${name}`,
      ...headers,
    },
    body: Buffer.from(await file.arrayBuffer()).toString("base64"),
    isBase64Encoded: true,
  };
}

const cacheOf = (route: Route): Record<string, string> => ({
  "cache-control":
    route.cache === undefined
      ? "no-store"
      : `public, max-age=${route.cache}, s-maxage=${route.cache}`,
});

const statusOf = (route: Route, result: unknown): number =>
  route.job && typeof result === "object" && result && "jobId" in result
    ? 202
    : (route.status ?? 200);

function jsonReply(route: Route, result: unknown, headers: Record<string, string>): HttpReply {
  if (!route.reply) return { statusCode: 204, headers };
  return {
    statusCode: statusOf(route, result),
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(z.parse(route.reply, result)),
  };
}
