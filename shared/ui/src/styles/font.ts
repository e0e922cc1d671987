const load = () =>
  void import("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css");

/**
 * Fetches Pretendard's dynamic subset once the page has loaded, on wide screens only, and never
 * for Chinese: a normal import costs 14 Lighthouse points on phones (U4-2).
 */
export function loadFontLater(language: string): void {
  if (language === "zh" || !matchMedia("(min-width: 62em)").matches) return;
  if (document.readyState === "complete") load();
  else addEventListener("load", load, { once: true });
}
