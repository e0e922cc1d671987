const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it may stand in HTML or XML, between tags or in a quoted attribute. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark]!);

/** Markup that is safe as it is: only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | undefined | false | Part[];

function textOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (Array.isArray(part)) return part.map(textOf).join("");
  return part instanceof Html ? part.text : escape(String(part));
}

/** A template literal whose values are escaped, but for parts that `html` made. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]) =>
  new Html(texts.map((text, at) => text + textOf(parts[at])).join(""));

const style = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881;--accent:#1a5fb4;--dim:#595959}
@media(prefers-color-scheme:dark){:root{--accent:#78aeed;--dim:#b0b0b0}}
*{box-sizing:border-box}
body{margin:0;background:Canvas;color:CanvasText}
body{font:15px/1.6 system-ui,"Apple SD Gothic Neo","Noto Sans KR",sans-serif}
header{position:sticky;top:0;background:Canvas;border-bottom:1px solid var(--line);padding:8px 16px}
nav{display:flex;gap:4px 14px;flex-wrap:wrap;align-items:center}
nav strong{margin-right:8px}a{color:var(--accent)}nav a{text-decoration:none}
nav a[aria-current]{font-weight:700;text-decoration:underline}
main{max-width:960px;margin:0 auto;padding:16px}h1{font-size:20px;margin:8px 0 12px}
article,li.row{border:1px solid var(--line);border-radius:8px;padding:10px 14px;margin:0 0 10px}
ul.list{list-style:none;margin:0;padding:0}.meta{color:var(--dim);font-size:13px}
.code{font-size:24px;font-weight:700;letter-spacing:2px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--soft);padding:10px;border-radius:6px}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid var(--line);padding:6px 8px;
text-align:left;vertical-align:top;overflow-wrap:anywhere}
iframe{width:100%;min-height:420px;border:1px solid var(--line);border-radius:8px;background:#fff}
button,input{font:inherit;padding:6px 12px}.bad{color:#c01c28}.good{color:#26a269}
form{display:inline}.wide{overflow-x:auto}`;

const sections = [
  ["/mail", "메일"],
  ["/messages", "알림톡·문자"],
  ["/cards", "카드 결제"],
  ["/chats", "채팅"],
  ["/queues", "대기열"],
  ["/providers", "외부 서비스"],
  ["/logs", "함수 로그"],
] as const;

/** A whole page of the inboxes, in Korean. */
export function page(title: string, path: string, content: Html): string {
  const links = sections.map(([href, name]) =>
    path.startsWith(href)
      ? html`<a href="${href}" aria-current="page">${name}</a>`
      : html`<a href="${href}">${name}</a>`,
  );
  return `<!doctype html>${
    html`<html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · 부품 로컬 클라우드</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header>
          <nav><strong>부품 로컬 클라우드</strong>${links}</nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text
  }`;
}
