import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { log } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import { type ErrorKind, kindOf } from "./popbill-errors.ts";
import { httpReply, type HttpReply } from "./popbill-http.ts";
import { refusal } from "./popbill-shapes.ts";
import { dropToken, tokenOf } from "./popbill-token.ts";

export interface Call {
  /** Whose token the call carries; absent for calls without one. */
  businessNumber?: string;
  /** The provider's own verbs are sent as POST with a header that names them. */
  method: "GET" | "POST" | "ISSUE" | "CANCELISSUE";
  /** The path with its numbers: for the address only, never for a log or an error. */
  path: string;
  /** The path with names in place of its numbers: `/Taxinvoice/SELL/{number}`. */
  name: string;
  body?: object;
}
export interface PopbillRefusal {
  state: "REFUSED";
  code: string;
  message?: string;
}
/** A reply with its content, a refusal with its code, or an unusable reply. */
export type PopbillReply<T> =
  | { state: "REPLIED"; value: T }
  | PopbillRefusal
  | { state: "UNKNOWN" };

/** An API function ends after 29 s and must still write the outcome. */
const timeoutMs = 20_000;
const unauthorized = 401;

/**
 * One call, with a token where it needs one; a token that is refused is renewed once. The code alone
 * tells the outcome, never the status (P11-3). Neither keys, tokens nor bodies are logged.
 */
export async function callPopbill<S extends z.core.$ZodType>(
  call: Call,
  shape: S,
): Promise<PopbillReply<z.output<S>>> {
  const signal = AbortSignal.timeout(timeoutMs);
  let reply = await ask(call, signal);
  if (call.businessNumber !== undefined && isOfToken(reply)) {
    dropToken(call.businessNumber);
    reply = await ask(call, signal);
  }
  const read = reply?.ok ? z.safeParse(shape, reply.value) : undefined;
  if (read?.success) return { state: "REPLIED", value: read.data };
  const refused = z.safeParse(refusal, reply?.value).data;
  const kind = kindOf(refused?.code);
  report(kind, { call: `${call.method} ${call.name}`, code: refused?.code, status: reply?.status });
  if (refused && (kind === "REFUSED" || kind === "NO_MEMBER"))
    return { state: "REFUSED", ...refused };
  return { state: "UNKNOWN" };
}

const isOfToken = (reply: HttpReply | undefined): boolean =>
  reply?.status === unauthorized ||
  kindOf(z.safeParse(refusal, reply?.value).data?.code) === "TOKEN";

function report(kind: ErrorKind, fields: object): void {
  if (kind === "OURS" || kind === "TOKEN") {
    log("error", { event: "tax invoice provider refuses the market itself", ...fields });
    measure({ Job: "tax-invoices" }, { TaxInvoiceProviderRefused: [1, "Count"] }, {});
    return;
  }
  if (kind === "UNKNOWN") log("warn", { event: "tax invoice provider gave no outcome", ...fields });
  else log("info", { event: "tax invoice provider refused", ...fields });
}

async function ask(call: Call, signal: AbortSignal): Promise<HttpReply | undefined> {
  const { businessNumber, method, path, body } = call;
  const token = businessNumber === undefined ? undefined : await tokenOf(businessNumber, signal);
  // Without a token the reply of the service of tokens is the outcome.
  if (businessNumber !== undefined && typeof token !== "string") return token;
  const isPlain = method === "GET" || method === "POST";
  return httpReply(`${env("taxInvoices").POPBILL_URL}${path}`, {
    method: method === "GET" ? "GET" : "POST",
    headers: {
      ...(typeof token === "string" && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json;charset=utf-8" }),
      ...(!isPlain && { "x-http-method-override": method }),
    },
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
}
