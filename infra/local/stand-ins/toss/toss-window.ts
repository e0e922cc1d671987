import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../../kernel/body.ts";
import type { TossBook } from "./toss-book.ts";
import { behaviourOf, isCardNumber, isRefusedAtOnce, issuerOf, masked } from "./toss-cards.ts";
import { tossSdk } from "./toss-sdk.ts";
import { type Asked, type Fault, windowPage } from "./toss-window-page.ts";

interface Options {
  clientKey: string;
  book: TossBook;
  now(): number;
  save(): void;
}

const askedFrom = (given: URLSearchParams): Asked => ({
  clientKey: given.get("clientKey") ?? "",
  customerKey: given.get("customerKey") ?? "",
  successUrl: given.get("successUrl") ?? "",
  failUrl: given.get("failUrl") ?? "",
  customerName: given.get("customerName") ?? "",
  language: given.get("language") === "ko" ? "ko" : "en",
});

/** An address of the market with the result added to its parameters. */
function withResult(address: string, result: Record<string, string>): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return url.href;
}

/** The faults of the typed data. */
function faultOf(form: URLSearchParams, now: number): Fault | undefined {
  const digits = (form.get("cardNumber") ?? "").replaceAll(/\D/g, "");
  if (!isCardNumber(digits)) return "number";
  const [, month = "", year = ""] =
    /^(0[1-9]|1[0-2])\D*(\d\d)$/.exec(form.get("expiry") ?? "") ?? [];
  // A card is valid until the end of its month.
  if (!month || Date.UTC(2000 + Number(year), Number(month)) <= now) return "expiry";
  if (!/^(\d{6}|\d{10})$/.test((form.get("identity") ?? "").replaceAll("-", ""))) return "identity";
  if (!/^\d\d$/.test(form.get("password") ?? "")) return "password";
  return form.get("terms") === "on" ? undefined : "terms";
}

/** The SDK's script and the window that it opens, on the provider's own address. */
export function tossWindow({ clientKey, book, now, save }: Options) {
  const texts = {
    PAY_PROCESS_CANCELED: "사용자에 의해 결제가 취소되었습니다.",
    REJECT_CARD_COMPANY: "카드사에서 등록을 거절했습니다.",
  };
  const failed = (asked: Asked, code: keyof typeof texts) =>
    withResult(asked.failUrl, { code, message: texts[code] });

  function register(asked: Asked, form: URLSearchParams): string | undefined {
    const digits = (form.get("cardNumber") ?? "").replaceAll(/\D/g, "");
    if (isRefusedAtOnce(digits)) return failed(asked, "REJECT_CARD_COMPANY");
    const authKey = book.authorize(asked.customerKey, {
      number: masked(digits),
      issuerCode: issuerOf(digits)[0],
      ownerType: form.get("owner") === "CORPORATE" ? "법인" : "개인",
      behaviour: behaviourOf(digits),
    });
    save();
    return withResult(asked.successUrl, { customerKey: asked.customerKey, authKey });
  }

  function answered(asked: Asked, form: URLSearchParams): string | Fault | undefined {
    if (form.has("cancel")) return failed(asked, "PAY_PROCESS_CANCELED");
    return faultOf(form, now()) ?? register(asked, form);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://toss");
    if (pathname === "/v2/standard") {
      response.writeHead(200, {
        "content-type": "text/javascript; charset=utf-8",
        "cross-origin-resource-policy": "cross-origin",
      });
      return void response.end(tossSdk);
    }
    if (pathname !== "/window") return void response.writeHead(404).end();
    const form =
      request.method === "POST" ? new URLSearchParams(String(await readBody(request))) : undefined;
    const asked = askedFrom(form ?? searchParams);
    const isKnown = asked.clientKey === clientKey && withResult(asked.failUrl, {}) !== undefined;
    const outcome = isKnown ? form && answered(asked, form) : "client";
    if (outcome?.startsWith("http"))
      return void response.writeHead(303, { location: outcome }).end();
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      "cache-control": "no-store",
    });
    response.end(windowPage(asked, form, outcome as Fault | undefined));
  };
}
