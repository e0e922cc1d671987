import { companyHeader } from "./company-name.ts";
import type { Issue, ProblemBody, ProblemCode } from "./problem.ts";
import type { Method, Reply, Route, Routes, CallInput } from "./route.ts";

/** Default texts by status, for developers; pages say a sentence of their own (D23-5). */
const defaultMessages: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
};
const defaultMessage = (status: number) => defaultMessages[status] ?? "Generic Error";

/**
 * A failed call: url, status, status text and body (D23-5). The body is a problem, or what a
 * gateway or proxy sent. Status 0: no complete reply arrived.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly body: Partial<ProblemBody> | string | undefined;
  constructor(url: string, status: number, body: ApiError["body"], statusText = "") {
    super(problemIn(body)?.message ?? defaultMessage(status));
    this.url = url;
    this.status = status;
    // HTTP/2 sends none.
    this.statusText = statusText || defaultMessage(status);
    this.body = body;
  }
  get code(): ProblemCode | undefined {
    return problemIn(this.body)?.code;
  }
  get issues(): Issue[] {
    return problemIn(this.body)?.issues ?? [];
  }
}
/** The body as a problem; a gateway or proxy answers JSON without a code. */
const problemIn = (body: ApiError["body"]) =>
  typeof body === "object" && typeof body.code === "string" ? body : undefined;

/** Runtime half of a contract: resource -> operation -> method and path. */
export type Paths = Record<string, Record<string, readonly [string, string]>>;

export interface ClientOptions {
  /** Address before the path, such as "/api" or "http://127.0.0.1:4000". */
  baseUrl: string;
  send?: typeof fetch;
  token?: () => string | null | undefined;
  language?: () => string;
  /** The id of the company in whose name one acts (D40-9). */
  company?: () => string | undefined;
  /** Receives a fresh token once half of the old token's life is over (D20-6). */
  onRenewedToken?: (token: string) => void;
  onError?: (error: ApiError) => void;
}
export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The call continues when the page is closed; its body may then be 64 KB at most. */
  keepalive?: boolean;
}

type Call<R extends Route> = keyof CallInput<R> extends never
  ? (sent?: CallInput<R>, options?: CallOptions) => Promise<Reply<R>>
  : (sent: CallInput<R>, options?: CallOptions) => Promise<Reply<R>>;
export type Client<C extends Record<string, Routes>> = {
  [Resource in keyof C]: { [Operation in keyof C[Resource]]: Call<C[Resource][Operation]> };
};

/**
 * One function for each endpoint of a contract: `api.products.get({ params: { id } })`.
 * Throws ApiError for every status outside 200-299, and an Error "Request aborted" when cancelled.
 */
export function clientOf<C extends Record<string, Routes>>(
  paths: Paths,
  options: ClientOptions,
): Client<C> {
  const calls = Object.entries(paths).map(([resource, operations]) => [
    resource,
    Object.fromEntries(
      Object.entries(operations).map(([operation, [method, path]]) => [
        operation,
        callOf(method as Method, path, options),
      ]),
    ),
  ]);
  // The table is generated from the contract and compared with it in `check`.
  return Object.fromEntries(calls) as Client<C>;
}

/**
 * Paths from their text, which is a third shorter in a page's first load than a table: blocks of a
 * resource and what its paths begin with, then a line for each operation, its method and the rest.
 */
export const pathsIn = (text: string): Paths =>
  Object.fromEntries(
    text.split("\n\n").map((block) => {
      const [head = "", ...lines] = block.split("\n");
      const [resource, base] = head.split(" ");
      const operations = lines.map((line) => {
        const [operation, method, rest = ""] = line.split(" ");
        return [operation, [method, base + rest]];
      });
      return [resource, Object.fromEntries(operations)];
    }),
  );

/** Method and path of every operation of a contract. */
export const pathsOf = (contract: Record<string, Routes>): Paths =>
  Object.fromEntries(
    Object.entries(contract).map(([resource, routes]) => [
      resource,
      Object.fromEntries(
        Object.entries(routes).map(([operation, { method, path }]) => [operation, [method, path]]),
      ),
    ]),
  );

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function callOf(method: Method, path: string, options: ClientOptions) {
  return async (sent: Parts = {}, { signal, idempotencyKey, keepalive }: CallOptions = {}) => {
    const url = `${options.baseUrl}${addressOf(path, sent)}`;
    const token = options.token?.();
    const company = options.company?.();
    const headers: Record<string, string> = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(options.language && { "accept-language": options.language() }),
      ...(company && { [companyHeader]: company }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      ...(sent.body !== undefined && { "content-type": "application/json" }),
    };
    const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
    try {
      return await ask(url, options, {
        method,
        headers,
        credentials: "same-origin",
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      });
    } catch (error) {
      if (signal?.aborted) throw new Error("Request aborted", { cause: error });
      // No reply, or one that broke off.
      const failed = error instanceof ApiError ? error : new ApiError(url, 0, undefined);
      options.onError?.(failed);
      throw failed;
    }
  };
}

/** The complete reply. */
async function ask(url: string, options: ClientOptions, init: RequestInit): Promise<unknown> {
  const reply = await (options.send ?? fetch)(url, init);
  const renewed = reply.headers.get("x-renewed-token");
  if (renewed) options.onRenewedToken?.(renewed);
  if (reply.ok && reply.headers.has("content-disposition")) return reply.blob();
  const text = await reply.text();
  if (!reply.ok) throw new ApiError(url, reply.status, bodyOf(text), reply.statusText);
  return text === "" ? undefined : (JSON.parse(text) as unknown);
}

function addressOf(path: string, { params, query }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function bodyOf(text: string): ApiError["body"] {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : text;
  } catch {
    return text || undefined; // The reply of a proxy.
  }
}
