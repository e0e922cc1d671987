import { attributesOf, type Html, scriptJson } from "./html.ts";
import { type Head, type Place, tagsOf, titleOf } from "./tags.ts";

export interface Stamp extends Place {
  head: Head;
  main: Html;
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * index.html with the head and the plain text of one page. `data-stamped` marks what the site
 * removes before it renders; the site replaces title and tags itself. Replacements are functions,
 * because a name may contain `$&`.
 */
export function stampPage(index: string, { head, main, ...place }: Stamp): string {
  const tags = tagsOf(head, place).map(
    ({ tag, attributes }) => `<${tag}${attributesOf(attributes)} data-stamped />`,
  );
  const data = (head.data ?? []).map(
    (one) => `<script type="application/ld+json" data-stamped>${scriptJson(one)}</script>`,
  );
  const title = `<title>${escapeText(titleOf(head, place.siteName))}</title>`;
  return index
    .replace(/<html lang="[^"]*"/, () => `<html lang="${place.language}"`)
    .replace(/<meta\s+name="description"[^>]*>\s*/, () => "")
    .replace(/<title>[^<]*<\/title>/, () => [title, ...tags, ...data].join("\n    "))
    .replace(/<div id="root">/, () => `${main.text}\n    <div id="root">`);
}
