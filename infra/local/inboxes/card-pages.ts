import type { Toss } from "../stand-ins/toss/toss.ts";
import {
  type Fault,
  faultKinds,
  tossCalls,
  type TossCall,
  webhookFaultKinds,
} from "../stand-ins/toss/toss-faults.ts";
import { issuerOf, testCards } from "../stand-ins/toss/toss-cards.ts";
import type { Webhook } from "../stand-ins/toss/toss-webhooks.ts";
import { html, type Html } from "./html.ts";
import { when } from "./mail-pages.ts";

const most = 100;

const kinds: Record<Fault["kind"], string> = {
  REFUSE: "거절 (아무 일도 일어나지 않음)",
  TIMEOUT_BEFORE: "응답 없음 (처리 전)",
  TIMEOUT_AFTER: "응답 없음 (처리 후)",
  ERROR_BEFORE: "500 (처리 전)",
  ERROR_AFTER: "500 (처리 후)",
  CONFLICT: "409 처리 중",
  LATE: "웹훅 1시간 늦게",
  TWICE: "웹훅 두 번",
  MISSING: "웹훅 없음",
  FLAT: "웹훅의 값을 data 밖에",
};
const calls: Record<TossCall, string> = {
  issue: "빌링키 발급",
  charge: "결제 승인",
  find: "결제 조회",
  cancel: "결제 취소",
  remove: "빌링키 삭제",
  list: "거래 조회",
};
const codes = [
  "REJECT_CARD_PAYMENT",
  "REJECT_CARD_COMPANY",
  "INVALID_CARD_LOST_OR_STOLEN",
  "INVALID_CARD_EXPIRATION",
  "EXCEED_MAX_DAILY_PAYMENT_COUNT",
  "PROVIDER_ERROR",
  "UNAUTHORIZED_KEY",
];

const option = (value: string, text: string) => html`<option value="${value}">${text}</option>`;

function switches(faults: readonly Fault[]): Html {
  return html`<h2>장애 켜기</h2>
    <form method="post" action="/cards/faults">
      <select name="kind" aria-label="장애">
        ${[...faultKinds, ...webhookFaultKinds].map((kind) => option(kind, kinds[kind]))}
      </select>
      <select name="call" aria-label="호출">
        ${option("", "모든 호출")} ${tossCalls.map((call) => option(call, calls[call]))}
      </select>
      <select name="code" aria-label="거절 코드">
        ${option("", "기본 코드")} ${codes.map((code) => option(code, code))}
      </select>
      <input name="left" type="number" min="1" placeholder="끌 때까지" aria-label="횟수" />
      <button>켜기</button>
    </form>
    <ul class="list">
      ${faults.map(
        ({ kind, call, code, left }, at) =>
          html`<li class="row">
            <span class="bad">${kinds[kind]}</span> · ${call ? calls[call] : "모든 호출"}
            ${code && html`· <code>${code}</code>`} ·
            ${left === undefined ? "끌 때까지" : `앞으로 ${left}번`}
            <form method="post" action="/cards/faults/${at}/drop"><button>끄기</button></form>
          </li>`,
      )}
    </ul>`;
}

function cardRows({ book }: Toss): Html {
  const rows = book.cards
    .map((card, at) => ({ card, at }))
    .slice(-most)
    .toReversed();
  return html`<h2>카드 ${book.cards.length}장</h2>
    <div class="wide">
      <table>
        <tr>
          <th>카드</th>
          <th>구분</th>
          <th>등록</th>
          <th>동작</th>
          <th></th>
        </tr>
        ${rows.map(
          ({ card, at }) =>
            html`<tr>
              <td>${issuerOf(card.number)[1]} <code>${card.number}</code></td>
              <td>${card.ownerType}</td>
              <td>${when(card.authenticatedAt)}</td>
              <td>${card.behaviour}</td>
              <td>
                ${
                  card.removedAt
                    ? `삭제 ${when(card.removedAt)}`
                    : html`<form method="post" action="/cards/${at}/remove">
                        <button>카드사에서 삭제</button>
                      </form>`
                }
              </td>
            </tr>`,
        )}
      </table>
    </div>`;
}

const won = (amount: number) => `${amount.toLocaleString("ko-KR")}원`;

