import { html, type Html } from "./html.ts";
import type { Mail } from "../stand-ins/mail.ts";
import type { SentMessage } from "../stand-ins/solapi-messages.ts";
import { statusText } from "../stand-ins/solapi-rules.ts";

const seoul = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  dateStyle: "short",
  timeStyle: "medium",
});
export const when = (at: string | number) => seoul.format(new Date(at));

/** The code that a person would look for in a message. */
const codeIn = (text = "") => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];

const most = 200;

const search = (path: string, to: string | undefined, label: string): Html => html`
  <p>
    <form action="${path}">
      <input name="to" value="${to ?? ""}" placeholder="${label}" aria-label="${label}" />
      <button>찾기</button>
    </form>
    <form method="post" action="${path}/clear"><button>모두 비우기</button></form>
  </p>
`;

export function mailListPage(mails: Mail[], to?: string): Html {
  const rows = mails.slice(0, most).map((mail) => {
    const code = codeIn(mail.text);
    return html`<li class="row">
      <a href="/mail/${mail.id}">${mail.subject || "(제목 없음)"}</a>
      <div class="meta">받는 사람 ${mail.to.join(", ")} · ${when(mail.at)}</div>
      ${code && html`<div class="code">${code}</div>`}
    </li>`;
  });
  return html`${search("/mail", to, "받는 사람 메일 주소")}
    <p class="meta">
      ${mails.length}통${mails.length > most && `, 최근 ${most}통만 보입니다`} ·
      <a href="/mail.json">JSON</a>
    </p>
    <ul class="list">
      ${rows.length > 0 ? rows : html`<li>아직 나간 메일이 없습니다.</li>`}
    </ul>`;
}

/** A mail as it came. Its HTML stands in a frame without scripts, forms or an origin. */
export function mailPage(mail: Mail): Html {
  const { text, html: body, attachments = [] } = mail;
  const frame = body && `<base target="_blank">${body}`;
  return html`<article>
    <div class="meta">보낸 사람 ${mail.from}</div>
    <div class="meta">받는 사람 ${mail.to.join(", ")} · ${when(mail.at)}</div>
    ${attachments.map(
      ({ name, type, size }) =>
        html`<div class="meta">첨부 ${name} (${type}, ${size.toLocaleString("ko-KR")}바이트)</div>`,
    )}
    ${
      frame &&
      html`<iframe
        title="메일 본문"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${frame}"
      ></iframe>`
    }
    ${text !== undefined && html`<pre>${text}</pre>`}
  </article>`;
}

const types: Record<string, string> = { ATA: "알림톡", SMS: "문자(SMS)", LMS: "장문 문자(LMS)" };

function messageRow(message: SentMessage): Html {
  const { statusCode, replacement, variables = {} } = message;
  const code = codeIn(message.text) ?? codeIn(Object.values(variables).join(" "));
  const mood = statusCode === "4000" ? "good" : /^[23]000$/.test(statusCode) ? "" : "bad";
  return html`<li class="row">
    <strong>${types[message.type] ?? message.type}</strong> ${message.to}
    <span class="${mood}">${statusCode} ${statusText(statusCode)}</span>
    <div class="meta">발신 ${message.from} · ${when(message.at)}</div>
    ${message.templateId && html`<div class="meta">템플릿 ${message.templateId}</div>`}
    ${code && html`<div class="code">${code}</div>`}
    ${message.text !== undefined && html`<pre>${message.text}</pre>`}
    ${Object.entries(variables).map(
      ([name, value]) => html`<div class="meta">${name} = ${value}</div>`,
    )}
    ${
      replacement &&
      html`<div>
        대체 발송: ${types[replacement.type] ?? replacement.type} ${replacement.statusCode}
        ${statusText(replacement.statusCode)}
      </div>`
    }
  </li>`;
}

export function messagesPage(messages: SentMessage[], to?: string): Html {
  return html`${search("/messages", to, "받는 사람 전화번호")}
    <p class="meta">${messages.length}건 · <a href="/messages.json">JSON</a></p>
    <ul class="list">
      ${
        messages.length > 0
          ? messages.slice(0, most).map(messageRow)
          : html`<li>아직 나간 알림톡이나 문자가 없습니다.</li>`
      }
    </ul>`;
}
