import { html, Html } from "../../inboxes/html.ts";

const style = `
*{box-sizing:border-box}body{margin:0;word-break:keep-all;min-height:100vh;display:grid;place-items:center;
background:#f2f4f6;color:#191f28;font:16px/1.55 system-ui,"Apple SD Gothic Neo","Noto Sans KR",sans-serif}
main{width:100%;max-width:440px;background:#fff;padding:24px 20px;border-radius:16px}
header{display:flex;justify-content:space-between;color:#0b5cab;font-weight:700}
h1{font-size:22px;margin:16px 0 4px}p{margin:0 0 12px;color:#4e5968}
.note{background:#fff4e0;color:#6b4500;border-radius:8px;padding:8px 12px;font-size:14px}
button{font:inherit;width:100%;min-height:48px;border:0;border-radius:8px;background:#0b5cab;color:#fff;
font-weight:700;cursor:pointer}`;

/** The states of the page; it ends some time after it was asked for. */
export type PageState = "OPEN" | "DONE" | "ENDED";

const contents = {
  OPEN: html`<p class="note">
      이 컴퓨터에서만 쓰는 시험용 페이지입니다. 실제 인증서는 필요하지 않습니다.
    </p>
    <form method="post"><button>공동인증서 등록하기</button></form>`,
  DONE: html`<p role="status">인증서가 등록되었습니다. 이 창을 닫고 돌아가 주세요.</p>`,
  ENDED: html`<p role="alert">페이지가 만료되었습니다. 창을 닫고 다시 열어 주세요.</p>`,
} satisfies Record<PageState, Html>;

/** The page on which a seller registers a certificate: it works on a phone and without scripts. */
export const certificatePage = (state: PageState, seller = ""): string =>
  `<!doctype html>${
    html`<html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>공동인증서 등록 · 팝빌</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>
          <header><span>POPBiLL</span><small>TEST</small></header>
          <h1>공동인증서 등록</h1>
          ${seller && html`<p>${seller}</p>`} ${contents[state]}
        </main>
      </body>
    </html>`.text
  }`;
