import { html, Html } from "../../inboxes/html.ts";
import { testCards } from "./toss-cards.ts";

export interface Asked {
  clientKey: string;
  customerKey: string;
  successUrl: string;
  failUrl: string;
  customerName: string;
  language: "ko" | "en";
}
export type Fault = "number" | "expiry" | "identity" | "password" | "terms" | "client";

const words = {
  ko: {
    title: "카드 등록",
    lead: "정기결제에 사용할 카드를 등록해 주세요.",
    local: "이 컴퓨터에서만 쓰는 시험용 결제창입니다. 실제 카드 번호는 넣지 마세요.",
    personal: "개인 카드",
    corporate: "법인 카드",
    number: "카드 번호",
    expiry: "유효기간 (MM/YY)",
    identity: "생년월일 6자리 또는 사업자번호 10자리",
    password: "비밀번호 앞 2자리",
    terms: "전자금융거래 기본 약관과 개인정보 제3자 제공에 동의합니다.",
    submit: "카드 등록하기",
    cancel: "취소",
    cards: "시험용 카드",
    use: "이 카드로 등록",
    faults: {
      number: "카드 번호를 확인해 주세요.",
      expiry: "유효기간을 확인해 주세요.",
      identity: "생년월일 6자리 또는 사업자번호 10자리를 입력해 주세요.",
      password: "비밀번호 앞 2자리를 입력해 주세요.",
      terms: "약관에 동의해 주세요.",
      client: "잘못된 요청입니다 (clientKey 또는 failUrl).",
    },
  },
  en: {
    title: "Register a card",
    lead: "Register the card for your recurring payments.",
    local: "A payment window for tests on this computer only. Do not enter a real card number.",
    personal: "Personal card",
    corporate: "Corporate card",
    number: "Card number",
    expiry: "Expiry date (MM/YY)",
    identity: "Date of birth (6 digits) or business number (10 digits)",
    password: "First 2 digits of the PIN",
    terms: "I agree to the terms of electronic payments and the sharing of my data.",
    submit: "Register this card",
    cancel: "Cancel",
    cards: "Test cards",
    use: "Register with this card",
    faults: {
      number: "Please check the card number.",
      expiry: "Please check the expiry date.",
      identity: "Please enter 6 digits of the birth date or 10 of the business number.",
      password: "Please enter the first 2 digits of the PIN.",
      terms: "Please agree to the terms.",
      client: "This request is not valid (clientKey or failUrl).",
    },
  },
} as const;

const style = `
*{box-sizing:border-box}body{margin:0;word-break:keep-all;min-height:100vh;display:grid;place-items:center;background:#f2f4f6;
color:#191f28;font:16px/1.55 system-ui,"Apple SD Gothic Neo","Noto Sans KR",sans-serif}
main{width:100%;max-width:440px;background:#fff;padding:24px 20px;min-height:100vh}
@media(min-width:480px){main{min-height:0;border-radius:16px;box-shadow:0 8px 32px #0002;margin:24px 0}}
header{display:flex;justify-content:space-between;align-items:center;color:#0064ff;font-weight:700}
h1{font-size:22px;margin:16px 0 4px}p{margin:0 0 12px;color:#4e5968}
.note{background:#fff4e0;color:#6b4500;border-radius:8px;padding:8px 12px;font-size:14px}
label{display:block;margin:12px 0 4px;font-size:14px;color:#4e5968}
input:not([type=radio]):not([type=checkbox]){width:100%;height:48px;padding:0 12px;font:inherit;
border:1px solid #b0b8c1;border-radius:8px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.choice{display:flex;align-items:center;gap:8px;min-height:44px;margin:8px 0 0;color:#191f28;font-size:15px}
.choice input{width:20px;height:20px;flex:none}
button{font:inherit;min-height:48px;border:0;border-radius:8px;padding:0 16px;cursor:pointer}
.go{width:100%;background:#0064ff;color:#fff;font-weight:700;margin-top:16px}
.back{width:100%;background:#f2f4f6;color:#4e5968;margin-top:8px}
.bad{color:#c01c28;font-weight:600}details{margin-top:16px;border-top:1px solid #e5e8eb;padding-top:8px}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer}
li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 8px;padding:8px 0;
border-bottom:1px solid #e5e8eb}ul{list-style:none;margin:0;padding:0}code{font-size:15px}
li small{display:block;color:#4e5968}li button{min-height:44px;background:#e8f3ff;color:#0050cc}`;

