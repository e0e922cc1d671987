import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../../kernel/body.ts";
import type { PopbillBook } from "./popbill-book.ts";
import { certificatePage, type PageState } from "./popbill-page.ts";
import { type PopbillReply, replyWith } from "./popbill-shapes.ts";

interface Options {
  book: PopbillBook;
  now(): Date;
  save(): void;
}

export const pagePath = "/certificate";
/** The address opens a page for that long; the page itself works longer. */
const openMs = 30_000;
const workMs = 10 * 60_000;

/** Addresses of the page of certificates, each for one seller. */
export class CertificatePages {
  readonly #options: Options;
  readonly #pages = new Map<string, { businessNumber: string; madeMs: number }>();
  constructor(options: Options) {
    this.#options = options;
  }

  /** An address on the host that the market has called. */
  address(businessNumber: string, host = "127.0.0.1"): PopbillReply {
    const key = randomBytes(24).toString("base64url");
    this.#pages.set(key, { businessNumber, madeMs: this.#options.now().getTime() });
    return replyWith({ url: `http://${host}${pagePath}?key=${key}` });
  }

  readonly handle = async (request: IncomingMessage, response: ServerResponse) => {
    await readBody(request);
    const { book, now, save } = this.#options;
    const { searchParams } = new URL(request.url ?? "/", "http://popbill");
    const page = this.#pages.get(searchParams.get("key") ?? "");
    const isSent = request.method === "POST";
    const ageMs = page ? now().getTime() - page.madeMs : Infinity;
    const state: PageState =
      ageMs > (isSent ? workMs : openMs) ? "ENDED" : isSent ? "DONE" : "OPEN";
    if (page && state === "DONE") {
      book.certify(page.businessNumber);
      save();
    }
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      "cache-control": "no-store",
    });
    response.end(certificatePage(state, page && book.member(page.businessNumber)?.name));
  };
}