function paymentRows({ book }: Toss): Html {
  const rows = book.payments.slice(-most).toReversed();
  return html`<h2>결제 ${book.payments.length}건</h2>
    <div class="wide">
      <table>
        <tr>
          <th>주문번호</th>
          <th>내용</th>
          <th>금액</th>
          <th>상태</th>
          <th>승인</th>
        </tr>
        ${rows.map(
          (one) =>
            html`<tr>
              <td><code>${one.orderId}</code></td>
              <td>${one.orderName}</td>
              <td>
                ${won(one.totalAmount)}
                ${
                  one.balanceAmount !== one.totalAmount &&
                  html`<div class="meta">남은 금액 ${won(one.balanceAmount)}</div>`
                }
              </td>
              <td>${one.status}</td>
              <td>${when(one.approvedAt)}</td>
            </tr>`,
        )}
      </table>
    </div>`;
}

function stateOf({ isTaken, dueAt }: Webhook): Html {
  if (dueAt !== undefined) return html`<span>${when(dueAt)}에 보냄</span>`;
  return isTaken ? html`<span class="good">받음</span>` : html`<span class="bad">포기</span>`;
}

function webhookRows({ webhooks, webhookUrl }: Toss): Html {
  const rows = webhooks.list.slice(-most).toReversed();
  return html`<h2>웹훅 ${webhooks.list.length}건</h2>
    <p class="meta">${webhookUrl ? "마켓의 웹훅 주소로 보냅니다." : "받는 주소가 없습니다."}</p>
    <ul class="list">
      ${rows.map(
        (one) =>
          html`<li class="row">
            <strong>${one.eventType}</strong> ${stateOf(one)}
            <form method="post" action="/cards/webhooks/${one.id}/repeat">
              <button>다시 보내기</button>
            </form>
            <div class="meta"><code>${one.id}</code></div>
            ${one.tries.map(
              ({ at, status }) =>
                html`<div class="meta">${when(at)} · ${status ?? "응답 없음"}</div>`,
            )}
          </li>`,
      )}
    </ul>`;
}

/** Cards, charges and events of the card provider, and the switches of its faults. */
export function cardsPage(toss: Toss): Html {
  return html`<p class="meta">
      토스페이먼츠 자동결제 · <a href="/cards.json">JSON</a>
      <form method="post" action="/cards/clear"><button>결제와 웹훅 비우기</button></form>
    </p>
    ${switches(toss.faults.list)} ${cardRows(toss)} ${paymentRows(toss)} ${webhookRows(toss)}
    <h2>시험용 카드</h2>
    <div class="wide">
      <table>
        ${testCards().map(
          ({ number, ko }) =>
            html`<tr>
              <td><code>${number}</code></td>
              <td>${ko}</td>
            </tr>`,
        )}
      </table>
    </div>`;
}

/** The JSON view for other programs: without the keys of cards. */
export const cardsJson = ({ book, webhooks, faults }: Toss) => ({
  cards: book.cards.map(({ billingKey: _key, ...card }) => card),
  payments: book.payments.map(({ billingKey: _key, ...payment }) => payment),
  webhooks: webhooks.list.map(({ body: _body, ...webhook }) => webhook),
  faults: faults.list,
});

const allKinds = [...faultKinds, ...webhookFaultKinds];

/** Handles one button of that page; false for an unknown one. */
export async function cardsAct(toss: Toss, path: string, form: URLSearchParams): Promise<boolean> {
  const [, , what = "", which = "", how] = path.split("/");
  if (path === "/cards/clear") toss.clear();
  else if (path === "/cards/faults") {
    const kind = allKinds.find((one) => one === form.get("kind"));
    const call = tossCalls.find((one) => one === form.get("call"));
    const code = form.get("code") ?? "";
    const left = Number(form.get("left"));
    if (!kind) return false;
    const more = { ...(call && { call }), ...(code && { code }), ...(left > 0 && { left }) };
    toss.faults.add({ kind, ...more });
  } else if (what === "faults" && how === "drop") toss.faults.drop(Number(which));
  else if (what === "webhooks" && how === "repeat") {
    toss.webhooks.repeat(which);
    await toss.webhooks.deliver();
  } else if (which === "remove") {
    const card = toss.book.cards[Number(what)];
    if (!card) return false;
    toss.book.remove(card.billingKey, "카드사 요청");
    await toss.webhooks.deliver();
  } else return false;
  toss.save();
  return true;
}
