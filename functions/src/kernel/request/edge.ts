import { createHash, timingSafeEqual } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import type { APIGatewayProxyEventV2 as HttpEvent } from "aws-lambda";
import { env } from "../env.ts";

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Whether CloudFront sent the call, as its secret header proves. */
export const isFromEdge = ({ headers }: Pick<HttpEvent, "headers">): boolean =>
  timingSafeEqual(hash(headers["x-bupum-edge"] ?? ""), hash(env("edge").EDGE_KEY));

/** Called by monitors, which know only the gateway's own address. */
const open = "GET /health";

/**
 * In prod every call must come through CloudFront, for its cache, its firewall and its header with
 * the viewer's address.
 */
export const isRefusedByEdge = (event: Pick<HttpEvent, "headers" | "routeKey">): boolean =>
  env("stage").STAGE === "prod" && event.routeKey !== open && !isFromEdge(event);

interface Arrived {
  event: Pick<HttpEvent, "headers"> & { requestContext: { routeKey: string } };
}
/** Refuses a call, or a socket that opens, that did not come through CloudFront. */
export const edge = {
  before({ event: { headers, requestContext } }: Arrived) {
    const { routeKey } = requestContext;
    if (isRefusedByEdge({ headers, routeKey })) throw new Problem("FORBIDDEN");
  },
};