const inFours = (digits: string) => digits.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** A field as it was typed, but for the password. */
const field = (name: string, label: string, form: URLSearchParams | undefined, more: Html) =>
  html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      value="${name === "password" ? "" : (form?.get(name) ?? "")}"
      ${more}
    />
  </div>`;

const hidden = (asked: Asked) =>
  Object.entries(asked).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}" />`,
  );

/** One button for each test card, which fills in the rest. */
function testCardList(asked: Asked): Html {
  const { use } = words[asked.language];
  return html`<ul>
    ${testCards().map(
      (card) =>
        html`<li>
          <span><code>${inFours(card.number)}</code><small>${card[asked.language]}</small></span>
          <form method="post" action="/window" target="_top">
            ${hidden(asked)}
            <input type="hidden" name="cardNumber" value="${card.number}" />
            <input type="hidden" name="expiry" value="12/39" />
            <input type="hidden" name="identity" value="900101" />
            <input type="hidden" name="password" value="12" />
            <input type="hidden" name="terms" value="on" />
            <button>${use}</button>
          </form>
        </li>`,
    )}
  </ul>`;
}

function cardForm(asked: Asked, form: URLSearchParams | undefined): Html {
  const text = words[asked.language];
  const isCorporate = form?.get("owner") === "CORPORATE";
  return html`<form method="post" action="/window" target="_top">
    ${hidden(asked)}
    <div class="pair" role="radiogroup">
      <label class="choice"
        ><input type="radio" name="owner" value="PERSONAL" ${!isCorporate && new Html("checked")} />
        ${text.personal}</label
      >
      <label class="choice"
        ><input type="radio" name="owner" value="CORPORATE" ${isCorporate && new Html("checked")} />
        ${text.corporate}</label
      >
    </div>
    ${field("cardNumber", text.number, form, html`autocomplete="off" maxlength="19" required`)}
    <div class="pair">
      ${field("expiry", text.expiry, form, html`placeholder="MM/YY" maxlength="5" required`)}
      ${field("password", text.password, form, html`type="password" autocomplete="off" maxlength="2" required`)}
    </div>
    ${field("identity", text.identity, form, html`maxlength="12" required`)}
    <label class="choice"><input type="checkbox" name="terms" required /> ${text.terms}</label>
    <button class="go">${text.submit}</button>
    <button class="back" name="cancel" value="1" formnovalidate>${text.cancel}</button>
  </form>`;
}

/** The hosted window: it works on a phone, without scripts, and inside a frame. */
export function windowPage(
  asked: Asked,
  form: URLSearchParams | undefined,
  fault: Fault | undefined,
): string {
  const text = words[asked.language];
  return `<!doctype html>${
    html`<html lang="${asked.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text.title} · toss payments</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>
          <header><span>toss payments</span><small>TEST</small></header>
          <h1>${text.title}</h1>
          <p>${asked.customerName && `${asked.customerName} · `}${text.lead}</p>
          <p class="note">${text.local}</p>
          ${fault && html`<p class="bad" role="alert">${text.faults[fault]}</p>`}
          ${
            fault !== "client" &&
            html`${cardForm(asked, form)}
              <details>
                <summary>${text.cards}</summary>
                ${testCardList(asked)}
              </details>`
          }
        </main>
      </body>
    </html>`.text
  }`;
}
