import type { Request } from "@middy/core";
import type { Route } from "@bupum/shared/kernel/route";
import type { APIGatewayProxyEventV2 as HttpEvent, Context as LambdaContext } from "aws-lambda";
import type { Context } from "../context.ts";
import type { Noted } from "../measured.ts";

export type Run = (ctx: Context, input: unknown) => Promise<unknown>;

/** The context of a call: each middleware reads what those before it in the list have set. */
export interface CallContext extends LambdaContext, Context {
  route: Route;
  run: Run;
  input: Record<string, unknown>;
  /** Headers of the reply that the operation set. */
  headers: Record<string, string>;
}
type Call = Request<HttpEvent, unknown, unknown, CallContext, Noted>;

/** A middleware of API calls. It returns nothing: middy would reply with what it returned. */
export interface Step {
  before?: (call: Call) => void | Promise<void>;
  after?: (call: Call) => void | Promise<void>;
  onError?: (call: Call) => void;
}
