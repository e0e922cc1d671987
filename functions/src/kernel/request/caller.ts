import { mayCall } from "@bupum/shared/kernel/admin-roles";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Route } from "@bupum/shared/kernel/route";
import type { APIGatewayProxyEventV2 as HttpEvent } from "aws-lambda";
import type { Actor, Audience } from "../context.ts";
import { isFromEdge } from "./edge.ts";
import { type Identity, identify } from "./identity.ts";
import type { Step } from "./step.ts";
import { inNameOfCompany } from "./members.ts";
import { mustBeShown } from "./views.ts";

/** Resolves the bearer token to the caller, and refuses those who may not call the route. */
export const caller = (audience: Audience): Step => ({
  async before({ event, context }) {
    const { route } = context;
    Object.assign(context, await callerOf(route, event, audience));
    mustBeShown(route, context.actor);
    admit(route, context.actor);
    context.actor = await inNameOfCompany(route, event, context.actor);
    context.address = addressOf(event);
  },
});

/** On public pages an ended session counts as a guest. */
async function callerOf(route: Route, event: HttpEvent, audience: Audience): Promise<Identity> {
  try {
    return await identify(event.headers["authorization"], audience);
  } catch (error) {
    if (route.access === "public" && error instanceof Problem) return { actor: { type: "guest" } };
    throw error;
  }
}

function admit(route: Route, actor: Actor): void {
  if (route.access === "public") return;
  if (actor.type === "guest") throw new Problem("UNAUTHENTICATED");
  // The one place where the roles of admins are checked (D20-10).
  if (
    route.access === "admin" &&
    !(actor.type === "admin" && mayCall(actor.adminRole, route.roles))
  )
    throw new Problem("FORBIDDEN");
  if (route.access === "seller" && !(actor.type === "user" && actor.isSeller))
    throw new Problem("SELLER_REGISTRATION_REQUIRED");
  if (route.access === "writer" && !(actor.type === "user" && actor.isWriter))
    throw new Problem("WRITER_REGISTRATION_REQUIRED");
}

/**
 * CloudFront adds the viewer's address and its secret header; without them the gateway's peer
 * counts.
 */
function addressOf(event: HttpEvent): string {
  const viewer = event.headers["cloudfront-viewer-address"];
  return viewer && isFromEdge(event)
    ? viewer.replace(/:\d+$/, "")
    : event.requestContext.http.sourceIp;
}
