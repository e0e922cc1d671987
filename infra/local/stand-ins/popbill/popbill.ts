import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../../kernel/body.ts";
import { openNote } from "../../kernel/journal.ts";
import { type BookState, PopbillBook } from "./popbill-book.ts";
import { CertificatePages, pagePath } from "./popbill-certificates.ts";
import {
  type FaultState,
  type PopbillCall,
  type PopbillCallFault,
  PopbillFaults,
} from "./popbill-faults.ts";
import { mailOf, type PopbillMail } from "./popbill-mail.ts";
import { failure, type PopbillFields, type PopbillReply, send } from "./popbill-shapes.ts";
import { PopbillTokens } from "./popbill-tokens.ts";

export interface PopbillOptions {
  linkId: string;
  /** Base64. */
  secretKey: string;
  /** The name of the service in the address of tokens. */
  service: string;
  /** Where everything is kept; in memory without it. */
  file?: string;
  /** The clock of the book, by which documents are sent; that of this machine without it. */
  now?: () => Date;
  /** Gets the mails to buyers; without it none are sent. */
  mail?: (mail: PopbillMail) => void;
}

interface PopbillState extends BookState {
  faults: FaultState;
}
const empty = (): PopbillState => ({
  members: [],
  documents: [],
  faults: { calls: [], taxService: {} },
});

interface Call {
  call: PopbillCall;
  request: IncomingMessage;
  path: string;
  /** The document's number, where the address names it. */
  number: string;
  query: URLSearchParams;
  text: string;
}

/** Calls by verb, address and the parameter that tells two of one address apart. */
const routes: [verb: string, path: RegExp, call: PopbillCall, query?: [string, string]][] = [
  ["POST", /^\/\w+\/Token$/, "token"],
  ["POST", /^\/Join$/, "join"],
  ["GET", /^\/Join$/, "is-member"],
  ["ISSUE", /^\/Taxinvoice$/, "issue"],
  ["GET", /^\/Taxinvoice$/, "certificate", ["cfg", "CERT"]],
  ["POST", /^\/Taxinvoice\/SELL$/, "find"],
  ["CANCELISSUE", /^\/Taxinvoice\/SELL\/([^/]+)$/, "cancel"],
  ["GET", /^\/Member$/, "certificate-url", ["TG", "CERT"]],
];
const withoutToken: ReadonlySet<PopbillCall> = new Set(["token", "join", "is-member"]);

/** No reply: the connection breaks. */
const silence = "SILENCE";
const broken: PopbillReply = { status: 500, body: "<html>500</html>" };

/** The local Popbill with its service of tokens: the same calls, refusals and states (P11). */
export class Popbill {
  readonly book: PopbillBook;
  readonly faults: PopbillFaults;
  /** Called for every call before the active faults: a test's own plan. */
  plan: (call: PopbillCall, number: string) => Omit<PopbillCallFault, "call" | "left"> | undefined =
    () => undefined;
  readonly #options: PopbillOptions;
  readonly #note: { value: PopbillState; save(): void };
  readonly #tokens: PopbillTokens;
  readonly #pages: CertificatePages;

  constructor(options: PopbillOptions) {
    this.#options = options;
    this.#note = openNote(options.file, empty());
    const { value } = this.#note;
    const { now } = this;
    this.faults = new PopbillFaults(value.faults);
    this.book = new PopbillBook(value, {
      linkId: options.linkId,
      now,
      refusalOf: this.faults.ofTaxService,
      tell: (document) => {
        const mail = mailOf(document);
        if (mail) options.mail?.(mail);
      },
    });
    this.#tokens = new PopbillTokens({
      ...options,
      now,
      isMember: (businessNumber) => this.book.member(businessNumber) !== undefined,
    });
    this.#pages = new CertificatePages({ book: this.book, now, save: () => this.#note.save() });
  }

  readonly now = () => this.#options.now?.() ?? new Date();

  /** A seller who may issue: a member with a certificate, for a year unless told otherwise. */
  ready(businessNumber: string, untilMs?: number) {
    const digits = businessNumber.replaceAll(/\D/g, "");
    if (!this.book.member(digits)) this.book.addMember(digits, "");
    this.book.certify(digits, untilMs);
    this.#note.save();
  }

  /** The seller's certificate has ended. */
  expireCertificate(businessNumber: string) {
    this.ready(businessNumber, this.now().getTime() - 86_400_000);
  }

  /** Deletes documents and faults; members stay. */
  clear() {
    this.book.clear();
    this.faults.clear();
    this.#note.save();
  }

  readonly handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://popbill");
    if (pathname === pagePath) return this.#pages.handle(request, response);
    const verb = String(request.headers["x-http-method-override"] ?? request.method);
    const route = routes.find(
      ([of, path, , query]) =>
        of === verb && path.test(pathname) && (!query || searchParams.get(query[0]) === query[1]),
    );
    const text = String(await readBody(request));
    if (!route) return send(response, failure("NO_CALL"));
    const number = decodeURIComponent(route[1].exec(pathname)?.[1] ?? "");
    const call = { call: route[2], request, path: pathname, number, query: searchParams, text };
    const reply = this.#withFault(call);
    this.#note.save();
    return reply === silence ? void response.destroy() : send(response, reply);
  };

  /** A fault comes before or after the effect. */
  #withFault(call: Call): PopbillReply | typeof silence {
    const fault = this.plan(call.call, call.number) ?? this.faults.ofCall(call.call);
    switch (fault?.kind) {
      case "REFUSE":
        return failure("REFUSED", fault.code);
      case "LOST_BEFORE":
        return silence;
      case "ERROR_BEFORE":
        return broken;
      case "LOST_AFTER":
        this.#act(call);
        return silence;
      case "ERROR_AFTER":
        this.#act(call);
        return broken;
      default:
        return this.#act(call);
    }
  }

  #act(call: Call): PopbillReply {
    const { request, path, number, query, text } = call;
    if (call.call === "token")
      return this.#tokens.issue({ path, headers: request.headers, body: text });
    const caller = withoutToken.has(call.call)
      ? ""
      : this.#tokens.caller(request.headers.authorization);
    if (typeof caller !== "string") return caller;
    const body = text === "" ? {} : jsonOf(text);
    if (!body) return failure("BODY");
    switch (call.call) {
      case "join":
        return this.book.join(body);
      case "is-member":
        return this.book.isMember(query);
      case "issue":
        return this.book.issue(caller, body);
      case "find":
        return this.book.find(caller, body);
      case "cancel":
        return this.book.cancel(caller, number);
      case "certificate":
        return this.book.certificate(caller);
      case "certificate-url":
        return this.#pages.address(caller, request.headers.host);
    }
  }
}

export const openPopbill = (options: PopbillOptions) => new Popbill(options);

function jsonOf(text: string): PopbillFields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Fields are looked at one by one.
    return typeof value === "object" && value ? (value as PopbillFields) : undefined;
  } catch {
    // Refused as a body that cannot be read.
    return undefined;
  }
}
