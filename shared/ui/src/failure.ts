export interface Issue {
  path: string;
  message: string;
}

/** The facts of an error that a screen needs, whatever threw it. */
export interface Failure {
  /** HTTP status; 0 without a reply. */
  status: number;
  code: string | undefined;
  /** The message of a problem, in the reader's language; undefined without one (D23-5). */
  message: string | undefined;
  requestId: string | undefined;
  issues: readonly Issue[];
  /** The parameters of the code, such as { available } (D0-9). */
  params: Readonly<Record<string, unknown>>;
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Reads status, code, words and issues from anything thrown. Never throws. */
export function failureOf(error: unknown): Failure {
  const thrown: Record<string, unknown> =
    typeof error === "object" && error !== null ? { ...error } : {};
  const body: Record<string, unknown> =
    typeof thrown["body"] === "object" && thrown["body"] !== null ? { ...thrown["body"] } : thrown;
  const status = Number(thrown["status"] ?? body["status"] ?? 0);
  const issues = Array.isArray(body["issues"]) ? (body["issues"] as Issue[]) : [];
  return {
    status,
    code: text(body["code"]),
    // A gateway's message is English and without a code: the page says a sentence of its own.
    message: status > 0 && body["code"] !== undefined ? text(body["message"]) : undefined,
    requestId: text(body["requestId"]),
    issues,
    params: { ...(body["params"] as object | undefined) },
  };
}

/** True for a call that the page itself cancelled, which is not reported. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.message === "Request aborted");

const reported = new WeakSet<object>();
/** Marks an error that the site has already reported. */
export const markReported = (error: unknown): void =>
  void (error instanceof Error && reported.add(error));
/** True if an error needs no report except at its fields. */
export const isReported = (error: unknown): boolean =>
  error instanceof Error && reported.has(error);
