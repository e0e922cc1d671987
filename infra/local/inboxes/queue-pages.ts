import { html, type Html } from "./html.ts";
import { when } from "./mail-pages.ts";
import type { QueueView } from "../queues/queues.ts";
import { magicNumbers } from "../stand-ins/solapi-rules.ts";

export interface Origins {
  ses: string;
  secrets: string;
  solapi: string;
  toss: string;
  sendbird: string;
  koreaExim: string;
  frankfurter: string;
}

const shown = 20;

function queueArticle(queue: QueueView, dead: QueueView | undefined): Html {
  return html`<article>
    <h2>${queue.name}</h2>
    <p>
      대기 ${queue.ready.length}건 · 처리 중 ${queue.inFlight}건 · 지연 ${queue.delayed}건
      ${
        dead &&
        html`· 실패 보관함
          <span class="${dead.ready.length > 0 ? "bad" : ""}">${dead.ready.length}건</span>`
      }
    </p>
    ${
      dead &&
      dead.ready.length > 0 &&
      html`<form method="post" action="/queues/${queue.name}/redrive">
        <button>실패한 ${dead.ready.length}건 다시 보내기</button>
      </form>`
    }
    ${queue.ready.slice(0, shown).map(
      ({ id, body, sentAt, receives }) =>
        html`<details>
          <summary>${id} · ${when(sentAt)} · 시도 ${receives}회</summary>
          <pre>${body}</pre>
        </details>`,
    )}
  </article>`;
}

/** The queues with what waits in them, and their dead letters with the button to try again. */
export function queuesPage(queues: QueueView[], moved?: string): Html {
  const find = (name?: string) => queues.find((queue) => queue.name === name);
  return html`${moved !== undefined && html`<p class="good">${moved}건을 다시 보냈습니다.</p>`}
    <p class="meta"><a href="/queues.json">JSON</a></p>
    ${queues.map((queue) => queueArticle(queue, find(queue.deadLetters)))}`;
}

/** The services outside the house that this machine stands in for. */
export function providersPage(origins: Origins): Html {
  const rows: [string, string, string][] = [
    [
      "SOLAPI (알림톡·문자)",
      origins.solapi,
      "HMAC 인증을 검사하고, 메시지는 알림톡·문자함에 쌓입니다.",
    ],
    [
      "토스페이먼츠 자동결제",
      origins.toss,
      "카드 창과 결제 API입니다. 카드, 결제, 웹훅과 장애 스위치는 카드 결제에 있습니다.",
    ],
    ["Sendbird 채팅", origins.sendbird, "채팅방과 메시지는 채팅에 있습니다."],
    ["Amazon SES", origins.ses, "메일은 메일함에 쌓입니다."],
    ["Secrets Manager", origins.secrets, "첫 시작 때 만든 키를 돌려줍니다."],
    ["한국수출입은행 환율", origins.koreaExim, "영업일 11시 이후에만 값이 있는 모의 환율입니다."],
    ["Frankfurter 환율", origins.frankfurter, "유럽중앙은행 기준의 모의 환율입니다."],
  ];
  return html`<div class="wide">
      <table>
        <tr>
          <th>서비스</th>
          <th>주소</th>
          <th>설명</th>
        </tr>
        ${rows.map(
          ([name, origin, about]) =>
            html`<tr>
              <td>${name}</td>
              <td><code>${origin}</code></td>
              <td>${about}</td>
            </tr>`,
        )}
      </table>
    </div>
    <h2>실패를 시험하는 번호</h2>
    <div class="wide">
      <table>
        ${magicNumbers.map(
          ({ to, code, why }) =>
            html`<tr>
              <td><code>${to}</code></td>
              <td>${code}</td>
              <td>${why}</td>
            </tr>`,
        )}
      </table>
    </div>`;
}
