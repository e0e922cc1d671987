import type * as z from "zod/mini";
import type { NamedRole } from "./admin-roles.ts";
import type { CompanyRole } from "./company-roles.ts";
import type { ProblemCode } from "./problem.ts";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/**
 * Who may call. `user`: any signed-in account; `seller`: role SELLER with a live approval;
 * `writer`: certified writers; `admin`: admins. Operations check ownership in addition.
 */
export const accesses = ["public", "user", "seller", "writer", "admin"] as const;
export type Access = (typeof accesses)[number];

/** Cost class: which token bucket a call draws from (kernel/rate-limit). */
export const costs = ["read", "search", "write", "login", "code", "upload"] as const;
export type Cost = (typeof costs)[number];

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

interface Call {
  method: Method;
  path: `/${string}`;
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  /** Absent if there is no body; the status is then 204. */
  reply?: Schema;
  /** Replies with a file instead of JSON: the operation returns a File, the caller gets a Blob. */
  file?: { type: string };
  /** Status of a success; 200 by default, 204 without a reply or a file. */
  status?: 200 | 201 | 202;
  /** Replies 202 if the reply names a job that is still running. */
  job?: true;
  /** The problems of this route, beyond those of every route of its kind. */
  problems: readonly ProblemCode[];
  /** Seconds that a browser or CDN may cache the reply. */
  cache?: number;
  cost?: Cost;
  /** Takes `Idempotency-Key` (D0-8). */
  idempotent?: true;
  /**
   * Where support sees what a member sees, a GET is shown and the others are refused (D20-15): a
   * call that only reads may be SHOWN all the same, and a GET may be HIDDEN.
   */
  view?: "SHOWN" | "HIDDEN";
  /**
   * The roles of which a member needs one to make the call in the name of a company (D40-9). Without
   * them the call is the member's own, whatever company it names.
   */
  company?: readonly CompanyRole[];
}
/** A route of admins names the roles that may call it beside owners; no type accepts it without. */
export type Route = Call &
  (
    | { access: "admin"; roles: readonly NamedRole[] }
    | { access: Exclude<Access, "admin">; roles?: never }
  );
export type Routes = Record<string, Route>;

type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;
type ParamsFor<Path extends string> = [PathParam<Path>] extends [never]
  ? { params?: never }
  : { params: z.core.$ZodObject<Record<PathParam<Path>, Schema>> };

/** Declares one endpoint. The names in the path and in `params` must be the same. */
export function route<const R extends Route>(spec: R & ParamsFor<R["path"]>): R {
  return spec;
}

declare const ofAddress: unique symbol;
/**
 * Marks values read from a page's address. A call's query rejects values with this mark, and
 * spreads of them: it accepts only fields picked by name (`queryFrom` of the kit).
 */
export interface OfAddress {
  readonly [ofAddress]?: true;
}
interface NotOfAddress {
  readonly [ofAddress]?: never;
}

type Out<T> = T extends Schema ? z.output<T> : undefined;
type In<T> = T extends Schema ? z.input<T> : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What an operation receives, after the contract has parsed it. */
export type ParsedInput<R extends Route> = Present<{
  params: Out<R["params"]>;
  query: Out<R["query"]>;
  body: Out<R["body"]>;
}>;
/** What a caller sends. */
export type CallInput<R extends Route> = Present<{
  params: In<R["params"]>;
  query: R["query"] extends Schema ? In<R["query"]> & NotOfAddress : undefined;
  body: In<R["body"]>;
}>;
export type Reply<R extends Route> = R["file"] extends { type: string }
  ? Blob
  : R["reply"] extends Schema
    ? z.output<R["reply"]>
    : void;
