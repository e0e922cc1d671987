import { languages, type Language } from "@bupum/shared/kernel/language-of";
import { useEffect } from "react";
import { useLocale } from "use-intl";

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Absolute address of a picture for social cards. */
  image?: string;
  /** Kept out of search engines: pages behind the login. */
  hidden?: boolean;
}

/** Languages with a path of their own; Korean has none (UI.md 4). */
export const prefixOf = (language: Language): string => (language === "ko" ? "" : `/${language}`);

/** The language that an address is written in, and the rest of its path. */
export function languageOfPath(path: string): { language: Language; rest: string } {
  const language = languages.find((known) => known !== "ko" && path.split("/")[1] === known);
  if (!language) return { language: "ko", rest: path };
  return { language, rest: path.slice(language.length + 1) || "/" };
}

const locales: Record<Language, string> = { ko: "ko_KR", en: "en_US", zh: "zh_CN" };

function put(selector: string, tag: "meta" | "link", attributes: Record<string, string>) {
  const found = document.head.querySelector(selector);
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

const meta = (kind: "name" | "property", key: string, content: string) =>
  put(`meta[${kind}="${key}"]`, "meta", { [kind]: key, content });

/** Writes title, description, canonical, language alternates and social cards. */
export function writeHead(page: PageHeadProps, siteName: string, language: Language): void {
  const { rest } = languageOfPath(location.pathname);
  const address = (of: Language) => location.origin + prefixOf(of) + (rest === "/" ? "" : rest);
  const at = (of: Language) => address(of) || location.origin;
  const description = page.description ?? "";
  document.title = page.title === siteName ? siteName : `${page.title} - ${siteName}`;
  document.documentElement.lang = language;
  meta("name", "description", description);
  meta("name", "robots", page.hidden ? "noindex" : "index, follow");
  meta("property", "og:site_name", siteName);
  meta("property", "og:type", "website");
  meta("property", "og:title", document.title);
  meta("property", "og:description", description);
  meta("property", "og:url", at(language));
  meta("property", "og:locale", locales[language]);
  meta("name", "twitter:card", page.image ? "summary_large_image" : "summary");
  if (page.image) meta("property", "og:image", page.image);
  else document.head.querySelector('meta[property="og:image"]')?.remove();
  put('link[rel="canonical"]', "link", { rel: "canonical", href: at(language) });
  for (const of of languages)
    put(`link[hreflang="${of}"]`, "link", { rel: "alternate", hreflang: of, href: at(of) });
  put('link[hreflang="x-default"]', "link", {
    rel: "alternate",
    hreflang: "x-default",
    href: at("ko"),
  });
}

/**
 * The head of a page. It rewrites the tags that index.html (or the stamped answer) already has, so
 * that there is exactly one title and one canonical link after every step.
 */
export function PageHead({ siteName, ...page }: PageHeadProps & { siteName: string }) {
  const language = useLocale() as Language;
  const { title, description, image, hidden } = page;
  useEffect(() => {
    writeHead(
      {
        title,
        ...(description && { description }),
        ...(image && { image }),
        ...(hidden && { hidden }),
      },
      siteName,
      language,
    );
  });
  return null;
}
