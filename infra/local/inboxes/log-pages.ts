import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { html, type Html } from "./html.ts";
import { when } from "./mail-pages.ts";

const shownBytes = 64 * 1024;

/** The end of a file, from the first whole line. */
function tailOf(file: string): string {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    const bytes = Buffer.alloc(Math.min(size, shownBytes));
    readSync(descriptor, bytes, 0, bytes.length, size - bytes.length);
    const text = bytes.toString();
    return size > shownBytes ? text.slice(text.indexOf("\n") + 1) : text;
  } finally {
    closeSync(descriptor);
  }
}

export function logsPage(folder?: string): Html {
  if (!folder) return html`<p>메모리에서만 도는 클라우드는 로그를 남기지 않습니다.</p>`;
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".log"))
    .map((file) => ({ name: file.slice(0, -4), at: statSync(join(folder, file)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  return html`<ul class="list">
    ${files.map(
      ({ name, at }) =>
        html`<li class="row">
          <a href="/logs/${name}">${name}</a> <span class="meta">${when(at)}</span>
        </li>`,
    )}
  </ul>`;
}

export function logPage(folder: string | undefined, name: string): Html {
  const file = folder && join(folder, `${name}.log`);
  if (!file || !existsSync(file)) return html`<p>아직 로그가 없습니다.</p>`;
  return html`<pre>${tailOf(file) || "아직 로그가 없습니다."}</pre>`;
}
