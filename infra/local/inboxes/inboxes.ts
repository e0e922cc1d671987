import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson } from "../kernel/body.ts";
import { cardsAct, cardsJson, cardsPage } from "./card-pages.ts";
import { html, type Html, page } from "./html.ts";
import { logPage, logsPage } from "./log-pages.ts";
import type { MailService } from "../stand-ins/mail.ts";
import { mailListPage, mailPage, messagesPage } from "./mail-pages.ts";
import { type Origins, providersPage, queuesPage } from "./queue-pages.ts";
import type { Storage } from "../queues/queues.ts";
import type { Solapi } from "../stand-ins/solapi.ts";
import type { Toss } from "../stand-ins/toss/toss.ts";

export interface InboxSources {
  mail: MailService;
  solapi: Solapi;
  toss: Toss;
  storage: Storage;
  queueNames(): string[];
  origins: Origins;
  logFolder?: string;
  redrive(queue: string): Promise<number>;
  /** True when a call of Lambda's API was answered. */
  lambdaApi(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** These pages run and load nothing from other origins, in particular nothing in a mail. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data: https:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join("; ");

function sendPage(response: ServerResponse, title: string, path: string, content: Html) {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy,
    "cache-control": "no-store",
  });
  response.end(page(title, path, content));
}

const redirect = (response: ServerResponse, location: string) =>
  void response.writeHead(303, { location }).end();

/** Rejects calls from other sites' pages. */
const isForeign = ({ headers }: IncomingMessage) =>
  headers.origin !== undefined && new URL(headers.origin).host !== headers.host;

/** Answers the pages and JSON views of everything that the market sent and what waits to be done. */
export function inboxesOf(parts: InboxSources) {
  const { mail, solapi, toss, storage, logFolder } = parts;

  async function act(request: IncomingMessage, response: ServerResponse, path: string) {
    if (isForeign(request)) return void response.writeHead(403).end();
    const redriven = /^\/queues\/([\w.-]+)\/redrive$/.exec(path)?.[1];
    if (redriven) {
      const moved = await parts.redrive(redriven);
      if (request.headers.accept?.includes("json")) return sendJson(response, 200, { moved });
      return redirect(response, `/queues?moved=${moved}`);
    }
    if (path.startsWith("/cards/")) {
      const form = new URLSearchParams(String(await readBody(request)));
      if (await cardsAct(toss, path, form)) return redirect(response, "/cards");
    }
    if (path === "/mail/clear") mail.clear();
    else if (path === "/messages/clear") solapi.clear();
    else return void response.writeHead(404).end();
    return redirect(response, path.replace("/clear", ""));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams } = new URL(request.url ?? "/", "http://inboxes");
    if (!isForeign(request) && (await parts.lambdaApi(request, response))) return;
    if (request.method === "POST") return act(request, response, path);
    const to = searchParams.get("to") ?? undefined;
    const queues = () => parts.queueNames().flatMap((name) => storage.view(name) ?? []);
    if (path === "/") return redirect(response, "/mail");
    if (path === "/mail.json") return sendJson(response, 200, mail.list(to));
    if (path === "/messages.json") return sendJson(response, 200, solapi.list(to));
    if (path === "/cards.json") return sendJson(response, 200, cardsJson(toss));
    if (path === "/cards") return sendPage(response, "카드 결제", path, cardsPage(toss));
    if (path === "/queues.json") return sendJson(response, 200, queues());
    if (path === "/mail")
      return sendPage(response, "메일함", path, mailListPage(mail.list(to), to));
    if (path === "/messages")
      return sendPage(response, "알림톡·문자함", path, messagesPage(solapi.list(to), to));
    if (path === "/queues") {
      const moved = searchParams.get("moved");
      return sendPage(response, "대기열", path, queuesPage(queues(), moved ?? undefined));
    }
    if (path === "/providers")
      return sendPage(response, "외부 서비스", path, providersPage(parts.origins));
    if (path === "/logs") return sendPage(response, "함수 로그", path, logsPage(logFolder));
    const [, section, name = ""] = path.split("/");
    if (section === "mail") {
      const found = mail.find(name);
      if (found) return sendPage(response, found.subject, path, mailPage(found));
    }
    if (section === "logs" && /^[\w-]+$/.test(name))
      return sendPage(response, name, path, logPage(logFolder, name));
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    response.end(page("없는 페이지", path, html`<p><a href="/mail">메일함으로</a></p>`));
  };
}
