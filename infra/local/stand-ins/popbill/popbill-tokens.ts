import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { failure, type PopbillReply, replyWith } from "./popbill-shapes.ts";

interface Options {
  linkId: string;
  /** Base64. */
  secretKey: string;
  service: string;
  now(): Date;
  isMember(businessNumber: string): boolean;
}
interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const lifeMs = 30 * 60_000;
/** How far the caller's clock may be from that of this machine. */
const skewMs = 15 * 60_000;

/** The service of tokens (P11-1): checks the signature of the market, and issues and knows tokens. */
export class PopbillTokens {
  readonly #options: Options;
  readonly #tokens = new Map<string, { businessNumber: string; untilMs: number }>();
  constructor(options: Options) {
    this.#options = options;
  }

  /** POST /<service>/Token. */
  issue(asked: Asked): PopbillReply {
    const { service, now, isMember } = this.#options;
    if (asked.path !== `/${service}/Token`) return failure("NO_SERVICE");
    const refused = this.#refuseCaller(asked);
    if (refused) return refused;
    const { access_id: businessNumber, scope } = bodyOf(asked.body);
    if (typeof businessNumber !== "string" || !Array.isArray(scope)) return failure("BODY");
    if (!isMember(businessNumber)) return failure("NO_MEMBER");
    const nowMs = now().getTime();
    for (const [token, { untilMs }] of this.#tokens)
      if (untilMs <= nowMs) this.#tokens.delete(token);
    const token = randomBytes(48).toString("base64url");
    this.#tokens.set(token, { businessNumber, untilMs: nowMs + lifeMs });
    return replyWith({
      session_token: token,
      serviceID: service,
      linkID: this.#options.linkId,
      usercode: businessNumber,
      ipaddress: asked.headers["x-lh-forwarded"],
      expiration: new Date(nowMs + lifeMs).toISOString(),
      scope,
    });
  }

  #refuseCaller({ path, headers, body }: Asked): PopbillReply | undefined {
    const { linkId, secretKey } = this.#options;
    const [, id, given = ""] = /^LINKHUB (\S+) (\S+)$/.exec(headers.authorization ?? "") ?? [];
    if (id !== linkId) return failure("NO_LINK_ID");
    const header = (name: string) => [headers[name] ?? []].flat().join();
    const [date, version, forwarded] = ["x-lh-date", "x-lh-version", "x-lh-forwarded"].map(header);
    const digest = createHash("sha256").update(body).digest("base64");
    const signed = ["POST", digest, date, ...(forwarded ? [forwarded] : []), version, path];
    const expected = createHmac("sha256", Buffer.from(secretKey, "base64"))
      .update(signed.join("\n"))
      .digest();
    const signature = Buffer.from(given, "base64");
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
      return failure("SIGNATURE");
    // Both run on this machine, whatever time a test has moved the book to.
    const isNear = Math.abs(Date.now() - Date.parse(date ?? "")) <= skewMs;
    return isNear && version === "2.0" ? undefined : failure("DATE");
  }

  /** Whose token a call carries, or why it is refused. */
  caller(authorization: string | undefined): string | PopbillReply {
    const token = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
    if (token === undefined) return failure("TOKEN_MISSING");
    const found = this.#tokens.get(token);
    const isValid = found && found.untilMs > this.#options.now().getTime();
    return isValid ? found.businessNumber : failure("TOKEN_UNREADABLE");
  }
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    // Fields are looked at one by one.
    return typeof value === "object" && value ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
