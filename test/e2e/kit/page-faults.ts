// Each runs in the page, and so uses nothing of its file.

/** One title, the language of the page, and on the public site one address. */
export function headFaults(language: string): string[] {
  const faults: string[] = [];
  const titles = [...document.querySelectorAll("head > title")];
  if (titles.length !== 1 || document.title.trim() === "")
    faults.push(`has ${titles.length} titles: "${document.title}"`);
  if (document.documentElement.lang !== language)
    faults.push(`is in the language "${document.documentElement.lang}"`);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')];
  const addresses = links.map((link) => link.getAttribute("href")).join(" ");
  const { origin, pathname } = location;
  const isAdmin = pathname.startsWith("/admin");
  if (addresses !== (isAdmin ? "" : origin + pathname.replace(/\/$/, "")))
    faults.push(`says that its address is "${addresses}"`);
  return faults;
}

/** Whether a page still loads, and whether something of it moves without an end. */
export function stateOf(): { isBusy: boolean; isMoving: boolean } {
  return {
    isBusy:
      document.querySelector('[data-frame], [aria-busy="true"], output[class*="loading"]') !==
        null || (document.querySelector("main")?.textContent ?? "") === "",
    isMoving: document
      .getAnimations()
      .some(({ effect }) => effect?.getTiming().iterations === Infinity),
  };
}

/** What stands out sideways, and failures that it shows. */
export function shownFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const states = [...document.querySelectorAll<HTMLElement>("[data-failure]")];
  return [
    ...(scrollWidth > clientWidth
      ? [`stands out sideways by ${scrollWidth - clientWidth} px`]
      : []),
    ...states.map((state) => `shows a failure: ${state.dataset["failure"]}`),
  ];
}

/** Links that a finger on their middle does not hit; bars may float over them. */
export function coveredLinks(): string[] {
  return [...document.querySelectorAll("main a[href]")].flatMap((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!hit || width === 0 || hit.contains(link) || link.contains(hit)) return [];
    for (let over: Element | null = hit; over; over = over.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(over).position)) return [];
    return [`lays ${hit.outerHTML.slice(0, 60)} over the link "${link.textContent}"`];
  });
}
