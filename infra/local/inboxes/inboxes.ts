import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson } from "../kernel/body.ts";
import { cardsAct, cardsJson, cardsPage } from "./card-pages.ts";
import { chatListPage, chatPage, chatsAct, chatsJson } from "./chat-pages.ts";
import { html, type Html, page } from "./html.ts";
import { logPage, logsPage } from "./log-pages.ts";
import type { MailService } from "../stand-ins/mail.ts";
import { mailListPage, mailPage, messagesPage } from "./mail-pages.ts";
import { type Origins, providersPage, queuesPage } from "./queue-pages.ts";
import type { Storage } from "../queues/queues.ts";
import type { Sendbird } from "../stand-ins/sendbird/sendbird.ts";
import type { Solapi } from "../stand-ins/solapi.ts";
import type { Toss } from "../stand-ins/toss/toss.ts";

export interface InboxSources {
  /** The stand-ins and their addresses. */
  services: {
    mail: MailService;
    solapi: Solapi;
    toss: Toss;
    sendbird: Sendbird;
    storage: Storage;
    origins: Origins;
  };
  /** Who carries chat. */
  chatProvider(): string;
  queueNames(): string[];
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

/** The page after a button of a provider's pages; undefined for an unknown one. */
async function pressed(
  { toss, sendbird }: InboxSources["services"],
  path: string,
  request: IncomingMessage,
): Promise<string | undefined> {
  if (!/^\/(cards|chats)\//.test(path)) return undefined;
  const form = new URLSearchParams(String(await readBody(request)));
  if (path.startsWith("/cards/")) return (await cardsAct(toss, path, form)) ? "/cards" : undefined;
  const isDone = await chatsAct(sendbird, path, form);
  return isDone ? path.slice(0, path.lastIndexOf("/")) : undefined;
}

/** Serves pages and JSON views of everything that the market sent, and of waiting work. */
export function inboxesOf(parts: InboxSources) {
  const { logFolder } = parts;
  const { mail, solapi, toss, sendbird, storage, origins } = parts.services;

  async function act(request: IncomingMessage, response: ServerResponse, path: string) {
    if (isForeign(request)) return void response.writeHead(403).end();
    const redriven = /^\/queues\/([\w.-]+)\/redrive$/.exec(path)?.[1];
    if (redriven) {
      const moved = await parts.redrive(redriven);
      if (request.headers.accept?.includes("json")) return sendJson(response, 200, { moved });
      return redirect(response, `/queues?moved=${moved}`);
    }
    const next = await pressed(parts.services, path, request);
    if (next) return redirect(response, next);
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
    if (path === "/chats.json") return sendJson(response, 200, chatsJson(sendbird));
    if (path === "/chats")
      return sendPage(response, "채팅", path, chatListPage(sendbird, parts.chatProvider()));
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
      return sendPage(response, "외부 서비스", path, providersPage(origins));
    if (path === "/logs") return sendPage(response, "함수 로그", path, logsPage(logFolder));
    const [, section, name = ""] = path.split("/");
    if (section === "mail") {
      const found = mail.find(name);
      if (found) return sendPage(response, found.subject, path, mailPage(found));
    }
    const room = section === "chats" && sendbird.book.channel(name);
    if (room) return sendPage(response, room.name, path, chatPage(sendbird, room));
    if (section === "logs" && /^[\w-]+$/.test(name))
      return sendPage(response, name, path, logPage(logFolder, name));
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    response.end(page("없는 페이지", path, html`<p><a href="/mail">메일함으로</a></p>`));
  };
}
