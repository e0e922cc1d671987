import type { Language } from "@bupum/shared/kernel/language/language-of";
import { languageOfPath } from "@bupum/shared/kernel/language/site-path";
import { isNarrowed } from "@bupum/shared/sites/head/narrowed";
import { type Tag, tagsOf, titleOf } from "@bupum/shared/sites/head/tags";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLocale } from "use-intl";

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Absolute address of a picture for social cards. */
  image?: string;
  /** The page is an article itself, not a page about something. */
  isArticle?: boolean;
  /** The path of the page's feed. */
  feed?: string;
  /** Not indexed: pages behind the login. A narrowed list of parts is never indexed (S2-13). */
  hidden?: boolean;
}

function put({ tag, attributes }: Tag) {
  const [[name, value] = ["", ""]] = Object.entries(attributes);
  const found = document.head.querySelector(`${tag}[${name}="${value}"]`);
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [key, said] of Object.entries(attributes))
    if (element.getAttribute(key) !== said) element.setAttribute(key, said);
}

/** Writes title, description, canonical, language alternates and social cards. */
function writeHead(page: PageHeadProps, siteName: string, language: Language): void {
  const { rest } = languageOfPath(location.pathname);
  const hidden = page.hidden || isNarrowed(rest, location.search);
  const head = { ...page, description: page.description ?? "", hidden };
  const title = titleOf(head, siteName);
  // What is written anew costs a page its styles, the same text too.
  if (document.title !== title) document.title = title;
  const { documentElement: root } = document;
  if (root.lang !== language) root.lang = language;
  if (!page.image) document.head.querySelector('meta[property="og:image"]')?.remove();
  if (!page.feed) document.head.querySelector('link[type="application/rss+xml"]')?.remove();
  tagsOf(head, { origin: location.origin, siteName, language, rest }).forEach(put);
}

/**
 * The head of a page. It rewrites the tags that index.html already has, so that there is exactly
 * one title and one canonical link after every step.
 */
export function PageHead({ siteName, ...page }: PageHeadProps & { siteName: string }) {
  const language = useLocale();
  // A page that stands in place of several, as where somebody may not enter, is not drawn anew.
  useLocation();
  const { title, description, image, isArticle, feed, hidden } = page;
  useEffect(() => {
    writeHead(
      {
        title,
        ...(description && { description }),
        ...(image && { image }),
        ...(isArticle && { isArticle }),
        ...(feed && { feed }),
        ...(hidden && { hidden }),
      },
      siteName,
      language,
    );
  });
  return null;
}
